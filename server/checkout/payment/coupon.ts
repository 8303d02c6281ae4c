import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { paymentCalls } from '#contract/checkout/payment.ts'
import { COUPON, COUPON_COLUMNS } from '#server/cart/coupon-row.ts'
import { cartUpdate, type Revision, updateCartIfUnchanged } from '#server/cart/update-cart-if-unchanged.ts'
import { subtotalOf } from '#server/cart/line-row.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { jsonStatement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { limitFailures } from '#server/platform/http/rate-limit.ts'
import { couponError, INVALID_COUPON } from '#server/cart/coupon-standing.ts'

type Answer = AnswerIn<typeof paymentCalls.applyCouponCode>

const find = jsonStatement({
  name: 'coupon-by-code',
  sql: `select ${COUPON_COLUMNS} from coupons k where upper(k.code) = upper(:code)`,
  params: { code: text, customerId: int4 },
  row: COUPON,
})
const setCoupon = cartUpdate('cart-coupon', ['coupon_id'])

/** Unknown, expired, used-up and other customers' codes get the same response; attempts are rate-limited. */
export function applyCoupon(code: string, context: SessionContext): Promise<Answer> {
  const { db, session, now } = context
  const limits = [{ key: `coupon:${session.customerId}`, events: 10, seconds: 600 }]
  return limitFailures(
    db,
    { limits, now: now() },
    () => tryCoupon(code, context),
    ({ error }) => error === INVALID_COUPON,
  )
}

function tryCoupon(code: string, context: SessionContext): Promise<Answer> {
  const { db, session, projectId, now } = context
  return updateCartIfUnchanged(context, async (cart, lines): Promise<Revision<Answer>> => {
    const [coupon = null] = await find(db, { code, customerId: session.customerId })
    const subtotal = subtotalOf(lines)
    const error = couponError(coupon, { projectId, subtotal, isPickup: cart.is_pickup, now: now() })
    if (error !== null || !coupon) return { answer: { success: false, error: error ?? INVALID_COUPON } }
    const answer = { success: true, coupon_code: coupon.code }
    return cart.coupon?.id === coupon.id
      ? { answer }
      : { answer, update: setCoupon({ coupon_id: coupon.id }) }
  })
}

export function deleteCoupon(context: SessionContext): Promise<Answer> {
  return updateCartIfUnchanged(context, (cart): Revision<Answer> => {
    const answer = { success: true, coupon_code: null }
    return cart.coupon ? { answer, update: setCoupon({ coupon_id: null }) } : { answer }
  })
}
