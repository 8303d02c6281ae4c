import type { Facet, ProductFilter } from '#contract/products.ts'
import { addBit, type Bits, both, countBits, countBoth, either, hasBit, noBits } from './bitset.ts'
import type { FacetIndex } from './facet-index.ts'
import { foldText, itemJson, type StoredItem } from './item.ts'
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
 * ignore the values selected in it. A page number past the end returns the last page.
 */
export function selectProducts(
  storefront: StorefrontCatalogue,
  filter: ProductFilter,
  levelId: number | null,
): Selection {
  const facets = storefront.facets(levelId)
  const searched = search(storefront, filter.search_term)
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
  return {
    total,
    currentPage,
    lastPage,
    items: pick(storefront, selected, storefront.order(filter.sort, levelId), start, filter.items_per_page),
    facets: countsJson(facets, selected, searched, chosen),
  }
}

/** The products whose model, name, UPC, brand and category together contain every word. */
export function search(storefront: StorefrontCatalogue, term: string): Bits {
  const words = wordsOf(term)
  if (words.length === 0) return storefront.all
  const found = noBits(storefront.items.length)
  for (const [at, { haystack }] of storefront.items.entries())
    if (words.every((word) => haystack.includes(word))) addBit(found, at)
  return found
}

export const wordsOf = (term: string): readonly string[] =>
  foldText(term)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 12)

const union = (index: FacetIndex, values: readonly string[], words: number): Bits =>
  either(
    values.flatMap((value) => index.byValue.get(value.toLowerCase())?.bits ?? []),
    words,
  )

function restrict(searched: Bits, chosen: ReadonlyMap<Facet, Bits>, except: Facet | null): Bits {
  let bits = searched
  for (const [facet, each] of chosen) if (facet !== except) bits = both(bits, each)
  return bits
}

function pick(
  storefront: StorefrontCatalogue,
  selected: Bits,
  order: Uint16Array,
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
