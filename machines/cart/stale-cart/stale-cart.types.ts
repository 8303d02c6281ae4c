import type { CartStaleFact, CartView, LoadedCart } from '#machines/cart/cart.types.ts'

export interface StaleCartContext extends CartView {
  readonly new_cart_id: number | null
}

export type StaleCartEvent =
  /** from cart */
  | CartStaleFact
  /** from shop */
  | { readonly type: 'customer.left' }

export type StaleCartEmitted = { readonly type: 'notice.staleCart' }

/** Sent to cart: the new cart, or that it could not be read and the cart should retry itself. */
export type RecoveryFact =
  | { readonly type: 'cart.recovered'; readonly loaded: LoadedCart }
  | { readonly type: 'cart.reload' }

export type StaleCartTag = 'recovering'

export interface StaleCartMeta {
  readonly spec: readonly string[]
}
