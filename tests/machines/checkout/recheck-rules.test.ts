import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { rules } from '#tests/machines/conduct.ts'

rules(checkoutModel, {
  '[CHK-12] an order is submitted with the progress of the recheck': [
    'step.requested 3, preparing shippingDone, payment.completed, order.submit, rechecking allDone',
    'open.submitting',
    'tells maintenance order.sent',
    'waits 8000 ms',
    'starts orderSubmission {"kind":"place","order":{"cart_id":501,"cart_version":12,"comments":null,"con…',
    'sets checkoutStepsStatus.review to true',
    'sets isUnsent to false',
    'sets progress.marks.payment to true',
  ],
})
