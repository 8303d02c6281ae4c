import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { addressInput, type AddressValues } from '#contract/delivery/address-form.ts'
import { planOf } from '#machines/delivery/schedule/schedule.selectors.ts'
import { emptyAddress } from '#src/views/account/address/address-form-values.ts'
import { useAddressForm } from '#src/views/account/address/use-address-form.ts'
import { useOwnName } from '#src/views/account/address/use-own-name.ts'
import { useDrafts } from '#src/views/checkout/drafts.ts'
import type { CheckoutActors } from '#src/views/platform/hooks/use-checkout-actors.ts'
import { useKnownCities } from './use-known-cities.ts'

export const NEW_ADDRESS = 'new-address'

/** Whether the form for a new address is open: on request, or when there is no address. */
export function useNewAddress(actors: CheckoutActors) {
  const { delivery, schedule } = actors
  const { drafts, change } = useDrafts()
  const name = useOwnName()
  const context = useSelector(delivery, (snapshot) => snapshot.context)
  const { addresses, cartShippingAddress, showEditShippingModal } = context
  const isPickup = useSelector(schedule, (snapshot) => planOf(snapshot).is_pickup)
  const isPending = useSelector(delivery, (snapshot) => snapshot.hasTag('pending'))
  const isUnreachable = useSelector(delivery, (snapshot) => snapshot.hasTag('unreachable'))
  const isKnown = !isPending && !isUnreachable
  const hasOthers = addresses.length > 0 || cartShippingAddress !== null
  const values = drafts.address ?? { ...emptyAddress, name }
  const cities = useKnownCities(actors)
  const form = useAddressForm({ prefix: NEW_ADDRESS, initial: values })
  const forget = () => change({ address: null })
  useClosedWhenSaved(delivery, forget)
  // without another address the form stays open while it is saved
  const isOnly = !hasOthers && (isKnown || drafts.address !== null)
  const isOpen = !isPickup && (showEditShippingModal || isOnly)
  return {
    isOpen,
    /** the addresses are not loaded yet */
    isLoading: !isPickup && isPending && !hasOthers && !isOpen,
    hasOthers,
    values,
    cities,
    errors: form.errors,
    problems: form.problems,
    open: () => delivery.send({ type: 'address.edit' }),
    close: () => {
      forget()
      delivery.send({ type: 'address.cancel' })
    },
    change: (address: AddressValues) => change({ address }),
    leave: form.leave,
    check: () => form.check().kind === 'valid',
    event: { type: 'address.save' as const, address: addressInput(values) },
  }
}

export type NewAddress = ReturnType<typeof useNewAddress>

/** Discards the typed values when the machine has saved the form; after a failure they stay. */
function useClosedWhenSaved(delivery: CheckoutActors['delivery'], close: () => void): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    const subscription = delivery.on('addressForm.saved', () => latest.current())
    return () => subscription.unsubscribe()
  }, [delivery])
}
