import type { InferInput } from 'valibot'
import type { CartLine } from '#contract/cart/carts.ts'
import { toWire } from '#contract/platform/money.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { LineRow } from './line-row.ts'

const PROMO_TEXT = 'Free of charge with this order'

export const lineWire = (line: LineRow, catalogue: Catalogue): InferInput<typeof CartLine> => ({
  id: line.id,
  customers_carts_id: line.cart_id,
  products_id: line.product_id,
  quantity: line.quantity,
  final_price: toWire(line.cents),
  total_price: toWire(line.cents * line.quantity),
  products_model: line.model,
  products_name: line.name,
  products_url: line.url,
  image_url: catalogue.picture({ id: line.product_id, url: line.url }),
  products_packaging: line.packaging,
  pieces_per_case: line.pieces_per_case,
  available: line.available,
  texas_restricted: line.texas_restricted,
  pro_use: line.pro_use,
  success: true,
  status: line.is_promo ? 'promo' : null,
  message: line.is_promo ? PROMO_TEXT : null,
})

type Sort = '1' | '2' | '3'

/**
 * Sorts rows by model further: by 1 model, 2 name, 3 quantity (descending), equals by model; promotional lines stay
 * last. Not by the id of a line, which an undone removal does not give back.
 */
export function sortLines(lines: readonly LineRow[], sort: Sort): readonly LineRow[] {
  if (sort === '1') return lines
  const order =
    sort === '2'
      ? (a: LineRow, b: LineRow) => a.name.localeCompare(b.name, 'en')
      : (a: LineRow, b: LineRow) => b.quantity - a.quantity
  return lines.toSorted((a, b) => Number(a.is_promo) - Number(b.is_promo) || order(a, b))
}
