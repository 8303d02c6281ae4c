import { cartCalls } from '#contract/cart/carts.ts'
import type { Shopper } from './shopper.ts'

export const cartOf = (shopper: Shopper) => shopper.call(cartCalls.selectCart, {})

export const totalsOf = (shopper: Shopper, body: { step?: '01-cart' } = {}) =>
  shopper.call(cartCalls.selectCartTotals, { body })

export const addToCart = (shopper: Shopper, products_id: number, quantity = 1) =>
  shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { products_id, quantity } } })
