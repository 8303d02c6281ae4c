import type { orderHistoryCalls } from '#contract/orders/order-history.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { selectOrders } from './orders.ts'

export const orderHistoryHandlers: Handlers<typeof orderHistoryCalls> = {
  selectOrders: ({ body }, { db, session }) => selectOrders(db, session.customerId, session.projectId, body),
}
