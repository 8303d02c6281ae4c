import { queryOptions } from '@tanstack/react-query'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

/** Runs once a day; a failure counts as done. */
export const purgeQuery = ({ call, projectId, level }: QueryScope, today: string) =>
  queryOptions({
    queryKey: ['purge', projectId, level, today],
    queryFn: (): Promise<Answer<typeof cartCalls.purgeOldCartData>> =>
      call(cartCalls.purgeOldCartData, {}).catch(() => ({ success: false, date_purged: today })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
