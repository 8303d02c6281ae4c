import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import type { Call } from '#src/services/platform/client/client.ts'

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
