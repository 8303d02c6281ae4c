import { useState } from 'react'
import { type AddressSave, addressBookCalls, type BookAddress } from '#contract/delivery/address-book.ts'
import type { AddressValues } from '#contract/delivery/address-form.ts'
import type { AddressInput, ShippingAddress } from '#contract/delivery/delivery.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import type { KnownCity } from '#src/views/account/address/known-cities.ts'
import { AddressFields } from '#src/views/account/address/address-fields.tsx'
import { emptyAddress } from '#src/views/account/address/address-form-values.ts'
import { useAddressForm } from '#src/views/account/address/use-address-form.ts'
import { useOwnName } from '#src/views/account/address/use-own-name.ts'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor, useWhenAccepted } from '#src/views/platform/hooks/use-form-actor.ts'
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
  const [initial] = useState(() => valuesOf(address) ?? { ...emptyAddress, name })
  const { isPending, refusal } = useFormActor(form)
  const [isSent, setSent] = useState(false)
  const offline = useOffline()
  useWhenAccepted(form, onClose)
  const fields = useAddressForm({
    prefix: PREFIX,
    initial,
    // one from before is of another address
    refusal: isSent ? refusal : null,
    submit: (input) => {
      setSent(true)
      form.send({ type: 'form.edit' })
      form.send({ type: 'form.submit', request: { address: bookAddress(input, address) } })
    },
  })
  return (
    <div className={css.editor}>
      <h3 tabIndex={-1} data-focus={mode}>
        {address === null ? 'New address' : 'Edit address'}
      </h3>
      <Form onSubmit={fields.handleSubmit}>
        <ErrorSummary problems={fields.problems} attempt={fields.attempt} headingLevel="h3" />
        <AddressFields
          prefix={PREFIX}
          section="shipping"
          values={fields.values}
          errors={fields.errors}
          cities={cities}
          onChange={fields.change}
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
function bookAddress(input: AddressInput, address: ShippingAddress | null): BookAddress {
  const { is_customer_address: _, ...entry } = input
  if (address === null) return entry
  return { ...entry, shipping_address_id: address.shipping_address_id, telephone: address.telephone }
}
