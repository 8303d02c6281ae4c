import type { Pickup } from '#contract/delivery/delivery.ts'
import type { PickupSaved, ScheduleContext } from './schedule.types.ts'

/** Clears the dates, because freight and pickup have different ones. */
export const withWay = (pickup: Pickup, isPickup: boolean): Pickup =>
  pickup.is_pickup === isPickup
    ? pickup
    : { ...pickup, is_pickup: isPickup, pickup_date: null, pickup_time: null, ship_date: null }

export const withContact = (pickup: Pickup, name: string | null, phone: string | null): Pickup => ({
  ...pickup,
  pickup_name: name,
  pickup_phone: phone,
})

/** Clears the time, because another pickup date has different ones. */
export const withDate = (pickup: Pickup, date: string): Pickup =>
  pickup.is_pickup ? { ...pickup, pickup_date: date, pickup_time: null } : { ...pickup, ship_date: date }

export const withTime = (pickup: Pickup, time: string): Pickup => ({ ...pickup, pickup_time: time })

export const isScheduled = ({ is_pickup, pickup_date, pickup_time, ship_date }: Pickup): boolean =>
  is_pickup ? pickup_date !== null && pickup_time !== null : ship_date !== null

/** The base to which a choice made during a save is applied. */
export const latestDraft = ({ draft, nextDraft }: ScheduleContext): Pickup => nextDraft ?? draft

/** The outcome of saving the pickup record. */
export type PickupVerdict = 'wayChanged' | 'saved' | 'refused'

export function verdictOn(answer: PickupSaved, { pickup, draft }: ScheduleContext): PickupVerdict {
  if (!answer.success) return 'refused'
  return savedIn(answer, draft).is_pickup === pickup.is_pickup ? 'saved' : 'wayChanged'
}

/** The record as stored by the server, which drops what is not offered any more. */
export const savedIn = ({ data }: PickupSaved, draft: Pickup): Pickup => data ?? draft
