import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorSummary } from '#src/ui/form/error-summary.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { sectionTitle } from '#src/views/checkout/checkout.css.ts'
import { useDrafts } from '#src/views/checkout/drafts.ts'
import type { Parts } from '#src/views/checkout/use-parts.ts'
import { useRefusal } from '#src/views/checkout/use-refusal.ts'
import { useOffline } from '#src/views/shop/use-offline.ts'
import { AddressFields } from './address-fields.tsx'
import { addressInput, emptyAddress } from './address-form-values.ts'
import * as css from './details.css.ts'
import { useAddressForm } from './use-address-form.ts'
import { useClosedWhenSaved } from './use-closed-when-saved.ts'

const PREFIX = 'new-address'

/** A new address for the book; saving it ships the cart to it. */
export function AddressForm({ parts: { delivery }, canClose }: { parts: Parts; canClose: boolean }) {
  const { drafts, change } = useDrafts()
  const values = drafts.address ?? emptyAddress
  const form = useAddressForm(PREFIX, values)
  const refusal = useRefusal(delivery)
  const [attempt, setAttempt] = useState(0)
  const isPending = useSelector(delivery, (snapshot) => snapshot.hasTag('addressPending'))
  const offline = useOffline()
  const close = () => change({ address: null })
  useClosedWhenSaved(delivery, close)
  const save = () => {
    refusal.forget()
    setAttempt((count) => count + 1)
    if (form.check()) delivery.send({ type: 'address.save', address: addressInput(values) })
  }
  const problems = [...form.problems, ...refusal.errors.map((text) => ({ text }))]
  return (
    <form className={css.form} noValidate aria-labelledby={`${PREFIX}-title`}>
      <h2 id={`${PREFIX}-title`} className={sectionTitle}>
        New address
      </h2>
      <ErrorSummary problems={problems} headingLevel="h3" attempt={attempt + refusal.count} />
      <AddressFields
        prefix={PREFIX}
        section="shipping"
        values={values}
        errors={form.errors}
        onChange={(address) => change({ address })}
        onLeave={form.leave}
      />
      <Cluster>
        <Button tone="secondary" busy={isPending} blockedReason={offline} onClick={save}>
          Save address
        </Button>
        {canClose && (
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
        )}
      </Cluster>
    </form>
  )
}
