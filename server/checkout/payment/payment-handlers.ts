import type { paymentCalls } from '#contract/checkout/payment.ts'
import { cartOfCall } from '#server/cart/customer-cart.ts'
import { offeredMethods } from '#server/cart/offered-methods.ts'
import { openDays } from '#server/delivery/open-days.ts'
import { longDay } from '#server/platform/central-time.ts'
import type { Handlers, SessionContext } from '#server/platform/http/handler.ts'
import { saveBilling, selectBilling } from './billing.ts'
import { applyCoupon, deleteCoupon } from './coupon.ts'
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

/** The payment deadline of each method for this cart, one sentence each. */
async function deadlineMessages(context: SessionContext): Promise<string[]> {
  const cart = await cartOfCall(context)
  const [first] = await openDays(context.db, context.now(), cart)
  const methods = offeredMethods(cart, context)
  const ready = cart.is_pickup ? 'ready for pickup' : 'shipped'
  return [
    first && methods.includes('credit_card')
      ? `Paid by card before noon Central time, an order can be ${ready} from ${longDay(first)} on.`
      : null,
    methods.includes('net_terms')
      ? 'On net terms, payment is due 30 days after the order has left the warehouse.'
      : null,
    methods.includes('pay_at_pickup')
      ? 'An order that is paid at the pickup is handed out after payment. It is kept for seven days.'
      : null,
  ].filter((text) => text !== null)
}
