import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { FIVE_HOURS, LISTING_CACHE, type ProjectId, TEN_MINUTES } from '#contract/constants.ts'
import { filterCalls } from '#contract/filters.ts'
import { productCalls, type ProductFilter } from '#contract/products.ts'
import { siteCalls } from '#contract/site.ts'
import type { Call } from './client/client.ts'
import type { ListingState } from './listing/listing-address.ts'

/** Part of the key of every query whose response may contain prices. */
export interface QueryScope {
  readonly call: Call
  readonly projectId: ProjectId
  /** the short name of the price level, or null for a visitor */
  readonly level: string | null
}

const cached = { retry: 3, retryDelay: (n: number) => Math.min(1_000 * 2 ** n, 30_000) } as const
const single = { retry: false } as const

export const productsQuery = ({ call, projectId, level }: QueryScope, state: ListingState, path: string) =>
  queryOptions({
    queryKey: ['products', projectId, level, state],
    queryFn: ({ signal, client }) => {
      const sort = state.sort ?? defaultSort(client, { projectId, level })
      return call(productCalls.products, { body: filterOf({ ...state, sort }, path) }, { signal })
    },
    staleTime: LISTING_CACHE,
    ...single,
  })

/** The value of the first sort option; undefined until they are loaded. */
const defaultSort = (client: QueryClient, { projectId, level }: Pick<QueryScope, 'projectId' | 'level'>) =>
  client.getQueryData<readonly { readonly value: string }[]>([SORT_OPTIONS_KEY, projectId, level])?.[0]
    ?.value ?? null

export const filterOf = (state: ListingState, path: string) =>
  ({
    search_term: state.search,
    ...Object.fromEntries(Object.entries(state.filters).map(([field, values]) => [field, [...values]])),
    sort: state.sort,
    page: state.page,
    current_path: path,
  }) satisfies Partial<ProductFilter>

export const productQuery = ({ call, projectId, level }: QueryScope, url: string) =>
  queryOptions({
    queryKey: ['product', projectId, level, url],
    queryFn: ({ signal }) => call(productCalls.getByUrl, { params: { url } }, { signal }),
    staleTime: LISTING_CACHE,
    ...single,
  })

/** Fetched by the product-search machine; removed at logout, because it may contain prices. */
export const suggestionsQuery = (call: Call, search_term: string) =>
  queryOptions({
    queryKey: ['suggestions', search_term],
    queryFn: ({ signal }) => call(productCalls.liveSearch, { body: { search_term } }, { signal }),
    staleTime: LISTING_CACHE,
    gcTime: LISTING_CACHE,
    ...single,
  })

/** No garbage collection while fresh, even when no page uses it. */
const options = { staleTime: FIVE_HOURS, gcTime: FIVE_HOURS, ...cached } as const

export const categoriesQuery = ({ call, projectId }: QueryScope) =>
  queryOptions({
    queryKey: ['categories', projectId],
    queryFn: ({ signal }) => call(filterCalls.categories, {}, { signal }),
    ...options,
  })

export const brandsQuery = ({ call, projectId }: QueryScope) =>
  queryOptions({
    queryKey: ['brands', projectId],
    queryFn: ({ signal }) => call(filterCalls.manufacturers, {}, { signal }),
    ...options,
  })

export const listsQuery = ({ call, projectId }: QueryScope) =>
  queryOptions({
    queryKey: ['lists', projectId],
    queryFn: ({ signal }) => call(filterCalls.productLists, {}, { signal }),
    ...options,
  })

const FILTER_CALLS = {
  caliber: filterCalls.caliberFilter,
  effect: filterCalls.effects,
  color: filterCalls.colors,
} as const

/** All values of one filter, independent of other filters. */
export const filterValuesQuery = ({ call, projectId }: QueryScope, field: keyof typeof FILTER_CALLS) =>
  queryOptions({
    queryKey: ['filter-values', projectId, field],
    queryFn: ({ signal }) => call(FILTER_CALLS[field], {}, { signal }),
    ...options,
  })

/** Cleared at login, because only customers can sort by price. */
export const SORT_OPTIONS_KEY = 'sort-options'

export const sortOptionsQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: [SORT_OPTIONS_KEY, projectId, level],
    queryFn: ({ signal }) => call(filterCalls.productSort, { params: { id: String(projectId) } }, { signal }),
    ...options,
  })

export const redirectsQuery = ({ call, projectId }: QueryScope) =>
  queryOptions({
    queryKey: ['redirects', projectId],
    queryFn: ({ signal }) => call(siteCalls.getActiveRedirects, {}, { signal }),
    staleTime: TEN_MINUTES,
    gcTime: TEN_MINUTES,
    ...cached,
  })

/** Keys of queries with the same response for everybody; all others are removed at logout. */
const PUBLIC_KEYS = ['categories', 'brands', 'lists', 'filter-values', 'redirects', 'store-settings']

export const isOfCustomer = ({
  queryKey: [kind, , level],
}: {
  readonly queryKey: readonly unknown[]
}): boolean => !PUBLIC_KEYS.includes(String(kind)) && level !== null
