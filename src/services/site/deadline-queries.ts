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
 * Reads the deadlines again where they are shown, because freight and pickup have different ones. Until then those of before stay, so
 * that the page keeps its height; a read in progress is dropped.
 */
export function forgetDeadlines(queries: QueryClient): void {
  const filter = { queryKey: [KEY] }
  // nobody waits for them; a first read is not dropped by reading again
  void queries.cancelQueries(filter).then(() => queries.invalidateQueries(filter))
}
