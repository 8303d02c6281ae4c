import {
  int4,
  type JsonRowOf,
  nullable,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { jsonStatement } from '#server/platform/database/statement.ts'

export const COUPON = {
  id: int4,
  project_id: nullable(int4),
  code: text,
  kind: textOf<'percent' | 'fixed' | 'freight'>(),
  amount: int4,
  minimum_cents: int4,
  starts_at: nullable(timestamptz),
  ends_at: nullable(timestamptz),
  use_limit: nullable(int4),
  used: int4,
  per_customer_limit: nullable(int4),
  /** uses by this customer */
  uses: int4,
}
export type CouponRow = JsonRowOf<typeof COUPON>
/** Needs the parameter `:customerId`. */
export const COUPON_COLUMNS = `k.id, k.project_id, k.code, k.kind, k.amount, k.minimum_cents, k.starts_at, k.ends_at,
  k.use_limit, k.used, k.per_customer_limit,
  (select count(*)::int from coupon_uses u where u.coupon_id = k.id and u.customer_id = :customerId) as uses`

export const couponById = jsonStatement({
  name: 'coupon-of-cart',
  sql: `select ${COUPON_COLUMNS} from coupons k where k.id = :couponId`,
  params: { couponId: int4, customerId: int4 },
  row: COUPON,
})
