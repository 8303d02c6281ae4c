import type { ProjectId } from '#contract/platform/constants.ts'
import { allBits, type Bits } from './bitset.ts'
import type { CatalogueRows, GroupRow, LevelRow, OptionRow } from './catalogue-rows.ts'
import { availabilityIndex, type FacetIndex, facetIndexes, priceIndex } from './facet-index.ts'
import { type StoredItem, storedItem } from './item.ts'
import { type WordIndex, wordIndex } from './search/word-index.ts'
import { byModel, SORT_OPTIONS, sortedPositions } from './sort-orders.ts'

/** The catalogue of one storefront with its indexes. */
export interface StorefrontCatalogue {
  /** ordered by model */
  readonly items: readonly StoredItem[]
  /** keyed by the url in lower case */
  readonly byUrl: ReadonlyMap<string, StoredItem>
  /** urls in lower case of products that are sold no longer */
  readonly gone: ReadonlySet<string>
  readonly all: Bits
  readonly groups: readonly GroupRow[]
  readonly options: readonly OptionRow[]
  readonly levels: readonly LevelRow[]
  /** built by the first search */
  readonly words: WordIndex
  /** The facets that a price level may see; a visitor (null) gets no price facet. */
  facets(levelId: number | null): readonly FacetIndex[]
  /** Positions in a sort order; an unknown sort falls back to the default. */
  order(sort: string | null, levelId: number | null): Uint16Array
  /** Invalidates the indexes that depend on stock. */
  stockChanged(): void
}

export function storefrontCatalogue(projectId: ProjectId, rows: CatalogueRows): StorefrontCatalogue {
  const items = rows.products
    .filter((row) => row.project_id === projectId)
    .map((row) => storedItem(row, rows.photos.get(row.id)))
    .sort(byModel)
  const groups = rows.groups.filter((group) => group.project_id === projectId)
  const common = facetIndexes(items, groups, rows.options)
  const facetsByLevel = new Map<number | null, readonly FacetIndex[]>()
  const orders = new Map<string, Uint16Array>()
  let words: WordIndex | null = null
  return {
    items,
    byUrl: new Map(items.map((item) => [item.url.toLowerCase(), item])),
    gone: new Set(
      rows.gone.filter((row) => row.project_id === projectId).map(({ url }) => url.toLowerCase()),
    ),
    all: allBits(items.length),
    groups,
    options: rows.options,
    levels: rows.levels,
    get words() {
      words ??= wordIndex(items)
      return words
    },
    facets: (levelId) => {
      const found = facetsByLevel.get(levelId) ?? [
        ...common,
        availabilityIndex(items),
        ...(levelId === null ? [] : [priceIndex(items, rows.options, levelId)]),
      ]
      facetsByLevel.set(levelId, found)
      return found
    },
    order: (sort, levelId) => {
      const value = SORT_OPTIONS.find((option) => option.value === sort)?.value ?? ''
      const key = `${value} ${levelId}`
      const found = orders.get(key) ?? sortedPositions(items, value, levelId)
      orders.set(key, found)
      return found
    },
    stockChanged: () => {
      orders.clear()
      facetsByLevel.clear()
    },
  }
}
