import { queryOptions } from '@tanstack/react-query'
import { FIVE_MINUTES } from '#contract/platform/constants.ts'
import { type Product, productCalls } from '#contract/catalogue/products.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

export type PriceListSort = 'model' | 'name'

/** All products of the storefront at the case price of the customer's level. */
export const priceListQuery = ({ call, projectId, level }: QueryScope, sort: PriceListSort) =>
  queryOptions({
    queryKey: ['price-list', projectId, level, sort],
    queryFn: async ({ signal }): Promise<readonly Product[]> => {
      const read = (page: number) => call(productCalls.products, { body: { sort, page } }, { signal })
      const first = await read(1)
      const more = Array.from({ length: first.meta.pagination.last_page - 1 }, (_, index) => read(index + 2))
      return [first, ...(await Promise.all(more))].flatMap(({ products }) => products)
    },
    enabled: level !== null,
    staleTime: FIVE_MINUTES,
    retry: false,
  })
