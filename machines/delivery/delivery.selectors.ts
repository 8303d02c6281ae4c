import type { SnapshotFrom } from 'xstate'
import type { AddressChoice } from './delivery.types.ts'
import type { deliveryMachine } from './delivery.machine.ts'

export type DeliverySnapshot = SnapshotFrom<typeof deliveryMachine>

/** The address to show as selected: the latest choice, or that of the cart. */
export function chosenAddressOf(snapshot: DeliverySnapshot): AddressChoice | null {
  const { cartShippingAddress, addressChoice, nextAddressChoice } = snapshot.context
  if (nextAddressChoice !== null) return nextAddressChoice
  return snapshot.hasTag('pending') && addressChoice !== null ? addressChoice : cartShippingAddress
}
