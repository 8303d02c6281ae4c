import type { Pickup } from '#contract/carts.ts'
import type { PickupSaved, ScheduleContext } from './schedule.types.ts'

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

export const withTime = (pickup: Pickup, time: string): Pickup => ({ ...pickup, pickup_time: time })

/** What a choice made during a save is added to. */
export const latestDraft = ({ draft, nextDraft }: ScheduleContext): Pickup => nextDraft ?? draft

/** What became of a save of the pickup record. */
export type PickupVerdict = 'wayChanged' | 'saved' | 'refused'

export function verdictOn(answer: PickupSaved, { pickup, draft }: ScheduleContext): PickupVerdict {
  if (!answer.success) return 'refused'
  return savedIn(answer, draft).is_pickup === pickup.is_pickup ? 'saved' : 'wayChanged'
}

/** The record as the server keeps it: a day that has passed is not kept. */
export const savedIn = ({ data }: PickupSaved, draft: Pickup): Pickup => data ?? draft
