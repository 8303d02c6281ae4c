import { cartCalls } from '#contract/cart/carts.ts'
import type { Shopper } from '#tests/support/shopper.ts'

export interface Product {
  readonly id: number
  readonly name: string
}

/** Empties the current cart, then adds one case of each product. */
export async function fill(shopper: Shopper, wanted: readonly Product[]): Promise<void> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  for (const { id } of items) await shopper.call(cartCalls.deleteCartProduct, { body: { id } })
  for (const { id } of wanted) {
    const body = { cart_product: { products_id: id, quantity: 1 } }
    const answer = await shopper.call(cartCalls.updateCartProduct, { body })
    if (!answer.success) throw new Error(`cart: ${answer.message}`)
  }
}
