import { useQuery } from '@tanstack/react-query'
import type { ProductList } from '#contract/products.ts'
import type { FilterField, ListingState } from '#src/services/listing/listing-address.ts'
import { brandsQuery, categoriesQuery, listsQuery } from '#src/services/queries.ts'
import { useReader } from '#src/views/shop/use-reader.ts'

export interface ListingTitle {
  readonly heading: string
  /** what the listing is one of: Categories, Brands or Lists */
  readonly kind: string | null
  readonly bannerHtml: string | null
}

interface Named {
  readonly value: string
  readonly label: string
  readonly banner_html?: string | null | undefined
}

/** A listing of exactly one category, brand or list bears its name. */
export function useListingTitle(state: ListingState, answer: ProductList | undefined): ListingTitle {
  const reader = useReader()
  const categories = useQuery(categoriesQuery(reader)).data ?? []
  const brands = useQuery(brandsQuery(reader)).data ?? []
  const lists = useQuery(listsQuery(reader)).data ?? []
  const named =
    only(state, 'category_url', categories, 'Categories') ??
    only(state, 'brand_url', brands, 'Brands') ??
    only(state, 'list_url', lists, 'Lists')
  if (named) return named
  const found = answer?.meta.pagination.total
  const heading =
    state.search === '' || found === undefined ? 'All Products' : `Results for “${state.search}”`
  return { heading, kind: null, bannerHtml: null }
}

const MARKED: readonly FilterField[] = ['category_url', 'brand_url', 'list_url']

function only(
  state: ListingState,
  field: FilterField,
  entries: readonly Named[],
  kind: string,
): ListingTitle | null {
  const [value, ...more] = state.filters[field]
  const others = MARKED.some((other) => other !== field && state.filters[other].length > 0)
  if (value === undefined || more.length > 0 || others) return null
  const entry = entries.find((candidate) => candidate.value.toLowerCase() === value.toLowerCase())
  const heading = entry?.label ?? value.replaceAll(/[-_]+/g, ' ')
  return { heading, kind, bannerHtml: entry?.banner_html ?? null }
}
