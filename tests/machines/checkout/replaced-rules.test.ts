import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutModel, {
  '[CART-12] a cart replaced during the preflight is prepared anew, and the card forgotten': [
    'step.requested, cart.replaced',
    'preparing',
    'emits card.forgotten',
    'starts preparing {"replacedCartId":501,"step":"checkout"}',
    'sets replacedCartId to 501',
  ],
  '[CART-12] a cart replaced while checkout is unreachable is prepared, and the card forgotten': [
    'step.requested, preparing unreachable, cart.replaced',
    'preparing',
    'emits card.forgotten',
    'starts preparing {"replacedCartId":501,"step":"checkout"}',
    'sets replacedCartId to 501',
  ],
  '[CART-12] a cart replaced during the steps has the shown step prepared, not the requested one': [
    'step.requested 4, preparing nothingDone, cart.replaced',
    'preparing',
    'emits card.forgotten',
    'starts preparing {"replacedCartId":501,"step":"checkout"}',
    'sets replacedCartId to 501',
    'sets requestedStep to "checkout"',
  ],
  '[CART-12] a cart replaced after an order without an outcome forgets that order': [
    'step.requested 4, preparing allDone, order.submit, rechecking allDone, orderSubmission unknown, cart.replaced',
    'preparing',
    'emits card.forgotten',
    'starts preparing {"replacedCartId":501,"step":"review"}',
    'sets checkoutStepsStatus.checkout to null',
    'sets checkoutStepsStatus.payment to null',
    'sets checkoutStepsStatus.shipping to null',
    'sets outcome to null',
    'sets replacedCartId to 501',
  ],
})
