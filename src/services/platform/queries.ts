import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Customer } from '#contract/account/auth.ts'
import { FIVE_HOURS, LISTING_CACHE, type ProjectId, TEN_MINUTES } from '#contract/platform/constants.ts'
import { filterCalls } from '#contract/catalogue/filters.ts'
import type { ListingState } from '#contract/catalogue/listing-address.ts'
import { filterOf } from '#contract/catalogue/listing-filter.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { siteCalls } from '#contract/site/site.ts'
import type { Call } from './client/client.ts'

/** What the keys of queries contain as far as their responses depend on it. */
export interface QueryScope {
  readonly call: Call
  readonly projectId: ProjectId
  /** the page is a staging duplicate, whose content has drafts for staff */
  readonly isStage: boolean
  /** the short name of the price level, or null for a visitor */
  readonly level: string | null
}

/** Null for a visitor. */
export const levelOf = (
  customer: Pick<Customer, 'price_levels_short_name' | 'special_order_enabled'> | null,
): string | null =>
  customer && `${customer.price_levels_short_name}${customer.special_order_enabled ? '+' : ''}`

/** Retries of content. */
export const retried = { retry: 3, retryDelay: (n: number) => Math.min(1_000 * 2 ** n, 30_000) } as const
const single = { retry: false } as const

export const productsQuery = ({ call, projectId, level }: QueryScope, state: ListingState, path: string) =>
  queryOptions({
    queryKey: ['products', projectId, level, state],
    queryFn: ({ signal, client }) => {
      // a search without a sort is ordered by rank
      const sort = state.sort ?? (state.search === '' ? defaultSort(client, { projectId, level }) : null)
      return call(productCalls.products, { body: filterOf({ ...state, sort }, path) }, { signal })
    },
    staleTime: LISTING_CACHE,
    ...single,
  })

/** The value of the first sort option; undefined until they are loaded. */
const defaultSort = (client: QueryClient, { projectId, level }: Pick<QueryScope, 'projectId' | 'level'>) =>
  client.getQueryData<readonly { readonly value: string }[]>([SORT_OPTIONS_KEY, projectId, level])?.[0]
    ?.value ?? null

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
const options = { staleTime: FIVE_HOURS, gcTime: FIVE_HOURS, ...retried } as const

export const categoriesQuery = ({ call, projectId }: QueryScope) =>
  queryOptions({
    queryKey: ['categories', projectId],
    queryFn: ({ signal }) => call(filterCalls.categories, {}, { signal }),
    ...options,
  })

export const productBannersQuery = ({ call, projectId }: QueryScope, category_url: readonly string[]) =>
  queryOptions({
    queryKey: ['product-banners', projectId, ...category_url],
    queryFn: ({ signal }) =>
      call(productCalls.banners, { body: { filters: { category_url: [...category_url] } } }, { signal }),
    enabled: category_url.length > 0,
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
  color: filterCalls.colors,
  effect: filterCalls.effects,
  firing_pattern: filterCalls.firingPatterns,
  debris_profile: filterCalls.debrisProfiles,
  caliber: filterCalls.caliberFilter,
  performance_height: filterCalls.performanceHeightFilter,
  duration: filterCalls.durations,
  ignition_type: filterCalls.ignitionTypes,
} as const

/** All values of one filter, independent of other filters. */
export const filterValuesQuery = ({ call, projectId }: QueryScope, field: keyof typeof FILTER_CALLS) =>
  queryOptions({
    queryKey: ['filter-values', projectId, field],
    queryFn: ({ signal }) => call(FILTER_CALLS[field], {}, { signal }),
    ...options,
  })

/** Price ranges, which only customers may read. */
export const priceRangesQuery = ({ call, projectId, level }: QueryScope) =>
  queryOptions({
    queryKey: ['price-ranges', projectId, level],
    queryFn: ({ signal }) =>
      call(filterCalls.priceFilters, { params: { id: String(projectId) } }, { signal }),
    enabled: level !== null,
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
    ...retried,
  })

const CONTENT_KEY = 'content'

/** A key of content, with the same response for everybody but for the drafts of a staging duplicate. */
export const contentKey = (
  { projectId, isStage }: Pick<QueryScope, 'projectId' | 'isStage'>,
  ...parts: readonly unknown[]
) => [CONTENT_KEY, projectId, isStage, ...parts]

/** Keys of queries with the same response for everybody; all others are removed at logout. */
const PUBLIC_KEYS = [
  CONTENT_KEY,
  'categories',
  'brands',
  'lists',
  'filter-values',
  'redirects',
  'store-settings',
]

export const isOfCustomer = ({
  queryKey: [kind, , level],
}: {
  readonly queryKey: readonly unknown[]
}): boolean => !PUBLIC_KEYS.includes(String(kind)) && level !== null
