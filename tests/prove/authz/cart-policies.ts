import { body, customer, ofCustomer } from './customer-policy.ts'
import { linePolicies } from './line-policies.ts'
import type { Policy } from './policy.ts'

export const cartPolicies: Readonly<Record<string, Policy>> = {
  selectCart: customer,
  selectCartSummary: customer,
  selectCartTotals: customer,
  updateCartProduct: ofCustomer(
    {
      'body.cart_product.id': 'own',
      'body.cart_product.customers_carts_id': 'own',
      'body.cart_product.products_id': 'public',
    },
    body(({ cartId, lineId, productId }) => ({
      cart_product: { id: lineId, customers_carts_id: cartId, products_id: productId, quantity: 2 },
    })),
  ),
  deleteCartProduct: ofCustomer(
    { 'body.id': 'own' },
    body(({ lineId }) => ({ id: lineId })),
  ),
  updateCart: ofCustomer(
    { 'body.id': 'own' },
    body(({ savedCartId }) => ({ id: savedCartId, cart_name: 'mine' })),
  ),
  newCart: customer,
  setCart: ofCustomer(
    { 'body.id': 'own' },
    body(({ savedCartId }) => ({ id: savedCartId })),
  ),
  markForDeletion: ofCustomer(
    { 'body.id': 'own' },
    body(({ savedCartId }) => ({ id: savedCartId })),
  ),
  selectSavedCarts: customer,
  selectSavedCartsWithItems: ofCustomer(
    { 'body.id': 'own' },
    body(({ savedCartId }) => ({ id: savedCartId })),
  ),
  purgeOldCartData: customer,
  getRecommendedProducts: ofCustomer(
    { 'body.customer': 'ignored', 'body.cartId': 'ignored', 'body.projectId': 'ignored' },
    body(({ customerId, cartId }) => ({ customer: customerId, cartId, projectId: 11 })),
  ),
  recommendedClick: ofCustomer(
    { 'body.products_id': 'public', 'body.cartId': 'ignored' },
    body(({ cartId, productId }) => ({ products_id: productId, products_model: 'EW', cartId })),
  ),
  ...linePolicies,
}
