import { cartCalls } from '#contract/cart/carts.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import type { Action } from './plan.ts'
import type { CartTruth } from './truth.ts'

/** Changes by another device of the same customer, applied to the model too. */
export async function actElsewhere(
  { kind, quantity }: Action,
  products_id: number,
  shopper: Shopper,
  truth: CartTruth,
): Promise<void> {
  if (kind === 'other cart') {
    truth.replaceCart((await shopper.call(cartCalls.newCart, { body: {} })).data.id)
  } else if (kind === 'other rushes') {
    const rush_shipping = quantity > 4
    await shopper.call(cartCalls.updateCart, { body: { cart: { rush_shipping } } })
    truth.isRushed = rush_shipping
  } else if (kind === 'other adds') {
    const cart_product = { products_id, quantity }
    const { data } = await shopper.call(cartCalls.updateCartProduct, { body: { cart_product } })
    const change = { kind: 'add', products_id, quantity, isReplay: false } as const
    truth.apply(change, null, { success: true, lineId: data?.id ?? null })
  } else {
    const id = truth.lines.get(products_id)?.id
    if (id) await shopper.call(cartCalls.deleteCartProduct, { body: { id } })
    truth.lines.delete(products_id)
  }
}
