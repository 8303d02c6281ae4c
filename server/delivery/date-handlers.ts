import type { accountCalls } from '#contract/account.ts'
import { ownerOf } from '#server/carts/cart-owner.ts'
import { currentCart } from '#server/carts/cart-row.ts'
import type { Handlers, SessionContext } from '#server/http/handler.ts'
import { openDays } from './open-days.ts'
import { pickupTimes } from './working-days.ts'

type DateCalls = Pick<
  typeof accountCalls,
  'loadAvailablePickupTimes' | 'loadAvailableShipDates' | 'loadAvailableShipDatesPickup'
>

/** The calls of the account group that belong to delivery: days and times in central time. */
export const dateHandlers: Handlers<DateCalls> = {
  loadAvailablePickupTimes: async ({ body }, context) => {
    const { pickup } = await daysOf(context)
    return { success: true, data: [...pickupTimes(body.selectedDate, pickup)] }
  },
  loadAvailableShipDates: async (_, context) => {
    const { ship } = await daysOf(context)
    return { success: true, data: [...ship] }
  },
  loadAvailableShipDatesPickup: async (_, context) => {
    const { pickup } = await daysOf(context)
    return { success: true, data: [...pickup] }
  },
}

async function daysOf(context: SessionContext) {
  const cart = await currentCart(context.db, ownerOf(context))
  return openDays(context.db, context.now(), cart.rush_shipping)
}
