import { useState } from 'react'
import {
  type AddressRemoval,
  addressBookCalls,
  type DefaultAddress,
} from '#contract/delivery/address-book.ts'
import type { ListedAddress } from '#contract/delivery/delivery.ts'
import { sendAs } from '#src/services/platform/form-submission.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { useFocusOfMode } from '#src/ui/focus/use-focus-of-mode.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import type { FormDefinition } from '#src/views/platform/form/form-definition.ts'
import { type FormActor, useFormActor } from '#src/views/platform/hooks/use-form-actor.ts'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './profile.css.ts'
import { refreshAddresses } from './refresh-addresses.ts'

export const addressRemovalForm: FormDefinition<AddressRemoval> = {
  send: sendAs(addressBookCalls.removeBookAddress),
  successText: () => 'The address is removed.',
  onAccepted: refreshAddresses,
}

export const defaultAddressForm: FormDefinition<DefaultAddress> = {
  send: sendAs(addressBookCalls.setDefaultAddress),
  successText: () => 'New carts ship to this address.',
  onAccepted: refreshAddresses,
}

export type AddressRemovalActor = FormActor<AddressRemoval>
export type DefaultAddressActor = FormActor<DefaultAddress>

interface AddressCardProps {
  readonly address: ListedAddress
  readonly removal: AddressRemovalActor
  readonly choice: DefaultAddressActor
  /** under which the card gets the focus */
  readonly focusMode: string
  readonly onEdit: () => void
}

/** An address of the book with its actions. */
export function AddressCard({ address, removal, choice, focusMode, onEdit }: AddressCardProps) {
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
      {address.is_default && (
        <span className={css.note}>
          <Badge tone="info">Default</Badge> New carts ship to it.
        </span>
      )}
      {isRemoving ? (
        <Removing address={address} removal={removal} onKeep={() => setRemoving(false)} />
      ) : (
        <Cluster>
          {!address.is_default && <MakeDefault address={address} named={named} choice={choice} />}
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

interface MakeDefaultProps extends Pick<AddressCardProps, 'address' | 'choice'> {
  readonly named: string
}

function MakeDefault({ address: { shipping_address_id: id }, named, choice }: MakeDefaultProps) {
  const { isPending } = useFormActor(choice)
  const [isAsked, setAsked] = useState(false)
  const offline = useOffline()
  const choose = () => {
    setAsked(true)
    choice.send({ type: 'form.edit' })
    choice.send({ type: 'form.submit', request: { id } })
  }
  return (
    <Button
      size="sm"
      tone="outline"
      busy={isPending && isAsked}
      blockedReason={offline}
      aria-label={`Make default: ${named}`}
      onClick={choose}
    >
      Make default
    </Button>
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

const linesOf = (address: ListedAddress): readonly string[] =>
  [
    address.name,
    address.company,
    address.street_address,
    address.suburb,
    `${address.city}, ${address.state} ${address.postcode}`,
    address.telephone,
  ].filter((line): line is string => line !== null && line !== '')
