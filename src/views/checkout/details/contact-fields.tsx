import { useSelector } from '@xstate/react'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { TextField } from '#src/ui/form/text-field.tsx'
import { formatPhone, phoneDigits } from '#src/views/account/address/phone.ts'
import { MaskedField } from '#src/views/checkout/masked-field.tsx'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import * as css from '#src/views/account/address/address-form.css.ts'
import type { useContact } from './use-contact.ts'

export const PHONE_FIELD = 'contact-phone'
export const NAME_FIELD = 'contact-name'

export interface ContactFieldsProps {
  actors: CheckoutActors
  contact: ReturnType<typeof useContact>
  shows: { readonly phone: boolean; readonly name: boolean }
  onLeave: (field: 'phone' | 'name') => void
}

/** The contact phone and, for pickup, the name of the person. */
export function ContactFields({ actors: { schedule }, contact, shows, onLeave }: ContactFieldsProps) {
  const isPickup = useSelector(schedule, (snapshot) => planOf(snapshot).is_pickup)
  return (
    <div className={css.contact}>
      {isPickup && (
        <TextField
          id={NAME_FIELD}
          label="Who picks it up"
          hint="Bring a photo ID with this name"
          enter="blur"
          autoComplete="name"
          maxLength={80}
          value={contact.name}
          error={shows.name ? (contact.nameError ?? undefined) : undefined}
          onChange={(event) => contact.changeName(event.currentTarget.value)}
          onBlur={() => onLeave('name')}
        />
      )}
      <MaskedField
        id={PHONE_FIELD}
        label="Contact phone"
        hint={isPickup ? 'We call when the order is ready' : 'The carrier calls before delivery'}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        digits={contact.digits}
        format={formatPhone}
        clean={phoneDigits}
        error={shows.phone ? (contact.phoneError ?? undefined) : undefined}
        onDigits={contact.changePhone}
        onBlur={() => onLeave('phone')}
      />
    </div>
  )
}
