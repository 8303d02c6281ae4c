import { queryOptions } from '@tanstack/react-query'
import { CANCELLED_STATUS, FIVE_HOURS, FIVE_MINUTES, ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { type Order, orderHistoryCalls } from '#contract/orders/order-history.ts'
import { ORDERS_KEY } from '#src/services/platform/outdated-lists.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

const LATEST = 20
export const MOST_LISTED = 50
const PER_PAGE = 10

/** Open orders, completed ones by page, and the latest of those that are no longer open. */
export type OrderList = keyof typeof ORDER_STATUSES

export interface OrderSearch {
  /** '': by day only */
  readonly q: string
  /** `YYYY-MM-DD`, the first and the last day */
  readonly from: string | null
  readonly to: string | null
}

const STATUSES: Readonly<Record<OrderList, readonly number[]>> = {
  open: ORDER_STATUSES.open,
  complete: ORDER_STATUSES.complete,
  previous: [...ORDER_STATUSES.complete, CANCELLED_STATUS],
}

export const ordersQuery = (scope: QueryScope, list: OrderList, page: number) => {
  const pages = list === 'complete' ? { items_per_page: PER_PAGE, page } : {}
  const request = { statuses: [...STATUSES[list]], limit: MOST_LISTED, ...pages }
  return queryOptions({
    ...listQuery(scope, list, [page], request),
    ...(list === 'open' ? { staleTime: FIVE_HOURS, gcTime: FIVE_HOURS } : { staleTime: FIVE_MINUTES }),
  })
}

/** Of all lists, by page. */
export function foundOrdersQuery(scope: QueryScope, { q, from, to }: OrderSearch, page: number) {
  const statuses = [...ORDER_STATUSES.previous, CANCELLED_STATUS]
  const days = { ...(from !== null && { from }), ...(to !== null && { to }) }
  const request = { statuses, items_per_page: PER_PAGE, page, ...(q !== '' && { q }), ...days }
  return queryOptions({ ...listQuery(scope, 'found', [q, from, to, page], request), staleTime: FIVE_MINUTES })
}

type OrdersRequest = NonNullable<CallArgs<typeof orderHistoryCalls.selectOrders>['body']>

const listQuery = (
  { call, projectId, level }: QueryScope,
  list: OrderList | 'found',
  asked: readonly unknown[],
  request: OrdersRequest,
) =>
  queryOptions({
    queryKey: [ORDERS_KEY, projectId, level, list, ...asked],
    queryFn: ({ signal }) =>
      call(orderHistoryCalls.selectOrders, { body: { ...request, without_lines: true } }, { signal }),
    // what is shown stays, busy, until the next page or search has come; that of another list does not
    placeholderData: (shown, query) => (query?.queryKey.at(3) === list ? shown : undefined),
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
