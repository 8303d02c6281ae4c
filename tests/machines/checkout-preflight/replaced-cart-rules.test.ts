import { checkoutPreflightModel } from '#machines/checkout-preflight/checkout-preflight.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutPreflightModel, {
  '[CART-12] a replaced cart that was not ordered ends the preflight as replaced': [
    'at replaced, readCart open',
    'done',
    'replaced',
    'sets outcome.kind to "replaced"',
    'ends with {"kind":"replaced","orders_id":null}',
  ],
  '[CART-12][CHK-10] a replaced cart whose new cart is empty ends the preflight as replaced, not as empty': [
    'at replaced, readCart empty',
    'done',
    'replaced',
    'sets outcome.kind to "replaced"',
    'ends with {"kind":"replaced","orders_id":null}',
  ],
  '[CART-12][T2] a replaced cart that was ordered ends the preflight as ordered': [
    'at replaced, readCart ordered',
    'done',
    'ordered',
    'sets outcome.cart_id to 500',
    'sets outcome.kind to "ordered"',
    'ends with {"cart_id":500,"kind":"ordered"}',
  ],
  '[CART-12] a cart that is replaced once its order is no longer pending ends the preflight as replaced': [
    'at replaced, readCart pending, readProgress ready',
    'done',
    'replaced',
    'sets outcome.kind to "replaced"',
    'ends with {"kind":"replaced","orders_id":null}',
  ],
  '[CART-12] a replaced cart that was ordered more than 15 minutes ago ends the preflight as replaced, with its order':
    [
      'at replaced, readCart orderedBefore',
      'done',
      'replaced',
      'sets outcome.kind to "replaced"',
      'sets outcome.orders_id to 9001',
      'ends with {"kind":"replaced","orders_id":9001}',
    ],
  '[CART-12] a cart whose order turns out to be older than 15 minutes ends the preflight as replaced, with its order':
    [
      'at replaced, readCart pending, readProgress orderedBefore',
      'done',
      'replaced',
      'sets outcome.kind to "replaced"',
      'sets outcome.orders_id to 9001',
      'ends with {"kind":"replaced","orders_id":9001}',
    ],
  '[CART-12] a stale cart of the page that was ordered more than 15 minutes ago ends the preflight as replaced, with its order':
    [
      'readCart stale',
      'done',
      'replaced',
      'sets outcome.kind to "replaced"',
      'sets outcome.orders_id to 9001',
      'ends with {"kind":"replaced","orders_id":9001}',
    ],
})
