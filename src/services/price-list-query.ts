import { queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/constants.ts'
import { type Product, productCalls } from '#contract/products.ts'
import type { Reader } from './queries.ts'

export type PriceListSort = 'model' | 'name'

/** Every product of the line with the case price of the customer's level. */
export const priceListQuery = ({ call, projectId, level }: Reader, sort: PriceListSort) =>
  queryOptions({
    queryKey: ['price-list', projectId, level, sort],
    queryFn: async ({ signal }): Promise<readonly Product[]> => {
      const found: Product[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const { products, meta } = await call(productCalls.products, { body: { sort, page } }, { signal })
        found.push(...products)
        last = meta.pagination.last_page
      }
      return found
    },
    enabled: level !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  })
