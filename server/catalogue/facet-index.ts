import { type Facet, FACETS } from '#contract/products.ts'
import { addBit, type Bits, noBits } from './bitset.ts'
import type { GroupRow, OptionRow, ProductRow } from './catalogue-rows.ts'
import type { StoredItem } from './item.ts'

export interface FacetOption {
  readonly value: string
  readonly label: string
  readonly bits: Bits
  /** `{"value":…,"label":…,"count":` */
  readonly json: string
}

export interface FacetIndex {
  readonly facet: Facet
  readonly options: readonly FacetOption[]
  /** keyed by the value in lower case */
  readonly byValue: ReadonlyMap<string, FacetOption>
}

type Choice = { readonly value: string; readonly label: string }

/** The index of every facet except price, which depends on the price level. */
export function facetIndexes(
  items: readonly StoredItem[],
  groups: readonly GroupRow[],
  options: readonly OptionRow[],
): readonly FacetIndex[] {
  return FACETS.filter((facet) => facet !== 'price').map((facet) => {
    const kind = GROUP_KINDS[facet]
    const choices = kind
      ? groups.filter((group) => group.kind === kind).map(({ url, name }) => ({ value: url, label: name }))
      : options.filter((option) => option.kind === facet)
    return facetIndex(facet, choices, items, (item) => VALUES[facet](item.row))
  })
}

/** Ranges are `low-high` in dollars, half-open; the upper bound is empty when there is none. */
export function priceIndex(
  items: readonly StoredItem[],
  options: readonly OptionRow[],
  levelId: number,
): FacetIndex {
  const ranges = options.filter((option) => option.kind === 'price')
  const bounds = ranges.map(({ value }) => {
    const [low = '', high = ''] = value.split('-')
    return {
      value,
      low: Number(low) * 100,
      high: high === '' ? Number.POSITIVE_INFINITY : Number(high) * 100,
    }
  })
  return facetIndex('price', ranges, items, ({ prices }) => {
    const cents = prices.get(levelId)
    const range = bounds.find(({ low, high }) => cents !== undefined && cents >= low && cents < high)
    return range ? [range.value] : []
  })
}

function facetIndex(
  facet: Facet,
  choices: readonly Choice[],
  items: readonly StoredItem[],
  valuesOf: (item: StoredItem) => readonly string[],
): FacetIndex {
  const options = choices.map(({ value, label }) => ({
    value,
    label,
    bits: noBits(items.length),
    json: `${JSON.stringify({ value, label }).slice(0, -1)},"count":`,
  }))
  const byValue = new Map(options.map((option) => [option.value.toLowerCase(), option]))
  for (const [at, item] of items.entries())
    for (const value of valuesOf(item)) {
      const option = byValue.get(value.toLowerCase())
      if (option) addBit(option.bits, at)
    }
  return { facet, options, byValue }
}

const GROUP_KINDS: Partial<Record<Facet, GroupRow['kind']>> = {
  category_url: 'category',
  brand_url: 'brand',
  list_url: 'list',
}

const one = (value: string | null): readonly string[] => (value === null ? [] : [value])

const VALUES: Readonly<Record<Exclude<Facet, 'price'>, (row: ProductRow) => readonly string[]>> = {
  category_url: (row) => [row.category_url],
  brand_url: (row) => [row.brand_url],
  list_url: (row) => row.lists ?? [],
  color: (row) => row.colors,
  effect: (row) => row.effects,
  firing_pattern: (row) => one(row.firing_pattern),
  debris_profile: (row) => one(row.debris_profile),
  duration: (row) => one(row.duration),
  ignition_type: (row) => one(row.ignition_type),
  caliber: (row) => one(row.caliber),
  performance_height: (row) => one(row.performance_height),
}
