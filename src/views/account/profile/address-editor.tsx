import { useEffect, useState } from 'react'
import { type AddressSave, addressBookCalls, type BookAddress } from '#contract/delivery/address-book.ts'
import type { ShippingAddress } from '#contract/delivery/delivery.ts'
import { joinedErrors } from '#contract/platform/failure.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import type { KnownCity } from '#src/views/account/address/known-cities.ts'
import { AddressFields } from '#src/views/account/address/address-fields.tsx'
import {
  addressInput,
  type AddressValues,
  emptyAddress,
} from '#src/views/account/address/address-form-values.ts'
import { useAddressForm } from '#src/views/account/address/use-address-form.ts'
import { useOwnName } from '#src/views/account/address/use-own-name.ts'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './profile.css.ts'
import { refreshAddresses } from './refresh-addresses.ts'

const PREFIX = 'book'

export const addressForm: FormDefinition<AddressSave> = {
  send: sendAs(addressBookCalls.saveBookAddress),
  successText: () => 'The address is saved.',
  onAccepted: refreshAddresses,
}

export type AddressFormActor = FormActor<AddressSave>

interface AddressEditorProps {
  /** under which the heading gets the focus */
  readonly mode: string
  readonly form: AddressFormActor
  /** null: a new one */
  readonly address: ShippingAddress | null
  readonly cities: readonly KnownCity[]
  readonly onClose: () => void
}

/** The form for an address of the book. */
export function AddressEditor({ mode, form, address, cities, onClose }: AddressEditorProps) {
  const name = useOwnName()
  const [values, setValues] = useState(() => valuesOf(address) ?? { ...emptyAddress, name })
  const fields = useAddressForm(PREFIX, values)
  const { isPending, refusal } = useFormActor(form)
  const [presses, setPresses] = useState(0)
  const [isSent, setSent] = useState(false)
  const offline = useOffline()
  useClosedWhenSaved(form, onClose)
  const submit = () => {
    setPresses(presses + 1)
    const isRight = fields.check()
    setSent(isRight)
    if (!isRight) return
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: { address: inputOf(values, address) } })
  }
  const refused = isSent && refusal !== null ? [{ text: joinedErrors(refusal) }] : []
  return (
    <div className={css.editor}>
      <h3 tabIndex={-1} data-focus={mode}>
        {address === null ? 'New address' : 'Edit address'}
      </h3>
      <Form onSubmit={submit}>
        <ErrorSummary
          problems={fields.problems.length > 0 ? fields.problems : refused}
          attempt={presses * 2 + refused.length}
          headingLevel="h3"
        />
        <AddressFields
          prefix={PREFIX}
          section="shipping"
          values={values}
          errors={fields.errors}
          cities={cities}
          onChange={setValues}
          onLeave={fields.leave}
        />
        <Cluster>
          <Button tone="primary" type="submit" busy={isPending} blockedReason={offline}>
            Save address
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Cluster>
      </Form>
    </div>
  )
}

function useClosedWhenSaved(form: AddressFormActor, onClose: () => void): void {
  useEffect(() => {
    const subscription = form.on('form.accepted', onClose)
    return () => subscription.unsubscribe()
  }, [form, onClose])
}

const valuesOf = (address: ShippingAddress | null): AddressValues | null =>
  address && {
    name: address.name,
    company: address.company ?? '',
    street_address: address.street_address,
    suburb: address.suburb ?? '',
    postcode: address.postcode,
    city: address.city,
    state: address.state,
  }

/** The form has no telephone, so that of an edited address stays. */
function inputOf(values: AddressValues, address: ShippingAddress | null): BookAddress {
  const { is_customer_address: _, ...input } = addressInput(values)
  if (address === null) return input
  return { ...input, shipping_address_id: address.shipping_address_id, telephone: address.telephone }
}
