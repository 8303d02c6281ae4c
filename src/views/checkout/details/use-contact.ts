import { useSelector } from '@xstate/react'
import { MESSAGES } from '#contract/platform/messages.ts'
import { isUsPhone } from '#contract/platform/phone.ts'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { formatPhone, phoneDigits, phoneOf } from '#src/views/account/address/phone.ts'
import { useDrafts } from '#src/views/checkout/drafts.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { useOwnName } from '#src/views/account/address/use-own-name.ts'

/** The contact of the order: the draft, else the saved value, else from the account. */
export function useContact({ schedule, stepCompletion }: CheckoutActors) {
  const { drafts, change } = useDrafts()
  const { customer } = useSession()
  const ownName = useOwnName()
  const pickup = useSelector(schedule, planOf)
  const known = phoneOf(customer)
  const digits = phoneDigits(drafts.contactPhone ?? pickup.pickup_phone ?? known)
  const name = drafts.contactName ?? pickup.pickup_name ?? ownName
  const isSaved =
    phoneDigits(pickup.pickup_phone ?? '') === digits &&
    (!pickup.is_pickup || (pickup.pickup_name ?? '') === name.trim())
  const edit = (part: { readonly contactPhone: string } | { readonly contactName: string }) => {
    change(part)
    stepCompletion.send({ type: 'contact.edited' })
  }
  return {
    digits,
    name,
    isSaved,
    phoneError: phoneErrorOf(digits),
    nameError: pickup.is_pickup && name.trim() === '' ? MESSAGES.required : null,
    changePhone: (contactPhone: string) => edit({ contactPhone }),
    changeName: (contactName: string) => edit({ contactName }),
    event: {
      type: 'contact.save' as const,
      pickup_name: name.trim() || null,
      pickup_phone: digits === '' ? null : formatPhone(digits),
    },
  }
}

function phoneErrorOf(digits: string): string | null {
  if (digits === '') return MESSAGES.required
  return isUsPhone(digits) ? null : 'Enter a ten-digit phone number, for example (417) 555-0140.'
}
