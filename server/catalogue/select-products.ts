import type { Facet, ProductFilter } from '#contract/catalogue/products.ts'
import { type Bits, both, countBits, countBoth, either, hasBit } from './bitset.ts'
import type { FacetIndex, FacetOption } from './facet-index.ts'
import { itemJson, type StoredItem } from './item.ts'
import { searchProducts } from './search/search-products.ts'
import type { StorefrontCatalogue } from './storefront-catalogue.ts'

export interface Selection {
  readonly total: number
  readonly currentPage: number
  readonly lastPage: number
  readonly items: readonly StoredItem[]
  /** JSON of the counts by facet */
  readonly facets: string
}

/**
 * The products that a filter selects. Values of one facet are combined with OR, facets with AND; the counts of a facet
 * ignore the values selected in it. A search without a sort is ordered by rank. A page number past the end returns the
 * last page.
 */
export function selectProducts(
  storefront: StorefrontCatalogue,
  filter: ProductFilter,
  levelId: number | null,
): Selection {
  const facets = storefront.facets(levelId)
  const search = searchProducts(storefront, filter.search_term, levelId)
  const searched = search?.found ?? storefront.all
  const chosen = new Map<Facet, Bits>()
  for (const index of facets) {
    const values = filter[index.facet]
    if (values.length > 0) chosen.set(index.facet, union(index, values, searched.length))
  }
  const selected = restrict(searched, chosen, null)
  const total = countBits(selected)
  const lastPage = Math.max(1, Math.ceil(total / filter.items_per_page))
  const currentPage = Math.min(filter.page, lastPage)
  const start = (currentPage - 1) * filter.items_per_page
  const order = search !== null && !filter.sort ? search.ranked : storefront.order(filter.sort, levelId)
  return {
    total,
    currentPage,
    lastPage,
    items: pick(storefront, selected, order, start, filter.items_per_page),
    facets: countsJson(
      facets.map((index) => withChosen(index, filter[index.facet])),
      selected,
      searched,
      chosen,
    ),
  }
}

const union = (index: FacetIndex, values: readonly string[], words: number): Bits =>
  either(
    values.flatMap((value) => optionOf(index, value)?.bits ?? []),
    words,
  )

const optionOf = (index: FacetIndex, value: string): FacetOption | undefined =>
  index.byValue.get(value.toLowerCase()) ?? index.otherOption?.(value)

function restrict(searched: Bits, chosen: ReadonlyMap<Facet, Bits>, except: Facet | null): Bits {
  let bits = searched
  for (const [facet, each] of chosen) if (facet !== except) bits = both(bits, each)
  return bits
}

function pick(
  storefront: StorefrontCatalogue,
  selected: Bits,
  order: Uint32Array,
  start: number,
  size: number,
): readonly StoredItem[] {
  const items: StoredItem[] = []
  let rank = 0
  for (const position of order) {
    if (!hasBit(selected, position)) continue
    if (rank++ < start) continue
    const item = storefront.items[position]
    if (item) items.push(item)
    if (items.length === size) break
  }
  return items
}

/** The options of a facet and chosen values that it does not offer. */
function withChosen(index: FacetIndex, values: readonly string[]): FacetIndex {
  const { otherOption } = index
  if (otherOption === undefined) return index
  const others = values
    .filter((value) => !index.byValue.has(value.toLowerCase()))
    .flatMap((value) => otherOption(value) ?? [])
  return others.length === 0 ? index : { ...index, options: [...others, ...index.options] }
}

function countsJson(
  facets: readonly FacetIndex[],
  selected: Bits,
  searched: Bits,
  chosen: ReadonlyMap<Facet, Bits>,
): string {
  const lists = facets.map(({ facet, options }) => {
    const within = chosen.has(facet) ? restrict(searched, chosen, facet) : selected
    const counts = options.map((option) => `${option.json}${countBoth(within, option.bits)}}`)
    return `"${facet}":[${counts.join(',')}]`
  })
  return `{${lists.join(',')}}`
}

/** The JSON of one page of products. */
export const pageJson = (items: readonly StoredItem[], levelId: number | null): string =>
  `[${items.map((item) => itemJson(item, levelId)).join(',')}]`
