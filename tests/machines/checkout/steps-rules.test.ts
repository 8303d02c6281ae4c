import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutModel, {
  '[CHK-08] a preflight that ends as ready opens the first step and starts its actors': [
    'step.requested, preparing nothingDone',
    'open.stepping.choosingDelivery',
    'tells texasCheck items.known {"items":[{"products_id":31,"quantity":4}]}',
    'starts delivery {"pickup":{"is_pickup":false,"pickup_date":null,"pickup_name":null,"pickup_phone":nu…',
    'starts shippingQuotes',
    'starts payment {"cybersource_disabled":false}',
    'sets progress.cart_id to 501',
    'sets progress.items to [{"products_id":31,"quantity":4}]',
  ],
  '[CHK-02] a checkout that is disabled loses its progress and its card': [
    'step.requested, preparing nothingDone, checkout.disabled',
    'blocked',
    'emits card.forgotten',
    'sets isDisabled to true',
    'sets progress.cart_id to 0',
    'sets progress.items to []',
  ],
  '[CHK-10] the confirmation requested during the steps is prepared, without progress': [
    'step.requested, preparing nothingDone, step.requested 5',
    'preparing',
    'starts preparing {"replacedCartId":null,"step":"complete"}',
    'sets progress.cart_id to 0',
    'sets progress.items to []',
    'sets requestedStep to "complete"',
  ],
  '[CHK-08] a step requested again is opened again': [
    'step.requested 2, preparing deliveryDone, step.requested 2',
    'open.stepping.choosingShipping',
  ],
  '[CHK-14][SHIP-06] changed items are checked for Texas and reload the quotes': [
    'step.requested, preparing nothingDone, items.changed',
    'open.stepping.choosingDelivery',
    'tells texasCheck items.known {"items":[{"products_id":31,"quantity":4}]}',
    'tells shippingQuotes quotes.reload',
  ],
  '[CHK-10] a cart emptied during the steps forgets progress and card and says why': [
    'step.requested, preparing nothingDone, cart.emptied',
    'idle',
    'emits card.forgotten',
    'sets progress.cart_id to 0',
    'sets progress.items to []',
    'sets sentBack to {"errors":[],"lines":[],"orders_id":null,"reason":"empty"}',
  ],
  '[CART-12] a cart replaced during the steps forgets progress and card and says why': [
    'step.requested, preparing nothingDone, cart.replaced, preparing replaced',
    'idle',
    'emits card.forgotten',
    'tells cart cart.reload',
    'sets progress.cart_id to 0',
    'sets progress.items to []',
    'sets replacedCartId to null',
    'sets sentBack to {"errors":[],"lines":[],"orders_id":null,"reason":"stale"}',
  ],
  '[CHK-10] leaving the steps forgets progress and card': [
    'step.requested, preparing nothingDone, checkout.left',
    'idle',
    'emits card.forgotten',
    'sets progress.cart_id to 0',
    'sets progress.items to []',
  ],
  '[CHK-09] a completed shipping step is marked and opens payment': [
    'step.requested 2, preparing deliveryDone, shipping.completed',
    'open.stepping.choosingPayment',
    'tells toaster failures.dismiss',
    'sets checkoutStepsStatus.shipping to true',
    'sets requestedStep to "payment"',
  ],
  '[CHK-14] shipping is not completed while the Texas restriction stands': [
    'step.requested 2, texas.restricted, preparing deliveryDone, shipping.completed',
    'open.stepping.choosingShipping',
  ],
  '[CHK-09] a completed payment step is marked and opens review': [
    'step.requested 3, preparing shippingDone, payment.completed',
    'open.stepping.reviewing',
    'tells toaster failures.dismiss',
    'sets checkoutStepsStatus.payment to true',
    'sets requestedStep to "review"',
  ],
  '[CHK-14] payment is not completed while the Texas restriction stands': [
    'step.requested 3, texas.restricted, preparing shippingDone, payment.completed',
    'open.stepping.choosingPayment',
  ],
})
