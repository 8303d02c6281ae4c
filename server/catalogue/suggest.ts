import type { InferInput } from 'valibot'
import { filterPath } from '#contract/catalogue/listing-path.ts'
import { toWire } from '#contract/platform/money.ts'
import type { Facet, FilterSuggestion, SearchSuggestion, Suggestion } from '#contract/catalogue/products.ts'
import { inSize } from '#contract/catalogue/picture-path.ts'
import { countBoth } from './bitset.ts'
import { priceOf, type StoredItem } from './item.ts'
import { picturePath } from './product-picture.ts'
import { searchProducts, type SearchResult } from './search/search-products.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'

const MOST_ROWS = 10
const MOST_FILTERS = 3
const MOST_PRODUCTS = 7

/**
 * The best ranked products of a search, then the filters whose name it means, together at most ten, then the number of
 * all results.
 */
export function suggest(
  storefront: StorefrontCatalogue,
  term: string,
  levelId: number | null,
): InferInput<typeof SearchSuggestion>[] {
  const result = searchProducts(storefront, term, levelId)
  if (result === null || result.ranked.length === 0) return []
  const filters = meantFilters(storefront, result).slice(0, MOST_FILTERS)
  const most = filters.length === 0 ? MOST_ROWS : Math.max(MOST_PRODUCTS, MOST_ROWS - filters.length)
  const products = [...result.ranked.subarray(0, most)].flatMap((at) => storefront.items[at] ?? [])
  return [
    ...products.map((item) => suggestion(item, levelId)),
    ...filters,
    { kind: 'results', count: result.ranked.length },
  ]
}

/** The suggested filters, the more likely ones first. */
const GROUPS: Readonly<Partial<Record<Facet, string>>> = {
  category_url: 'Categories',
  effect: 'Effects',
  brand_url: 'Brands',
  color: 'Colors',
  firing_pattern: 'Firing patterns',
  caliber: 'Calibers',
  list_url: 'Lists',
}
const SUGGESTED = Object.keys(GROUPS)

/** The values of filters whose label contains all searched words; those with no other word come first. */
function meantFilters(storefront: StorefrontCatalogue, result: SearchResult): readonly FilterSuggestion[] {
  const meant = result.meant()
  if (meant.length === 0) return []
  const facets = storefront.facets(null)
  return facets
    .filter(({ facet }) => SUGGESTED.includes(facet))
    .toSorted((one, other) => SUGGESTED.indexOf(one.facet) - SUGGESTED.indexOf(other.facet))
    .flatMap(({ facet, options }) =>
      options
        .filter(({ words }) => meant.every((group) => words.some((word) => group.has(word))))
        .map(({ value, label, words, bits }) => ({
          extraWords: words.length - meant.length,
          row: {
            kind: 'filter' as const,
            group: GROUPS[facet] ?? '',
            label,
            link_to: filterPath(facet, value),
            count: countBoth(bits, storefront.all),
          },
        })),
    )
    .filter(({ row }) => row.count > 0)
    .toSorted((one, other) => one.extraWords - other.extraWords)
    .map(({ row }) => row)
}

function suggestion(item: StoredItem, levelId: number | null): InferInput<typeof Suggestion> {
  const cents = levelId === null ? undefined : priceOf(item, levelId)
  return {
    products_id: item.id,
    products_url: item.url,
    products_model: item.model,
    products_name: item.name,
    image_url: inSize(picturePath(item), 75),
    manufacturers_name: item.brand,
    products_packaging: item.packaging,
    ...(cents === undefined ? {} : { price: toWire(cents) }),
  }
}
