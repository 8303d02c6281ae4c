/** A percent coupon holds percent, the other kinds cents; freight is taken off the freight alone. */
export function couponRows() {
  return [
    coupon(1, 'SPRING12', 'percent', 12),
    coupon(2, 'FREIGHT50', 'freight', 5_000, { minimum_cents: 25_000 }),
    coupon(3, 'EXPIRED', 'fixed', 2_500, { ends_at: '2024-12-31T23:59:59Z' }),
    coupon(4, 'LASTCALL', 'fixed', 2_000, { use_limit: 3 }),
    coupon(5, 'WELCOME5', 'percent', 5, { per_customer_limit: 1 }),
    coupon(6, 'PROCREW', 'percent', 4, { project_id: 14 }),
  ]
}

interface Terms {
  readonly project_id: number | null
  readonly minimum_cents: number
  readonly ends_at: string | null
  readonly use_limit: number | null
  readonly per_customer_limit: number | null
}

function coupon(
  id: number,
  code: string,
  kind: 'percent' | 'fixed' | 'freight',
  amount: number,
  terms: Partial<Terms> = {},
) {
  const unlimited: Terms = {
    project_id: null,
    minimum_cents: 0,
    ends_at: null,
    use_limit: null,
    per_customer_limit: null,
  }
  return { id, code, kind, amount, starts_at: '2024-01-01T00:00:00Z', ...unlimited, ...terms }
}
