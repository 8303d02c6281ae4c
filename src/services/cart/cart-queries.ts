import { queryOptions } from '@tanstack/react-query'
import { cartCalls, type CartLine, type SavedCart } from '#contract/cart/carts.ts'
import { FIVE_HOURS } from '#contract/platform/constants.ts'
import { failureOf } from '#contract/platform/failure.ts'
import { joinPrintedUpcs } from '#contract/catalogue/printed-upc.ts'
import { type Product, productCalls } from '#contract/catalogue/products.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { SAVED_CARTS_KEY } from '#src/services/platform/outdated-lists.ts'
import type { QueryScope } from '#src/services/platform/queries.ts'

export interface RecommendedInput {
  /** the id of the customer */
  readonly customer: number | null
  readonly cartId: number
  /** the products of the cart; others are recommended when they change */
  readonly lines: string
}

/** Recommended products; a failure counts as an empty list. */
export const recommendedQuery = (
  { call, projectId, level }: QueryScope,
  { customer, cartId, lines }: RecommendedInput,
) =>
  queryOptions({
    queryKey: ['recommended', projectId, level, customer, cartId, lines],
    queryFn: ({ signal }): Promise<readonly Product[]> =>
      call(cartCalls.getRecommendedProducts, { body: { customer, cartId, projectId } }, { signal }).catch(
        () => [],
      ),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous,
  })

/** Saved carts, newest first, at current prices. */
export const savedCartsQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [SAVED_CARTS_KEY, projectId, level],
    queryFn: async ({ signal }): Promise<readonly SavedCart[]> => {
      const { carts } = await call(cartCalls.selectSavedCarts, {}, { signal })
      return carts.filter(({ is_current }) => !is_current)
    },
    staleTime: FIVE_HOURS,
    gcTime: FIVE_HOURS,
    retry: false,
  })

/** The lines of one saved cart; null when it is not there any more. */
export const savedCartLinesQuery = ({ call, projectId, level }: QueryScope, id: number) =>
  queryOptions({
    queryKey: [SAVED_CARTS_KEY, projectId, level, id],
    queryFn: async ({ signal }): Promise<readonly CartLine[] | null> => {
      const read = call(
        cartCalls.selectSavedCartsWithItems,
        { body: { id, limit: 1, filter: null } },
        { signal },
      )
      const answer = await read.catch((thrown: unknown) => {
        const failure = failureOf(thrown)
        if (failure.kind === 'status' && failure.status === 404) return null
        throw thrown
      })
      return answer?.carts[0]?.items ?? null
    },
    staleTime: FIVE_HOURS,
    gcTime: FIVE_HOURS,
    retry: false,
  })

/** Fire and forget: the navigation does not wait for it. */
export function reportRecommendedClick(call: Call, product: Product, cartId: number): void {
  const { products_id, products_model } = product
  void call(
    cartCalls.recommendedClick,
    { body: { products_id, products_model, cartId } },
    { keepalive: true },
  ).catch(() => undefined)
}

const CANDIDATES = 10

/** The product with this exact model or UPC, case-insensitive; null when there is none. */
export async function findProduct(call: Call, code: string, signal?: AbortSignal): Promise<Product | null> {
  const written = joinPrintedUpcs(code.trim())
  const wanted = written.toLowerCase()
  const body = { search_term: written, items_per_page: CANDIDATES }
  const { products } = await call(productCalls.products, { body }, signal ? { signal } : {})
  const isIt = ({ products_model, upc }: Product) =>
    products_model.toLowerCase() === wanted || upc.replaceAll(/\D/g, '') === wanted
  return products.find(isIt) ?? null
}
