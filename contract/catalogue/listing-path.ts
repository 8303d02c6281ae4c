import { decodedSegment } from '#contract/platform/safe-path.ts'

/** The shop path, the products base and the segment of the products listing are the same. */
export const SHOP_SEGMENT = 'sl'

/** The segment before the values of a filter to the field of the request. */
export const PATH_MARKERS = { c: 'category_url', b: 'brand_url', l: 'list_url' } as const

/** Query parameter of each filter to its field in the payload. */
export const QUERY_FILTERS = {
  colors: 'color',
  effects: 'effect',
  firingPatterns: 'firing_pattern',
  durations: 'duration',
  ignitionTypes: 'ignition_type',
  debrisProfiles: 'debris_profile',
  calibers: 'caliber',
  performanceHeights: 'performance_height',
  availability: 'availability',
  priceFilters: 'price',
} as const

export type Marker = keyof typeof PATH_MARKERS
export type PathField = (typeof PATH_MARKERS)[Marker]
export type QueryFilter = keyof typeof QUERY_FILTERS
/** A filter of the listing by its name in the request. */
export type FilterField = (typeof QUERY_FILTERS)[QueryFilter] | PathField
export type PathFilters = Readonly<Partial<Record<PathField, readonly string[]>>>

const WHOLE_LISTINGS = [SHOP_SEGMENT, 'shoplist']
/** `/sf/…/BRAND` */
const BRAND_PAGE = 'sf'
const FIRST_MARKERS: ReadonlyMap<string, Marker> = new Map([
  ['c', 'c'],
  ['b', 'b'],
  ['l', 'l'],
  ['category', 'c'],
  ['brand', 'b'],
  ['list', 'l'],
])

export const isListingPath = (pathname: string): boolean => {
  const first = (pathname.split('/')[1] ?? '').toLowerCase()
  return WHOLE_LISTINGS.includes(first) || first === BRAND_PAGE || FIRST_MARKERS.has(first)
}

export interface ListingPath {
  readonly filters: PathFilters
  /** every segment is a marker or a value of one; otherwise what stands before the first marker is ignored */
  readonly isPlain: boolean
}

/** Parses the path of a listing: `/sl/c/Comets,Mines/b/Acme` and its aliases. Values are decoded and not limited. */
export function parseListingPath(pathname: string): ListingPath {
  const [first = '', ...rest] = pathname.split('/').filter((segment) => segment !== '')
  const prefix = first.toLowerCase()
  if (prefix === BRAND_PAGE) {
    const brand = rest[1]
    return { filters: brand === undefined ? {} : { brand_url: valuesOf(brand) }, isPlain: false }
  }
  const segments = WHOLE_LISTINGS.includes(prefix) ? rest : [FIRST_MARKERS.get(prefix) ?? prefix, ...rest]
  return markedValues(segments, first !== prefix)
}

/**
 * The segments after a marker up to the next marker are its values; the one right after it always is. The first marker
 * matches in any case; a later one in capitals is a value, unless the whole path is in capitals.
 */
function markedValues(segments: readonly string[], isInCapitals: boolean): ListingPath {
  const filters: Partial<Record<PathField, string[]>> = {}
  let field: PathField | null = null
  let expectsValue = false
  let isPlain = true
  for (const segment of segments) {
    const name: string = field === null || isInCapitals ? segment.toLowerCase() : segment
    const marker: PathField | undefined = expectsValue || !isMarker(name) ? undefined : PATH_MARKERS[name]
    if (marker !== undefined) field = marker
    else if (field === null) isPlain = false
    else for (const value of valuesOf(segment)) (filters[field] ??= []).push(value)
    expectsValue = marker !== undefined
  }
  return { filters, isPlain }
}

const isMarker = (segment: string): segment is Marker => Object.hasOwn(PATH_MARKERS, segment)

const valuesOf = (segment: string): readonly string[] => decodedSegment(segment).split(',')

/** The path of all products. */
export const ALL_PRODUCTS = `/${SHOP_SEGMENT}`

/** The path of the listing of one category, brand or list. */
export const markedPath = (marker: Marker, value: string): string =>
  `${ALL_PRODUCTS}/${marker}/${encodeURIComponent(value)}`

/** The path of the listing of one value of any filter. */
export function filterPath(field: FilterField, value: string): string {
  for (const [marker, name] of Object.entries(PATH_MARKERS))
    if (name === field && isMarker(marker)) return markedPath(marker, value)
  const query = Object.entries(QUERY_FILTERS).find(([, name]) => name === field)?.[0]
  return `${ALL_PRODUCTS}?${query}=${encodeURIComponent(value)}`
}
