import { queryOptions } from '@tanstack/react-query'
import { CANCELLED_STATUS, FIVE_HOURS, FIVE_MINUTES, ORDER_STATUSES } from '#contract/platform/constants.ts'
import { type Order, orderHistoryCalls } from '#contract/orders/order-history.ts'
import { ORDERS_KEY } from '#src/services/platform/outdated-lists.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

const LATEST = 20
export const MOST_LISTED = 50
const PER_PAGE = 10

/** Open orders, completed ones by page, and the latest of all. */
export type OrderList = keyof typeof ORDER_STATUSES

const requestOf = (list: OrderList, page: number) => {
  const cancelled = list === 'previous' ? [CANCELLED_STATUS] : []
  const request = {
    statuses: [...ORDER_STATUSES[list], ...cancelled],
    limit: MOST_LISTED,
    without_lines: true,
  }
  return list === 'complete' ? { ...request, items_per_page: PER_PAGE, page } : request
}

export const ordersQuery = ({ call, projectId, level }: QueryScope, list: OrderList, page: number) =>
  queryOptions({
    queryKey: [ORDERS_KEY, projectId, level, list, page],
    queryFn: ({ signal }) =>
      call(orderHistoryCalls.selectOrders, { body: requestOf(list, page) }, { signal }),
    // the page shown before stays, busy, until the next one has come; that of another list does not
    placeholderData: (shown, query) => (query?.queryKey.at(3) === list ? shown : undefined),
    ...(list === 'open' ? { staleTime: FIVE_HOURS, gcTime: FIVE_HOURS } : { staleTime: FIVE_MINUTES }),
    retry: false,
  })

/** An order of the customer, or null where there is none. Fetched each time it is opened. */
export const orderQuery = ({ call, projectId, level }: QueryScope, ordersId: number) =>
  queryOptions({
    queryKey: [ORDERS_KEY, projectId, level, ordersId],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { orders } = await call(
        orderHistoryCalls.selectOrders,
        { body: { orders_id: ordersId } },
        { signal },
      )
      return orders[0] ?? null
    },
    retry: false,
  })

/** The order made from a cart, or null when it is not among the latest open orders. */
export const orderOfCartQuery = ({ call, projectId, level }: QueryScope, cartId: number | null) =>
  queryOptions({
    queryKey: ['order-of-cart', projectId, level, cartId],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { orders } = await call(orderHistoryCalls.selectOrders, { body: { limit: LATEST } }, { signal })
      return orders.find((order) => order.cart_id === cartId) ?? null
    },
    enabled: cartId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
