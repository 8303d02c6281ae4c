import { useState } from 'react'
import { type AddressRemoval, addressBookCalls } from '#contract/delivery/address-book.ts'
import type { ShippingAddress } from '#contract/delivery/delivery.ts'
import { outdateAddresses } from '#src/services/platform/outdated-lists.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { useFocusOfMode } from '#src/ui/focus/use-focus-of-mode.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './profile.css.ts'

export const addressRemovalForm: FormDefinition<AddressRemoval> = {
  send: sendAs(addressBookCalls.removeBookAddress),
  successText: () => 'The address is removed.',
  onAccepted: (_, { queries }) => void outdateAddresses(queries),
}

export type AddressRemovalActor = FormActor<AddressRemoval>

interface AddressCardProps {
  readonly address: ShippingAddress
  readonly removal: AddressRemovalActor
  /** under which the card gets the focus */
  readonly focusMode: string
  readonly onEdit: () => void
}

/** An address of the book with its actions. */
export function AddressCard({ address, removal, focusMode, onEdit }: AddressCardProps) {
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
        <Removing address={address} removal={removal} onKeep={() => setRemoving(false)} />
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

interface RemovingProps extends Pick<AddressCardProps, 'address' | 'removal'> {
  readonly onKeep: () => void
}

function Removing({ address, removal, onKeep }: RemovingProps) {
  const { isPending } = useFormActor(removal)
  const offline = useOffline()
  const remove = () => {
    removal.send({ type: 'form.edit' })
    removal.send({ type: 'form.submit', request: { id: address.shipping_address_id } })
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
