import type { Cart, CartLine } from '#contract/cart/carts.ts'
import { countCases } from '#contract/cart/count-cases.ts'
import type { LoadedCart } from './cart.types.ts'

export const sampleLine: CartLine = {
  id: 71,
  customers_carts_id: 501,
  products_id: 31,
  quantity: 4,
  final_price: 42_804,
  total_price: 171_216,
  products_model: 'EW-500-031',
  products_name: 'Prairie Aurora',
  products_url: 'prairie-aurora',
  image_url: '/images/300/prairie-aurora.svg',
  products_packaging: '4/1',
  pieces_per_case: 4,
  available: 12,
  texas_restricted: false,
  pro_use: false,
  success: true,
  status: null,
  message: null,
}
export const cartOf = (id: number, items: readonly CartLine[]): Cart => ({
  id,
  cart_name: null,
  version: 12,
  items: [...items],
  has_valid_carrier: false,
  shipping_quotes_id: null,
  delivery: {
    is_pickup: false,
    pickup_date: null,
    pickup_time: null,
    pickup_name: null,
    pickup_phone: null,
    ship_date: null,
  },
  rush_shipping: false,
  comments: null,
  age_to_confirm: null,
  documents: 'none',
  last_submission: null,
})
export const loadedWith = (id: number, ...items: readonly CartLine[]): LoadedCart => {
  const total = items.reduce((sum, { total_price }) => sum + total_price, 0)
  return {
    cart: cartOf(id, items),
    cartSummary: { cart_item_count: countCases(items) },
    cartTotals: { totals: [], option_fees: [], total, subtotal: total, is_estimated: false, notes: [] },
  }
}
