import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutModel, {
  '[SES-13] a customer who leaves forgets the Texas restriction and the card': [
    'customer.left',
    'idle',
    'tells texasCheck texas.forget',
    'emits card.forgotten',
    'tells maintenance order.ended',
  ],
  '[CHK-01][CHK-02] a setting that disables checkout blocks it while nobody checks out': [
    'checkout.disabled',
    'blocked',
    'emits card.forgotten',
    'sets isDisabled to true',
  ],
  '[CHK-04] a checkout that is enabled again after its confirmation stays on the confirmation': [
    'step.requested, preparing ordered, checkout.disabled, checkout.enabled',
    'complete',
    'sets isDisabled to false',
  ],
  '[CHK-02] a disabled checkout stays blocked when the customer leaves': [
    'checkout.disabled, customer.left',
    'blocked',
    'tells texasCheck texas.forget',
    'emits card.forgotten',
    'tells maintenance order.ended',
  ],
  '[CHK-08] another step requested during the preflight starts the preflight anew for that step': [
    'step.requested, step.requested 2',
    'preparing',
    'starts preparing {"replacedCartId":null,"step":"shipping"}',
    'sets requestedStep to "shipping"',
  ],
  '[CART-12] a cart replaced during the preflight ends checkout with the reason': [
    'step.requested, cart.replaced, preparing replaced',
    'idle',
    'sets replacedCartId to null',
    'sets sentBack to {"errors":[],"lines":[],"reason":"stale"}',
  ],
  '[CART-12] a cart replaced during the preflight clears the requested step': [
    'step.requested 2, cart.replaced, preparing replaced',
    'idle',
    'sets replacedCartId to null',
    'sets requestedStep to "checkout"',
    'sets sentBack to {"errors":[],"lines":[],"reason":"stale"}',
  ],
  '[CHK-08] leaving during the preflight ends it and forgets the card': [
    'step.requested, checkout.left',
    'idle',
    'emits card.forgotten',
  ],
  '[CHK-10] a cart that was ordered before shows the confirmation and clears the requested step': [
    'step.requested 2, preparing ordered',
    'complete',
    'emits card.forgotten',
    'sets orderedCartId to 500',
    'sets requestedStep to "checkout"',
  ],
  '[CHK-10] an empty cart ends checkout with the reason and reloads the cart': [
    'step.requested 2, preparing empty',
    'idle',
    'tells cart cart.reload',
    'sets requestedStep to "checkout"',
    'sets sentBack to {"errors":[],"lines":[],"reason":"empty"}',
  ],
  '[CHK-12] a preflight that throws leaves checkout unreachable': [
    'step.requested, preparing broken',
    'unreachable',
  ],
  '[CHK-12] a step requested while checkout is unreachable is prepared': [
    'step.requested, preparing unreachable, step.requested 2',
    'preparing',
    'starts preparing {"replacedCartId":null,"step":"shipping"}',
    'sets requestedStep to "shipping"',
  ],
  '[CART-12] a cart replaced while checkout is unreachable ends checkout with the reason': [
    'step.requested, preparing unreachable, cart.replaced, preparing replaced',
    'idle',
    'sets replacedCartId to null',
    'sets sentBack to {"errors":[],"lines":[],"reason":"stale"}',
  ],
  '[CART-12] a cart replaced while checkout is unreachable clears the requested step': [
    'step.requested 2, preparing unreachable, cart.replaced, preparing replaced',
    'idle',
    'sets replacedCartId to null',
    'sets requestedStep to "checkout"',
    'sets sentBack to {"errors":[],"lines":[],"reason":"stale"}',
  ],
  '[CHK-12] leaving while checkout is unreachable forgets the card': [
    'step.requested, preparing unreachable, checkout.left',
    'idle',
    'emits card.forgotten',
  ],
  '[CHK-12] leaving while checkout is unreachable clears the requested step': [
    'step.requested 2, preparing unreachable, checkout.left',
    'idle',
    'emits card.forgotten',
    'sets requestedStep to "checkout"',
  ],
  '[CHK-09] a step requested on the confirmation is prepared, and the confirmation forgotten': [
    'step.requested, preparing ordered, step.requested',
    'preparing',
    'tells maintenance confirmation.left',
    'starts preparing {"replacedCartId":null,"step":"checkout"}',
    'sets orderedCartId to null',
  ],
  '[ORD-09] the confirmation requested again stays': [
    'step.requested, preparing ordered, step.requested 5',
    'complete',
  ],
  '[ORD-09][CHK-02] the confirmation requested again stays while checkout is disabled': [
    'step.requested, preparing ordered, checkout.disabled, step.requested 5',
    'complete',
  ],
  '[CHK-02] a step requested on the confirmation leads to the blocked checkout while it is disabled': [
    'step.requested, preparing ordered, checkout.disabled, step.requested',
    'blocked',
    'tells maintenance confirmation.left',
    'sets orderedCartId to null',
  ],
  '[CHK-09] another step requested on the confirmation is prepared for that step': [
    'step.requested, preparing ordered, step.requested 2',
    'preparing',
    'tells maintenance confirmation.left',
    'starts preparing {"replacedCartId":null,"step":"shipping"}',
    'sets orderedCartId to null',
    'sets requestedStep to "shipping"',
  ],
  '[CHK-09] leaving the confirmation forgets the order': [
    'step.requested, preparing ordered, checkout.left',
    'idle',
    'tells maintenance confirmation.left',
    'sets orderedCartId to null',
  ],
})
