import type { Trx } from '#server/carts/change-cart.ts'
import { statement } from '#server/database/statement.ts'

const take = statement<{ per_customer_limit: number | null }>(
  'coupon-take',
  `update coupons set used = used + 1 where id = $1 and (use_limit is null or used < use_limit) returning per_customer_limit`,
)
const countUses = statement<{ n: number }>(
  'coupon-uses',
  'select count(*)::int as n from coupon_uses where coupon_id = $1 and customer_id = $2',
)
/** A coupon that was taken in this transaction. */
export const returnCoupon = statement<never>(
  'coupon-return',
  'update coupons set used = used - 1 where id = $1',
)

/** The row of the coupon is locked from here on, so the uses that are counted are all there are. */
export async function takeCoupon(trx: Trx, couponId: number, customerId: number): Promise<boolean> {
  const [taken] = await take(trx, couponId)
  if (!taken) return false
  if (taken.per_customer_limit === null) return true
  const [uses] = await countUses(trx, couponId, customerId)
  if ((uses?.n ?? 0) < taken.per_customer_limit) return true
  await returnCoupon(trx, couponId)
  return false
}
