import type { CartRow } from '#server/cart/cart-row.ts'
import type { BillTo } from '#server/platform/gateway/card-gateway.ts'

/** Whom a card of this cart is billed to: the billing address, or before there is one where the cart ships to. */
export function billToOf({ billing, address }: Pick<CartRow, 'billing' | 'address'>): BillTo {
  const from = billing ?? address
  return {
    name: from?.['name'] ?? null,
    street: from?.['street_address'] ?? null,
    city: from?.['city'] ?? null,
    state: from?.['state'] ?? null,
    postcode: from?.['postcode'] ?? null,
    telephone: from?.['telephone'] ?? null,
  }
}
