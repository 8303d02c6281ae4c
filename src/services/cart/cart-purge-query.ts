import { queryOptions } from '@tanstack/react-query'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

/** The day of the last purge of a customer, which outlasts the page and the log-in. */
export interface PurgeDay {
  readonly read: () => string | null
  readonly write: (day: string) => void
}

/** Runs once a day for a customer; a failure counts as done. */
export const purgeQuery = (
  { call, projectId }: QueryScope,
  customersId: number,
  today: string,
  purged: PurgeDay,
) =>
  queryOptions({
    queryKey: ['purge', projectId, customersId, today],
    queryFn: async (): Promise<Answer<typeof cartCalls.purgeOldCartData>> => {
      if (purged.read() === today) return { success: true, date_purged: today }
      const answer = await call(cartCalls.purgeOldCartData, {}).catch(() => ({
        success: false,
        date_purged: today,
      }))
      purged.write(today)
      return answer
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
