import type { paymentCalls } from '#contract/checkout/payment.ts'
import { cartOfCall } from '#server/cart/customer-cart.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { saveBilling, selectBilling } from './billing.ts'
import { applyCoupon, deleteCoupon } from './coupon.ts'
import { deadlineMessages } from './deadlines.ts'
import { verifyCard } from './verify-card.ts'

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  authCreditCard: ({ body }, context) => verifyCard(body, context),
  saveBilling: ({ body }, context) => saveBilling(body, context),
  selectBilling: (_, context) => selectBilling(context),
  getCouponCode: async (_, context) => {
    const cart = await cartOfCall(context)
    return { coupon_code: cart.coupon?.code ?? null }
  },
  applyCouponCode: ({ body }, context) => applyCoupon(body.coupon_code, context),
  deleteCouponCode: (_, context) => deleteCoupon(context),
  getPaymentDeadlineMessages: (_, context) => deadlineMessages(context),
}
