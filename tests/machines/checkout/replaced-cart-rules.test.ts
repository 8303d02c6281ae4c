import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutModel, {
  '[CART-12] a cart replaced during the preflight starts the preflight anew for it and forgets the card': [
    'step.requested, cart.replaced',
    'preparing',
    'emits card.forgotten',
    'starts preparing {"replacedCartId":501,"step":"checkout"}',
    'sets replacedCartId to 501',
  ],
  '[CART-12] a cart replaced while checkout is unreachable starts the preflight for it and forgets the card':
    [
      'step.requested, preparing unreachable, cart.replaced',
      'preparing',
      'emits card.forgotten',
      'starts preparing {"replacedCartId":501,"step":"checkout"}',
      'sets replacedCartId to 501',
    ],
  '[CART-12] a cart replaced during the steps starts the preflight at the step that is shown': [
    'step.requested 4, preparing shippingDone, cart.replaced',
    'preparing',
    'emits card.forgotten',
    'starts preparing {"replacedCartId":501,"step":"payment"}',
    'sets checkoutStepsStatus.checkout to null',
    'sets checkoutStepsStatus.shipping to null',
    'sets replacedCartId to 501',
    'sets requestedStep to "payment"',
  ],
  '[CART-12] a cart replaced after a decline forgets the decline': [
    'step.requested, preparing pending, orderSubmission declined, cart.replaced',
    'preparing',
    'emits card.forgotten',
    'starts preparing {"replacedCartId":501,"step":"payment"}',
    'sets checkoutStepsStatus.checkout to null',
    'sets checkoutStepsStatus.shipping to null',
    'sets outcome to null',
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
