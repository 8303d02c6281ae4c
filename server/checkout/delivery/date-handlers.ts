import type { accountCalls } from '#contract/account/account.ts'
import { cartOfCall } from '#server/cart/customer-cart.ts'
import type { Handlers, SessionContext } from '#server/platform/http/handler.ts'
import { openDays } from '#server/delivery/open-days.ts'
import { pickupTimes } from '#server/delivery/working-days.ts'

/** Dates and times of delivery, in central time. */
export const dateHandlers: Handlers<typeof accountCalls> = {
  loadAvailablePickupTimes: async ({ body }, context) => {
    const days = await daysOf(context, true)
    return { success: true, data: [...pickupTimes(body.selectedDate, days)] }
  },
  loadAvailableShipDates: async (_, context) => ({
    success: true,
    data: [...(await daysOf(context, false))],
  }),
  loadAvailableShipDatesPickup: async (_, context) => ({
    success: true,
    data: [...(await daysOf(context, true))],
  }),
}

async function daysOf(context: SessionContext, is_pickup: boolean): Promise<readonly string[]> {
  const { rush_shipping } = await cartOfCall(context)
  return openDays(context.db, context.now(), { is_pickup, rush_shipping })
}
