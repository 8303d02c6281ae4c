import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutModel, {
  'an order refused for want of documents leads to the first step, records the outcome and reloads the cart':
    [
      'step.requested, preparing pending, orderSubmission documents',
      'open.stepping.choosingDelivery',
      'tells cart cart.reload',
      'tells maintenance order.ended',
      'sets checkoutStepsStatus.checkout to null',
      'sets checkoutStepsStatus.shipping to null',
      'sets outcome to {"kind":"rejected","reason":"documents","response":{"card_declined":false,"data":{"c…',
      'sets pendingCartId to null',
    ],
})
