import { priceOf, type StoredItem } from './item.ts'

export interface SortOption {
  readonly id: number
  readonly value: string
  readonly label: string
  readonly needsLogin: boolean
}

export const DEFAULT_SORT = 'in-stock'

/** The first is the default. The ids of the next three equal the sort ids of the cart. */
export const SORT_OPTIONS: readonly SortOption[] = [
  { id: 7, value: DEFAULT_SORT, label: 'In stock first', needsLogin: false },
  { id: 1, value: 'model', label: 'Model', needsLogin: false },
  { id: 2, value: 'name', label: 'Name', needsLogin: false },
  { id: 3, value: 'quantity', label: 'Most in stock', needsLogin: false },
  { id: 4, value: 'newest', label: 'Newest', needsLogin: false },
  { id: 5, value: 'price-low', label: 'Price: low to high', needsLogin: true },
  { id: 6, value: 'price-high', label: 'Price: high to low', needsLogin: true },
]

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

export const byModel = (left: StoredItem, right: StoredItem): number =>
  collator.compare(left.model, right.model) || left.id - right.id

export const byName = (left: StoredItem, right: StoredItem): number =>
  collator.compare(left.name, right.name) || byModel(left, right)

/**
 * The positions of the items in a sort order other than that by name, ties by model (the order of the input); of any other
 * sort in the default order. A visitor (null) cannot sort by price, because the order alone would reveal prices.
 */
export function sortedPositions(
  items: readonly StoredItem[],
  sort: string,
  levelId: number | null,
): Uint32Array {
  const positions = Uint32Array.from(items.keys())
  const compare = levelId === null ? undefined : priceOrder(sort, levelId)
  const order = compare ?? ORDERS[sort] ?? inStockFirst
  return positions.sort((left, right) => {
    const [one, other] = [items[left], items[right]]
    return one && other ? order(one, other) || left - right : left - right
  })
}

type Order = (left: StoredItem, right: StoredItem) => number

/** The default. */
const inStockFirst: Order = (left, right) => Number(right.quantity > 0) - Number(left.quantity > 0)

const ORDERS: Readonly<Record<string, Order>> = {
  model: () => 0,
  quantity: (left, right) => right.quantity - left.quantity,
  newest: (left, right) => Number(right.isNew) - Number(left.isNew) || right.id - left.id,
}

function priceOrder(sort: string, levelId: number): Order | undefined {
  const centsOf = (item: StoredItem) => priceOf(item, levelId) ?? 0
  if (sort === 'price-low') return (left, right) => centsOf(left) - centsOf(right)
  if (sort === 'price-high') return (left, right) => centsOf(right) - centsOf(left)
  return undefined
}
