import { createHash } from 'node:crypto'
import type { CartRow } from '#server/cart/cart-row.ts'
import type { LineRow } from '#server/cart/line-row.ts'

/** The inputs of a quote, as a key. A quote whose inputs differ from the current cart's is stale. */
export function quoteInputs({ address }: Pick<CartRow, 'address'>, lines: readonly LineRow[]): string {
  const to = address && [address.id, address.street_address, address.city, address.state, address.postcode]
  const paid = lines.filter((line) => !line.is_promo)
  const what = paid.map((line) => [line.product_id, line.quantity, line.weight_lb]).toSorted(byProduct)
  return createHash('sha256')
    .update(JSON.stringify([to, what]))
    .digest('base64url')
    .slice(0, 22)
}

const byProduct = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)

/** The selected quote if it is neither expired nor stale. */
export function validQuote(cart: CartRow, lines: readonly LineRow[], now: Date): CartRow['quote'] {
  const { quote } = cart
  if (!quote || cart.is_pickup || Date.parse(quote.expires_at) <= now.getTime()) return null
  return quote.inputs_hash === quoteInputs(cart, lines) ? quote : null
}
