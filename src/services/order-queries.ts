import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { accountCalls, type Order } from '#contract/account.ts'
import { FIVE_MINUTES } from '#contract/constants.ts'
import { paymentCalls } from '#contract/payment.ts'
import type { Call } from './client/client.ts'
import type { QueryScope } from './queries.ts'

const LATEST = 20

/** The order made from a cart, or null when it is not among the latest open orders. */
export const orderOfCartQuery = ({ call, projectId, level }: QueryScope, cartId: number | null) =>
  queryOptions({
    queryKey: ['order-of-cart', projectId, level, cartId],
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { orders } = await call(accountCalls.selectOrders, { body: { limit: LATEST } }, { signal })
      return orders.find((order) => order.cart_id === cartId) ?? null
    },
    enabled: cartId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

const DEADLINES_KEY = ['payment-deadlines'] as const

export const deadlinesQuery = (call: Call) =>
  queryOptions({
    queryKey: DEADLINES_KEY,
    queryFn: ({ signal }) => call(paymentCalls.getPaymentDeadlineMessages, {}, { signal }),
    staleTime: FIVE_MINUTES,
    retry: false,
  })

/** Invalidates the deadlines: freight and pickup have different methods with different deadlines. */
export const forgetDeadlines = (queries: QueryClient): void =>
  queries.removeQueries({ queryKey: DEADLINES_KEY })
