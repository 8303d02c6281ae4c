import { useState } from 'react'
import type { ShippingAddress } from '#contract/delivery/delivery.ts'
import { Button } from '#src/ui/action/button.tsx'
import { useFocusOfMode } from '#src/ui/focus/use-focus-of-mode.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './profile.css.ts'

interface AddressCardProps {
  readonly address: ShippingAddress
  readonly form: FormActor
  /** under which the card gets the focus */
  readonly focusMode: string
  readonly onEdit: () => void
}

/** An address of the book with its actions. */
export function AddressCard({ address, form, focusMode, onEdit }: AddressCardProps) {
  const [isRemoving, setRemoving] = useState(false)
  const ref = useFocusOfMode<HTMLLIElement>(isRemoving ? 'removing' : 'actions')
  const named = `${address.name}, ${address.street_address}`
  return (
    <li ref={ref} className={css.entry}>
      <address className={css.address} tabIndex={-1} data-focus={focusMode}>
        {linesOf(address).map((line) => (
          <span key={line} className={css.addressLine}>
            {line}
          </span>
        ))}
      </address>
      {isRemoving ? (
        <Removing address={address} form={form} onKeep={() => setRemoving(false)} />
      ) : (
        <Cluster>
          <Button size="sm" tone="outline" aria-label={`Edit ${named}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            tone="outline"
            data-focus="actions"
            aria-label={`Remove ${named}`}
            onClick={() => setRemoving(true)}
          >
            Remove
          </Button>
        </Cluster>
      )}
    </li>
  )
}

interface RemovingProps extends Pick<AddressCardProps, 'address' | 'form'> {
  readonly onKeep: () => void
}

function Removing({ address, form, onKeep }: RemovingProps) {
  const { isPending } = useFormActor(form)
  const offline = useOffline()
  const remove = () => {
    form.send({ type: 'form.edit' })
    form.send({ type: 'form.submit', request: { kind: 'addressRemoval', id: address.shipping_address_id } })
  }
  return (
    <Cluster>
      <span tabIndex={-1} data-focus="removing">
        Remove this address?
      </span>
      <Button size="sm" tone="danger" busy={isPending} blockedReason={offline} onClick={remove}>
        Remove
      </Button>
      <Button size="sm" onClick={onKeep}>
        Keep
      </Button>
    </Cluster>
  )
}

const linesOf = (address: ShippingAddress): readonly string[] =>
  [
    address.name,
    address.company,
    address.street_address,
    address.suburb,
    `${address.city}, ${address.state} ${address.postcode}`,
    address.telephone,
  ].filter((line): line is string => line !== null && line !== '')
