import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

/** A percent coupon holds percent, the other kinds cents; freight is taken off the freight alone. */
export function couponRows(): readonly Insertable<Database['coupons']>[] {
  return [
    coupon(1, 'SPRING12', 'percent', 12),
    coupon(2, 'FREIGHT50', 'freight', 5_000, { minimum_cents: 25_000 }),
    coupon(3, 'EXPIRED', 'fixed', 2_500, { ends_at: '2024-12-31T23:59:59Z' }),
    coupon(4, 'LASTCALL', 'fixed', 2_000, { use_limit: 3 }),
    coupon(5, 'WELCOME5', 'percent', 5, { per_customer_limit: 1 }),
    coupon(6, 'PROCREW', 'percent', 4, { project_id: 14 }),
  ]
}

type Terms = Partial<
  Pick<
    Insertable<Database['coupons']>,
    'project_id' | 'minimum_cents' | 'ends_at' | 'use_limit' | 'per_customer_limit'
  >
>

function coupon(
  id: number,
  code: string,
  kind: 'percent' | 'fixed' | 'freight',
  amount: number,
  terms: Terms = {},
): Insertable<Database['coupons']> {
  const unlimited = {
    project_id: null,
    minimum_cents: 0,
    ends_at: null,
    use_limit: null,
    per_customer_limit: null,
  }
  return { id, code, kind, amount, starts_at: '2024-01-01T00:00:00Z', ...unlimited, ...terms }
}
