/** Of a price per case in cents: the low bound included, the high one not. */
export interface PriceRange {
  readonly low: number
  /** Infinity when there is none */
  readonly high: number
}

/** The range of a price filter, `low-high` in dollars with one bound at least. Null: no price is in it, or every one. */
export function parsePriceRange(value: string): PriceRange | null {
  const [, low = '', high = ''] = /^(\d{0,6})-(\d{0,6})$/.exec(value) ?? []
  if (low === '' && high === '') return null
  const range = { low: Number(low) * 100, high: high === '' ? Number.POSITIVE_INFINITY : Number(high) * 100 }
  const isEvery = range.low === 0 && high === ''
  return range.low < range.high && !isEvery ? range : null
}
