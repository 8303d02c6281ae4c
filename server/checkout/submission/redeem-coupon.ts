import type { Transaction } from '#server/platform/database/db.ts'
import { int4, nullable, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Locks the row, so that no use is added between count and insert. No row: the coupon is used up. */
const lockCoupon = statement({
  name: 'coupon-lock',
  sql: `select per_customer_limit from coupons
   where id = :couponId and (use_limit is null or used < use_limit) for update`,
  params: { couponId: int4 },
  row: { per_customer_limit: nullable(int4) },
})
const countUses = statement({
  name: 'coupon-uses',
  sql: 'select count(*)::int as n from coupon_uses where coupon_id = :couponId and customer_id = :customerId',
  params: { couponId: int4, customerId: int4 },
  row: { n: int4 },
})
const addUse = statement({
  name: 'coupon-add-use',
  sql: 'update coupons set used = used + 1 where id = :couponId',
  params: { couponId: int4 },
})

/** For whom a redeemed coupon was used. */
export const recordCouponUse = statement({
  name: 'coupon-use',
  sql: `insert into coupon_uses (coupon_id, submission_id, customer_id)
   values (:couponId, :submissionId, :customerId)`,
  params: { couponId: int4, submissionId: uuid, customerId: int4 },
})

/** Gives back the use of a submission, if it has one. */
export const releaseCoupon = statement({
  name: 'coupon-release',
  sql: `with u as (delete from coupon_uses where submission_id = :submissionId returning coupon_id)
   update coupons k set used = k.used - 1 from u where k.id = u.coupon_id`,
  params: { submissionId: uuid },
})

/** False, and nothing is changed, when the coupon is used up, by everybody or by this customer. */
export async function redeemCoupon(trx: Transaction, couponId: number, customerId: number): Promise<boolean> {
  const [coupon] = await lockCoupon(trx, { couponId })
  if (!coupon) return false
  if (coupon.per_customer_limit !== null) {
    const [uses] = await countUses(trx, { couponId, customerId })
    if ((uses?.n ?? 0) >= coupon.per_customer_limit) return false
  }
  await addUse(trx, { couponId })
  return true
}
