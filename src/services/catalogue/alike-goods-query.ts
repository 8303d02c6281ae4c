import { queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES, IN_STOCK } from '#contract/platform/constants.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

/** Products in stock of one category, among which a smaller case may be. */
export const alikeGoodsQuery = ({ call, projectId, level }: QueryScope, category_url: string) =>
  queryOptions({
    queryKey: ['alike-goods', projectId, level, category_url],
    queryFn: async ({ signal }) => {
      const body = { category_url: [category_url], availability: [IN_STOCK] }
      const { products } = await call(productCalls.products, { body }, { signal })
      return products
    },
    staleTime: FIVE_MINUTES,
    retry: false,
  })
