import { queryOptions } from '@tanstack/react-query'
import { cartCalls } from '#contract/carts.ts'
import { type Product, productCalls } from '#contract/products.ts'
import type { Call } from './client/client.ts'
import type { Reader } from './queries.ts'

/** Products that go with the cart; a fault is as good as none. */
export const recommendedQuery = ({ call, projectId, level }: Reader, cartId: number, lines: string) =>
  queryOptions({
    queryKey: ['recommended', projectId, level, cartId, lines],
    queryFn: ({ signal }): Promise<readonly Product[]> =>
      call(cartCalls.getRecommendedProducts, { body: { cartId, projectId } }, { signal }).catch(() => []),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  })

const CANDIDATES = 10

/** The product with exactly this model or UPC, whatever its case; null when there is none. */
export async function findProduct(call: Call, code: string, signal?: AbortSignal): Promise<Product | null> {
  const wanted = code.trim().toLowerCase()
  const body = { search_term: code.trim(), items_per_page: CANDIDATES }
  const { products } = await call(productCalls.products, { body }, signal ? { signal } : {})
  const isIt = ({ products_model, upc }: Product) =>
    products_model.toLowerCase() === wanted || upc.replaceAll(/\D/g, '') === wanted
  return products.find(isIt) ?? null
}
