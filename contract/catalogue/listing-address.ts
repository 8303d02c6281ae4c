import { LISTING_LIMITS } from '#contract/platform/constants.ts'
import {
  type FilterField,
  parseListingPath,
  PATH_MARKERS,
  type PathFilters,
  QUERY_FILTERS,
  SHOP_SEGMENT,
} from './listing-path.ts'
import { parsePriceRange } from './price-range.ts'

/** The complete state of a listing, stored only in the URL. */
export interface ListingState {
  readonly search: string
  readonly filters: Readonly<Record<FilterField, readonly string[]>>
  readonly sort: string | null
  readonly page: number
}

export const FILTER_FIELDS: readonly FilterField[] = [
  ...Object.values(PATH_MARKERS),
  ...Object.values(QUERY_FILTERS),
]

const noFilters = (): Record<FilterField, readonly string[]> =>
  Object.fromEntries(FILTER_FIELDS.map((field) => [field, []])) as unknown as Record<
    FilterField,
    readonly string[]
  >

export const emptyListing: ListingState = { search: '', filters: noFilters(), sort: null, page: 1 }

/** Within the limits of a request; a value that is too long is cut, so it matches nothing. */
const limited = (values: readonly string[]): readonly string[] =>
  [...new Set(values.map((value) => value.trim().slice(0, LISTING_LIMITS.valueLength).trimEnd()))]
    .filter((value) => value !== '')
    .slice(0, LISTING_LIMITS.values)

const split = (text: string | null): readonly string[] => limited(text?.split(',') ?? [])

/** Parses `/sl/c/Comets,Mines/b/Acme?colors=Red&page=2` and all its aliases. */
export function readListing(pathname: string, search: string): ListingState {
  const query = new URLSearchParams(search)
  const filters = noFilters()
  for (const [name, field] of Object.entries(QUERY_FILTERS)) filters[field] = split(query.get(name))
  filters.price = filters.price.filter((value) => parsePriceRange(value) !== null)
  Object.assign(filters, pathFilters(pathname))
  return {
    search: (query.get('search') ?? '').trim().slice(0, LISTING_LIMITS.searchLength).trimEnd(),
    filters,
    sort: query.get('sortOptions')?.slice(0, LISTING_LIMITS.sortLength) || null,
    page: readPage(query.get('page')),
  }
}

const readPage = (text: string | null): number => {
  const page = Number(text ?? '1')
  return Number.isSafeInteger(page) && page >= 1 ? Math.min(page, LISTING_LIMITS.page) : 1
}

function pathFilters(pathname: string): PathFilters {
  const { filters } = parseListingPath(pathname)
  return Object.fromEntries(Object.entries(filters).map(([field, values]) => [field, limited(values)]))
}

/** The canonical URL of a listing; page 1 without filters has no query. */
export function listingPath(state: ListingState): string {
  const path = Object.entries(PATH_MARKERS).flatMap(([marker, field]) => {
    const values = state.filters[field]
    return values.length === 0 ? [] : [marker, values.map(encodeURIComponent).join(',')]
  })
  const query = new URLSearchParams()
  if (state.search !== '') query.set('search', state.search)
  for (const [name, field] of Object.entries(QUERY_FILTERS)) {
    if (state.filters[field].length > 0) query.set(name, state.filters[field].join(','))
  }
  if (state.sort !== null) query.set('sortOptions', state.sort)
  if (state.page > 1) query.set('page', String(state.page))
  const text = query.toString().replaceAll('%2C', ',')
  return `/${[SHOP_SEGMENT, ...path].join('/')}${text === '' ? '' : `?${text}`}`
}
