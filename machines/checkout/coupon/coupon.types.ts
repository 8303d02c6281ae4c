import type { PromiseActorLogic } from 'xstate'
import type { Answer } from '#contract/platform/endpoint.ts'
import type { paymentCalls } from '#contract/checkout/payment.ts'

export interface CouponContext {
  /** null: no coupon, or not known yet */
  readonly couponCode: string | null
  /** the code being applied */
  readonly wanted: string | null
  /** of the last request, until the next one */
  readonly failure: CouponFailure | null
}

export interface CouponFailure {
  /** the reason that the server gave, if any */
  readonly error: string | null
}

export type CouponEvent =
  /** a customer has logged in, or another cart is current */
  | { readonly type: 'coupon.load' }
  | { readonly type: 'coupon.apply'; readonly coupon_code: string }
  | { readonly type: 'coupon.remove' }
  | { readonly type: 'customer.left' }

export type CouponEmitted =
  | { readonly type: 'notice.couponApplied'; readonly coupon_code: string | null }
  | { readonly type: 'notice.couponDeleted' }
  | ({ readonly type: 'notice.couponFailed' } & CouponFailure)

/** `unreachable`: the code could not be read. */
export type CouponTag = 'pending' | 'unreachable'

/** What the server decided on a code. */
export type CouponVerdict =
  | { readonly kind: 'accepted'; readonly coupon_code: string | null }
  | { readonly kind: 'refused'; readonly error: string | null }

/** The response with its HTTP status, because only 200 means accepted. */
export interface CouponReply {
  readonly status: number
  readonly answer: Answer<typeof paymentCalls.applyCouponCode>
}

export type GetCouponLogic = PromiseActorLogic<Answer<typeof paymentCalls.getCouponCode>, undefined>
export type ApplyCouponLogic = PromiseActorLogic<CouponVerdict, { readonly coupon_code: string }>
export type DeleteCouponLogic = PromiseActorLogic<CouponVerdict, undefined>
