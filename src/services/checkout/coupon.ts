import { fromPromise } from 'xstate'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { verdictOn } from '#machines/checkout/coupon/coupon.outcome.ts'
import type {
  ApplyCouponLogic,
  CouponVerdict,
  DeleteCouponLogic,
  GetCouponLogic,
} from '#machines/checkout/coupon/coupon.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

type CouponCall = typeof paymentCalls.applyCouponCode | typeof paymentCalls.deleteCouponCode

export function couponServices(call: Call) {
  const decided = async <E extends CouponCall>(
    entry: E,
    args: CallArgs<E>,
    signal: AbortSignal,
  ): Promise<CouponVerdict> => {
    let status = 0
    const answer = await call(entry, args, { signal, onStatus: (received) => (status = received) })
    return verdictOn({ status, answer })
  }
  const getCoupon: GetCouponLogic = fromPromise(({ signal }) =>
    // right after a change of carts the current cart may not be the shown one yet
    call(paymentCalls.getCouponCode, {}, { signal, anyCart: true }),
  )
  const applyCoupon: ApplyCouponLogic = fromPromise(({ input, signal }) =>
    decided(paymentCalls.applyCouponCode, { body: input }, signal),
  )
  const deleteCoupon: DeleteCouponLogic = fromPromise(({ signal }) =>
    decided(paymentCalls.deleteCouponCode, { body: {} }, signal),
  )
  return { getCoupon, applyCoupon, deleteCoupon }
}
