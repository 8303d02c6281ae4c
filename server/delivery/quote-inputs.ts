import { createHash } from 'node:crypto'
import type { CartRow } from '#server/cart/cart-row.ts'
import type { LineRow } from '#server/cart/line-row.ts'

type Lines = readonly LineRow[]
/** Memoized by the immutable rows: one call needs the same inputs several times. */
const known = new WeakMap<Lines, { readonly address: CartRow['address']; readonly inputs: string }>()

/** The inputs of a quote, as a key. A quote whose inputs differ from the current cart's is stale. */
export function quoteInputs({ address }: Pick<CartRow, 'address'>, lines: Lines): string {
  const found = known.get(lines)
  if (found?.address === address) return found.inputs
  const inputs = inputsOf(address, lines)
  known.set(lines, { address, inputs })
  return inputs
}

function inputsOf(address: CartRow['address'], lines: Lines): string {
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
export function validQuote(cart: CartRow, lines: Lines, now: Date): CartRow['quote'] {
  const { quote } = cart
  if (!quote || cart.is_pickup || Date.parse(quote.expires_at) <= now.getTime()) return null
  return quote.inputs_hash === quoteInputs(cart, lines) ? quote : null
}
