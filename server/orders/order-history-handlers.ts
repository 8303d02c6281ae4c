import type { orderHistoryCalls } from '#contract/orders/order-history.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { selectOrders } from './orders.ts'

export const orderHistoryHandlers: Handlers<typeof orderHistoryCalls> = {
  selectOrders: ({ body }, context) => selectOrders(context, context.session, body),
}
