import { queryOptions } from '@tanstack/react-query'
import { LISTING_CACHE } from '#contract/platform/constants.ts'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { showCalls } from '#contract/shows/shows.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

/** What a show needs to know of the products of a cart or an order; those that the storefront does not know are left out. */
export const showGoodsQuery = ({ call, projectId, level }: QueryScope, ids: readonly number[]) => {
  const asked = ids.slice(0, SHOW_LIMITS.products)
  return queryOptions({
    queryKey: ['show-goods', projectId, level, ...asked],
    queryFn: async ({ signal }) => {
      const { products } = await call(showCalls.showProducts, { body: { ids: asked } }, { signal })
      return products
    },
    enabled: asked.length > 0,
    staleTime: LISTING_CACHE,
    retry: false,
  })
}
