import { taggedCents } from '#contract/account/tag-markup.ts'
import { int4, nullable } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export const selectTagMarkup = statement({
  name: 'tag-markup',
  sql: 'select tag_markup_percent as percent from customers where id = :customerId',
  params: { customerId: int4 },
  row: { percent: nullable(int4) },
})

interface PricedLine {
  readonly id: number
  readonly pieces: number
  /** of a case; 0: it is free, which says nothing about its price */
  readonly cents: number
}

/** What tags print for a piece, in cents, by product; of two prices the higher one. @param percent null: nothing */
export function tagPrices(lines: readonly PricedLine[], percent: number | null): ReadonlyMap<number, number> {
  const prices = new Map<number, number>()
  if (percent === null) return prices
  for (const { id, pieces, cents } of lines) {
    const price = cents > 0 && pieces > 0 ? taggedCents(cents, pieces, percent) : 0
    if (price > (prices.get(id) ?? 0)) prices.set(id, price)
  }
  return prices
}
