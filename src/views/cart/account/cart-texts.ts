import type { SavedCart } from '#contract/cart/carts.ts'

export const nameOfCart = ({ cart_name, id }: Pick<SavedCart, 'cart_name' | 'id'>): string =>
  cart_name ?? `Cart ${id}`
