import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

/** Bounds in cents per case, low included, high excluded. */
const priceRanges = [
  { label: 'Under $25', low: 0, high: 2_500 },
  { label: '$25 - $49.99', low: 2_500, high: 5_000 },
  { label: '$50 - $99.99', low: 5_000, high: 10_000 },
  { label: '$100 - $199.99', low: 10_000, high: 20_000 },
  { label: '$200 - $399.99', low: 20_000, high: 40_000 },
  { label: '$400 and over', low: 40_000, high: null },
] as const

/** Options of the price filter: `low-high` in dollars, the high bound not included and empty when open. */
export function priceRangeRows(): readonly Insertable<Database['filter_options']>[] {
  return priceRanges.map(({ label, low, high }, index) => ({
    kind: 'price',
    id: index + 1,
    value: `${low / 100}-${high === null ? '' : high / 100}`,
    label,
    icon: null,
    position: index + 1,
  }))
}
