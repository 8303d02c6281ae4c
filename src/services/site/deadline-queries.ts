import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import type { Cart } from '#contract/cart/carts.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const KEY = 'payment-deadlines'

/** Null: the cart is not loaded yet. */
type DeadlinesCart = Pick<Cart, 'id' | 'rush_shipping'> | null

/** The payment deadline of each method, one sentence each; freight or pickup is that of the server. */
export const deadlinesQuery = (call: Call, cart: DeadlinesCart) =>
  queryOptions({
    queryKey: [KEY, cart?.id, cart?.rush_shipping],
    queryFn: ({ signal }) => call(paymentCalls.getPaymentDeadlineMessages, {}, { signal }),
    enabled: cart !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  })

/**
 * Drops the deadlines, also those being read, because freight and pickup have different ones; a page that shows them
 * reads them again.
 */
export const forgetDeadlines = (queries: QueryClient): void => void queries.resetQueries({ queryKey: [KEY] })
