import type { Pickup } from '#contract/carts.ts'
import type { AddressInput } from '#contract/delivery.ts'
import { isScheduled } from '#machines/checkout-preflight/checkout-preflight.outcome.ts'
import type { AddressChoice, DeliveryContext, PickupSaved } from './delivery.types.ts'

/** Another way of delivery has other days, so that none is chosen any more. */
export const withWay = (pickup: Pickup, isPickup: boolean): Pickup =>
  pickup.is_pickup === isPickup
    ? pickup
    : { ...pickup, is_pickup: isPickup, pickup_date: null, pickup_time: null, ship_date: null }

export const withContact = (pickup: Pickup, name: string | null, phone: string | null): Pickup => ({
  ...pickup,
  pickup_name: name,
  pickup_phone: phone,
})

/** Another pickup day has other times. */
export const withDate = (pickup: Pickup, date: string): Pickup =>
  pickup.is_pickup ? { ...pickup, pickup_date: date, pickup_time: null } : { ...pickup, ship_date: date }

/** What became of a save of the pickup record. */
export type PickupVerdict = 'wayChanged' | 'scheduled' | 'saved' | 'refused'

export function verdictOn(answer: PickupSaved, { pickup, draft }: DeliveryContext): PickupVerdict {
  if (!answer.success) return 'refused'
  if (pickup.is_pickup !== draft.is_pickup) return 'wayChanged'
  return isScheduled(savedIn(answer, draft)) ? 'scheduled' : 'saved'
}

/** The record as the server keeps it: a day that has passed is not kept. */
export const savedIn = ({ data }: PickupSaved, draft: Pickup): Pickup => data ?? draft

export const addressChoiceOf = ({
  shipping_address_id,
  is_customer_address,
}: AddressChoice): AddressChoice => ({
  shipping_address_id,
  is_customer_address,
})

/** Only what was recorded is saved: the chart gets there by the event that records it. */
export function addressChoiceIn({ addressChoice }: DeliveryContext): AddressChoice {
  if (addressChoice === null) throw new Error('an address is set after it is chosen')
  return addressChoice
}

export function addressFormIn({ addressForm }: DeliveryContext): AddressInput {
  if (addressForm === null) throw new Error('an address is saved after it is filled in')
  return addressForm
}
