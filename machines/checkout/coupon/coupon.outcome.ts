import { failureOf } from '#contract/platform/failure.ts'
import type { CouponFailure, CouponReply, CouponVerdict } from './coupon.types.ts'

/** Accepted only with HTTP 200 and `success`; any other 2xx is a rejection. */
export const verdictOn = ({ status, answer }: CouponReply): CouponVerdict =>
  status === 200 && answer.success
    ? { kind: 'accepted', coupon_code: answer.coupon_code }
    : { kind: 'refused', error: answer.error }

export const couponFailureOf = (verdict: CouponVerdict): CouponFailure => ({
  error: verdict.kind === 'refused' ? verdict.error : null,
})

/** The errors of the server, or none when no response came. */
export function thrownFailureOf(thrown: unknown): CouponFailure {
  const failure = failureOf(thrown)
  return { error: failure.kind === 'status' && failure.errors.length > 0 ? failure.errors.join(' ') : null }
}
