import { formatMoney } from '#contract/platform/money.ts'
import type { CouponRow } from './coupon-row.ts'

export interface CouponUse {
  readonly projectId: number
  readonly subtotal: number
  readonly isPickup: boolean
  readonly now: Date
}

/**
 * Why a coupon does not apply to a cart, as a sentence, or null. Codes that are unknown or not for this customer get the
 * same text.
 */
export function couponError(coupon: CouponRow | null, use: CouponUse): string | null {
  if (!coupon || !isOpen(coupon, use)) return INVALID_COUPON
  if (use.subtotal < coupon.minimum_cents)
    return `${coupon.code} needs a subtotal of at least ${formatMoney(coupon.minimum_cents)}.`
  if (isFreightOffPickup(coupon, use))
    return `${coupon.code} takes nothing off a pickup, because a pickup has no freight.`
  return null
}

export const isFreightOffPickup = (
  { kind }: Pick<CouponRow, 'kind'>,
  { isPickup }: Pick<CouponUse, 'isPickup'>,
): boolean => isPickup && kind === 'freight'

export const INVALID_COUPON = 'This coupon code is not valid.'

function isOpen(coupon: CouponRow, { projectId, now }: CouponUse): boolean {
  const at = now.getTime()
  return (
    (coupon.project_id === null || coupon.project_id === projectId) &&
    (coupon.starts_at === null || Date.parse(coupon.starts_at) <= at) &&
    (coupon.ends_at === null || Date.parse(coupon.ends_at) > at) &&
    (coupon.use_limit === null || coupon.used < coupon.use_limit) &&
    (coupon.per_customer_limit === null || coupon.uses < coupon.per_customer_limit)
  )
}
