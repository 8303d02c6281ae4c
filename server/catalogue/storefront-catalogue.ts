import type { ProjectId } from '#contract/platform/constants.ts'
import { type Pause, sortInSlices } from '#server/platform/threads/time-slices.ts'
import { allBits, type Bits } from './bitset.ts'
import type { CatalogueRows, GroupRow, LevelRow, OptionRow } from './catalogue-rows.ts'
import { availabilityIndex, type FacetIndex, facetIndexes, priceIndex } from './facet-index.ts'
import type { StoredItem } from './item.ts'
import { type WordIndex, wordIndex } from './search/word-index.ts'
import { byModel, byName, DEFAULT_SORT, SORT_OPTIONS, sortedPositions } from './sort-orders.ts'

/** `availability`: a product came into stock, sold out, or has more cases; `fewer`: some have fewer, and still some. */
export type StockChange = 'none' | 'fewer' | 'availability'

/** The catalogue of one storefront with its indexes. */
export interface StorefrontCatalogue {
  /** ordered by model */
  readonly items: readonly StoredItem[]
  readonly itemsByName: readonly StoredItem[]
  /** keyed by the url of the category; ordered by model */
  readonly itemsByCategory: ReadonlyMap<string, readonly StoredItem[]>
  /** keyed by the url in lower case */
  readonly byUrl: ReadonlyMap<string, StoredItem>
  /** urls in lower case of products that are sold no longer */
  readonly gone: ReadonlySet<string>
  readonly all: Bits
  readonly groups: readonly GroupRow[]
  readonly options: readonly OptionRow[]
  readonly levels: readonly LevelRow[]
  readonly words: WordIndex
  /** The facets that a price level may see; a visitor (null) gets no price facet. */
  facets(levelId: number | null): readonly FacetIndex[]
  /** Positions in a sort order; an unknown sort falls back to the default. */
  order(sort: string | null, levelId: number | null): Uint32Array
  /** Invalidates the indexes that depend on what has changed of the stock. */
  stockChanged(change: StockChange): void
}

export interface StorefrontRows extends CatalogueRows {
  /** of all storefronts, by id */
  readonly items: ReadonlyMap<number, StoredItem>
}

/**
 * Builds the indexes in slices, so that other work goes on.
 * @param before the catalogue until now; its orders are nearly those of the next one
 */
export async function storefrontCatalogue(
  projectId: ProjectId,
  rows: StorefrontRows,
  before: Pick<StorefrontCatalogue, 'items' | 'itemsByName' | 'words'> | null,
  pause: Pause,
): Promise<StorefrontCatalogue> {
  const own = new Map([...rows.items].filter(([, item]) => item.projectId === projectId))
  const items = await sortInSlices(replaced(before?.items ?? [], own), byModel, pause)
  const itemsByName = await sortInSlices(replaced(before?.itemsByName ?? [], own), byName, pause)
  const groups = rows.groups.filter((group) => group.project_id === projectId)
  const common = await facetIndexes(items, { groups, options: rows.options }, pause)
  const prices = new Map<number, FacetIndex>()
  for (const { id } of rows.levels) {
    prices.set(id, priceIndex(items, rows.options, id))
    await pause()
  }
  const words = await wordIndex(items, before, pause)
  const itemsByCategory = Map.groupBy(items, ({ categoryUrl }) => categoryUrl)
  await pause()
  return {
    items,
    itemsByName,
    itemsByCategory,
    byUrl: new Map(items.map((item) => [item.url.toLowerCase(), item])),
    gone: new Set(
      rows.gone.filter((row) => row.project_id === projectId).map(({ url }) => url.toLowerCase()),
    ),
    all: allBits(items.length),
    groups,
    options: rows.options,
    levels: rows.levels,
    words,
    ...ordersAndFacets({ items, itemsByName, common, prices }),
  }
}

/** The items of now in the order of those before; new ones last. */
function replaced(
  before: readonly StoredItem[],
  now: ReadonlyMap<number, StoredItem>,
): readonly StoredItem[] {
  const left = new Map(now)
  const kept = before.flatMap(({ id }) => {
    const item = left.get(id)
    left.delete(id)
    return item ?? []
  })
  return [...kept, ...left.values()]
}

interface Built {
  readonly items: readonly StoredItem[]
  readonly itemsByName: readonly StoredItem[]
  readonly common: readonly FacetIndex[]
  /** by price level */
  readonly prices: ReadonlyMap<number, FacetIndex>
}

/** The sorts that depend on such a change. */
const SORTS_OF_CHANGE: Readonly<Record<StockChange, readonly string[]>> = {
  none: [],
  fewer: ['quantity'],
  availability: ['quantity', DEFAULT_SORT],
}

/** Orders are made when they are first asked for, and what depends on stock is made anew. */
function ordersAndFacets({
  items,
  itemsByName,
  common,
  prices,
}: Built): Pick<StorefrontCatalogue, 'facets' | 'order' | 'stockChanged'> {
  const orders = new Map<string, Uint32Array>()
  let availability: FacetIndex | null = null
  return {
    facets: (levelId) => {
      availability ??= availabilityIndex(items)
      const price = levelId === null ? undefined : prices.get(levelId)
      return [...common, availability, ...(price ? [price] : [])]
    },
    order: (sort, levelId) => {
      const value = SORT_OPTIONS.find((option) => option.value === sort)?.value ?? DEFAULT_SORT
      const key = `${value} ${levelId}`
      const found =
        orders.get(key) ??
        (value === 'name' ? positionsOf(itemsByName, items) : sortedPositions(items, value, levelId))
      orders.set(key, found)
      return found
    },
    stockChanged: (change) => {
      if (change === 'availability') availability = null
      for (const key of orders.keys())
        if (SORTS_OF_CHANGE[change].some((sort) => key.startsWith(`${sort} `))) orders.delete(key)
    },
  }
}

function positionsOf(sorted: readonly StoredItem[], items: readonly StoredItem[]): Uint32Array {
  const positions = new Map(items.map((item, at) => [item, at]))
  return Uint32Array.from(sorted, (item) => positions.get(item) ?? 0)
}
