import type { Trx } from '#server/cart/change-cart.ts'
import { int4, nullable, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const take = statement({
  name: 'coupon-take',
  sql: `update coupons set used = used + 1 where id = :couponId and (use_limit is null or used < use_limit)
   returning per_customer_limit`,
  params: { couponId: int4 },
  row: { per_customer_limit: nullable(int4) },
})
const countUses = statement({
  name: 'coupon-uses',
  sql: 'select count(*)::int as n from coupon_uses where coupon_id = :couponId and customer_id = :customerId',
  params: { couponId: int4, customerId: int4 },
  row: { n: int4 },
})
/** Undoes a redemption of the same transaction. */
export const unredeemCoupon = statement({
  name: 'coupon-return',
  sql: 'update coupons set used = used - 1 where id = :couponId',
  params: { couponId: int4 },
})

/** Gives back the use of a submission, if it has one. */
export const releaseCoupon = statement({
  name: 'coupon-release',
  sql: `with u as (delete from coupon_uses where submission_id = :submissionId returning coupon_id)
   update coupons k set used = k.used - 1 from u where k.id = u.coupon_id`,
  params: { submissionId: uuid },
})

/** Locks the coupon's row, so that no use is added between count and insert. */
export async function redeemCoupon(trx: Trx, couponId: number, customerId: number): Promise<boolean> {
  const [taken] = await take(trx, { couponId })
  if (!taken) return false
  if (taken.per_customer_limit === null) return true
  const [uses] = await countUses(trx, { couponId, customerId })
  if ((uses?.n ?? 0) < taken.per_customer_limit) return true
  await unredeemCoupon(trx, { couponId })
  return false
}
