import { LISTING_PAGE_SIZE } from '#contract/platform/constants.ts'
import {
  ALL_PRODUCTS,
  isListingPath,
  type Marker,
  markedPath,
  parseListingPath,
  PATH_MARKERS,
} from '#contract/catalogue/listing-path.ts'
import { productPath } from '#contract/content/paths.ts'
import { decodedSegment } from '#contract/platform/safe-path.ts'
import { type Bits, countBits, noBits } from '#server/catalogue/bitset.ts'
import type { StoredItem } from '#server/catalogue/item.ts'
import type { StorefrontCatalogue } from '#server/catalogue/storefront-catalogue.ts'

export type Group = StorefrontCatalogue['groups'][number]

/** What a path of the catalogue shows. */
export type Shown =
  | { readonly kind: 'product'; readonly path: string; readonly item: StoredItem }
  /** all products, or those of one category, brand or list */
  | { readonly kind: 'listing'; readonly path: string; readonly group: Group | null }
  /** several values, of which at least one of each filter is known, or more than the path of a listing */
  | { readonly kind: 'filtered' }
  /** a product that is sold no longer */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' }

const KINDS: Readonly<Record<Marker, Group['kind']>> = { c: 'category', b: 'brand', l: 'list' }
const MARKERS: Readonly<Record<Group['kind'], Marker>> = { category: 'c', brand: 'b', list: 'l' }

/** The path of the listing of a category, brand or list. */
export const groupPath = ({ kind, url }: Group): string => markedPath(MARKERS[kind], url)

/** What a path of products shows, in any case and by any of its aliases. Null: it is no such path. */
export function shownBy(catalogue: StorefrontCatalogue, path: string): Shown | null {
  const segment = /^\/product\/([^/]+)\/?$/i.exec(path)?.[1]
  if (segment !== undefined) return productBy(catalogue, decodedSegment(segment).toLowerCase())
  return isListingPath(path) ? listingBy(catalogue, path) : null
}

function productBy({ byUrl, gone }: StorefrontCatalogue, url: string): Shown {
  const item = byUrl.get(url)
  if (item) return { kind: 'product', path: productPath(item.url), item }
  return { kind: gone.has(url) ? 'gone' : 'unknown' }
}

function listingBy({ groups }: StorefrontCatalogue, path: string): Shown {
  const { filters, isPlain } = parseListingPath(path)
  const byMarker = (Object.keys(PATH_MARKERS) as Marker[])
    .map((marker) => (filters[PATH_MARKERS[marker]] ?? []).map((value) => groupOf(groups, marker, value)))
    .filter((named) => named.length > 0)
  const [only, ...more] = byMarker.flat()
  if (only === undefined)
    return isPlain ? { kind: 'listing', path: ALL_PRODUCTS, group: null } : { kind: 'filtered' }
  if (only && more.length === 0) return { kind: 'listing', path: groupPath(only), group: only }
  // as the page decides: unknown values beside a known one narrow nothing
  const isKnown = byMarker.every((named) => named.some((group) => group !== null))
  return { kind: isKnown ? 'filtered' : 'unknown' }
}

const groupOf = (groups: readonly Group[], marker: Marker, value: string): Group | null =>
  byAddress(groups).get(addressOf(KINDS[marker], value)) ?? null

const known = new WeakMap<readonly Group[], ReadonlyMap<string, Group>>()

/** Made once for a list, because a path names thousands of values; the first group of an address wins. */
function byAddress(groups: readonly Group[]): ReadonlyMap<string, Group> {
  const found =
    known.get(groups) ??
    new Map(groups.map((group) => [addressOf(group.kind, group.url), group] as const).reverse())
  known.set(groups, found)
  return found
}

const addressOf = (kind: Group['kind'], url: string): string => `${kind} ${url.toLowerCase()}`

/** The products of a category, brand or list, or all of them. */
export function productsOf(catalogue: StorefrontCatalogue, group: Group | null): Bits {
  if (group === null) return catalogue.all
  const field = PATH_MARKERS[MARKERS[group.kind]]
  const index = catalogue.facets(null).find(({ facet }) => facet === field)
  return index?.byValue.get(group.url.toLowerCase())?.bits ?? noBits(catalogue.items.length)
}

/** The number of the last page of a listing, which has one page without a product, too. */
export const lastPageOf = (catalogue: StorefrontCatalogue, group: Group | null): number =>
  Math.max(1, Math.ceil(countBits(productsOf(catalogue, group)) / LISTING_PAGE_SIZE))
