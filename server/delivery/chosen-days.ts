import type { CartRow } from '#server/cart/cart-row.ts'
import { longDay } from '#server/platform/central-time.ts'
import { pickupTimes } from './working-days.ts'

/** The days that a customer has chosen for a cart, `YYYY-MM-DD`, and the time of the pickup, `HH:00`. */
export type ChosenDays = Pick<CartRow, 'is_pickup' | 'pickup_date' | 'pickup_time' | 'ship_date'>

/**
 * Why the chosen day or time is not offered any more, as a sentence, or null; what is not chosen is no error.
 * @param days those offered now for the delivery method of the cart
 */
export function chosenDaysError(chosen: ChosenDays, days: readonly string[]): string | null {
  const { is_pickup, pickup_date, pickup_time, ship_date } = chosen
  if (!is_pickup)
    return ship_date === null || days.includes(ship_date)
      ? null
      : `This order can no longer ship on ${longDay(ship_date)}. Choose another ship date.`
  if (pickup_date === null) return null
  if (!days.includes(pickup_date))
    return `This order can no longer be picked up on ${longDay(pickup_date)}. Choose another day.`
  return pickup_time === null || isPickupTime(pickup_date, pickup_time, days)
    ? null
    : `The pickup time on ${longDay(pickup_date)} is not offered any more. Choose another time.`
}

/** The same without what is not offered any more, so that it has to be chosen again. */
export function offeredOf<T extends ChosenDays>(chosen: T, days: readonly string[]): T {
  const { is_pickup, pickup_date, pickup_time, ship_date } = chosen
  const shipDate = !is_pickup && ship_date !== null && days.includes(ship_date) ? ship_date : null
  const pickupDate = is_pickup && pickup_date !== null && days.includes(pickup_date) ? pickup_date : null
  const hasTime = pickupDate !== null && pickup_time !== null && isPickupTime(pickupDate, pickup_time, days)
  return {
    ...chosen,
    ship_date: shipDate,
    pickup_date: pickupDate,
    pickup_time: hasTime ? pickup_time : null,
  }
}

export const isPickupTime = (day: string, time: string, days: readonly string[]): boolean =>
  pickupTimes(day, days).some(({ value }) => value === time)
