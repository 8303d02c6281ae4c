import { IN_STOCK } from '#contract/platform/constants.ts'
import { parsePriceRange, type PriceRange } from '#contract/catalogue/price-range.ts'
import { type Facet, FACETS } from '#contract/catalogue/products.ts'
import type { Pause } from '#server/platform/threads/time-slices.ts'
import { addBit, type Bits, noBits } from './bitset.ts'
import type { GroupRow, OptionRow, ProductRow } from './catalogue-rows.ts'
import { priceOf, type StoredItem } from './item.ts'
import { indexedWords } from './search/search-words.ts'

export interface FacetOption {
  readonly value: string
  readonly label: string
  readonly bits: Bits
  /** the words of the label, for the search */
  readonly words: readonly string[]
  /** `{"value":…,"label":…,"count":` */
  readonly json: string
}

export interface FacetIndex {
  readonly facet: Facet
  readonly options: readonly FacetOption[]
  /** keyed by the value in lower case */
  readonly byValue: ReadonlyMap<string, FacetOption>
  /** The option of a value that is not offered, if there can be such values. */
  readonly otherOption?: (value: string) => FacetOption | undefined
}

type Choice = { readonly value: string; readonly label: string }

/** The index of every facet except availability and price, which depend on stock and price level. */
export async function facetIndexes(
  items: readonly StoredItem[],
  { groups, options }: { readonly groups: readonly GroupRow[]; readonly options: readonly OptionRow[] },
  pause: Pause,
): Promise<readonly FacetIndex[]> {
  const indexes: FacetIndex[] = []
  for (const facet of FACETS) {
    if (facet === 'availability' || facet === 'price') continue
    const kind = GROUP_KINDS[facet]
    const choices = kind
      ? groups.filter((group) => group.kind === kind).map(({ url, name }) => ({ value: url, label: name }))
      : options.filter((option) => option.kind === facet)
    indexes.push(facetIndex(facet, choices, items, (item) => VALUES[facet](item.row)))
    await pause()
  }
  return indexes
}

/** Depends on stock. */
export const availabilityIndex = (items: readonly StoredItem[]): FacetIndex =>
  facetIndex('availability', [{ value: IN_STOCK, label: 'In stock only' }], items, ({ quantity }) =>
    quantity > 0 ? [IN_STOCK] : [],
  )

/** Ranges are `low-high` in dollars, half-open; a bound is empty when there is none. */
export function priceIndex(
  items: readonly StoredItem[],
  options: readonly OptionRow[],
  levelId: number,
): FacetIndex {
  const ranges = options.filter((option) => option.kind === 'price')
  const isWithin = (item: StoredItem, bounds: PriceRange | null): boolean => {
    const cents = priceOf(item, levelId)
    return bounds !== null && cents !== undefined && cents >= bounds.low && cents < bounds.high
  }
  const bounds = ranges.map(({ value }) => ({ value, bounds: parsePriceRange(value) }))
  return {
    ...facetIndex('price', ranges, items, (item) => {
      const range = bounds.find((each) => isWithin(item, each.bounds))
      return range ? [range.value] : []
    }),
    otherOption: (value) => {
      const wanted = parsePriceRange(value)
      if (wanted === null) return undefined
      const bits = noBits(items.length)
      for (const [at, item] of items.entries()) if (isWithin(item, wanted)) addBit(bits, at)
      return { ...facetOption({ value, label: priceText(wanted) }, items.length), bits }
    },
  }
}

function priceText({ low, high }: PriceRange): string {
  if (low === 0) return `Under $${high / 100}`
  return high === Number.POSITIVE_INFINITY
    ? `$${low / 100} and over`
    : `$${low / 100} to under $${high / 100}`
}

const facetOption = ({ value, label }: Choice, size: number): FacetOption => ({
  value,
  label,
  bits: noBits(size),
  words: indexedWords(label),
  json: `${JSON.stringify({ value, label }).slice(0, -1)},"count":`,
})

function facetIndex(
  facet: Facet,
  choices: readonly Choice[],
  items: readonly StoredItem[],
  valuesOf: (item: StoredItem) => readonly string[],
): FacetIndex {
  const options = choices.map((choice) => facetOption(choice, items.length))
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

const VALUES: Readonly<
  Record<Exclude<Facet, 'availability' | 'price'>, (row: ProductRow) => readonly string[]>
> = {
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
