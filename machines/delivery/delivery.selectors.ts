import type { SnapshotFrom } from 'xstate'
import type { Pickup } from '#contract/carts.ts'
import type { AddressChoice } from './delivery.types.ts'
import type { deliveryMachine } from './delivery.machine.ts'

export type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>

/** The plan to show: the choice that is on its way, a day whose time is still open, or what is saved. */
export function planOf(snapshot: DeliverySnapshot): Pickup {
  const { pickup, draft } = snapshot.context
  if (snapshot.hasTag('schedulePending')) return draft
  return snapshot.matches({ schedule: 'choosingTime' }) ? { ...draft, pickup_time: null } : pickup
}

/** The saved address to show as chosen: the latest choice, or the address of the cart. */
export function chosenAddressOf(snapshot: DeliverySnapshot): AddressChoice | null {
  const { cartShippingAddress, addressChoice, nextAddressChoice } = snapshot.context
  if (nextAddressChoice !== null) return nextAddressChoice
  return snapshot.hasTag('addressPending') && addressChoice !== null ? addressChoice : cartShippingAddress
}

/** The pickup day whose times could not be read; choosing it once more is the second try. */
export function failedDayOf(snapshot: DeliverySnapshot): string | null {
  const { pickup, draft } = snapshot.context
  if (!pickup.is_pickup || !snapshot.matches({ schedule: 'choosingDate' })) return null
  return draft.pickup_date === pickup.pickup_date ? null : draft.pickup_date
}
