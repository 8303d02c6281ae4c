import { sql } from 'kysely'
import { stateRows } from '#server/new-shop/state-rows.ts'
import type { TestDb } from '#tests/support/database.ts'
import type { ExactFacts, ExactPrice } from './exact-price.ts'

interface FactRow {
  readonly lines: ExactFacts['lines']
  readonly is_pickup: boolean
  readonly rush_shipping: boolean
  readonly is_after_noon: boolean
  readonly project_id: number
  readonly has_pro_use: boolean
  readonly state: string | null
  readonly freight: number | null
  readonly coupon: ExactFacts['coupon']
  readonly method: string | null
  readonly brand: string | null
}

/** The stored amounts of a cart, read by the proof's own SQL. */
export async function factsOf(db: TestDb, cartId: number): Promise<ExactFacts> {
  const { rows } = await sql<FactRow>`
    select c.is_pickup, c.rush_shipping, c.project_id,
      extract(hour from now() at time zone 'America/Chicago') >= 12 as is_after_noon, a.state, q.cents as freight, c.payment_method as method,
      c.card->>'type' as brand,
      (select json_agg(json_build_object('cents', case when l.is_promo then 0 else r.cents end, 'quantity', l.quantity))
        from cart_lines l join customers u on u.id = c.customer_id
        join prices r on r.product_id = l.product_id and r.level_id = u.level_id where l.cart_id = c.id) as lines,
      exists (select from cart_lines l join products p on p.id = l.product_id
        where l.cart_id = c.id and p.pro_use) as has_pro_use,
      (select json_build_object('kind', k.kind, 'amount', k.amount) from coupons k where k.id = c.coupon_id) as coupon
    from carts c left join addresses a on a.id = c.address_id left join quotes q on q.id = c.quote_id
    where c.id = ${cartId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no such cart')
  const isByCard = row.method === 'credit_card' && row.brand !== null
  const percent = row.brand === 'American Express' ? '3.5' : '2.5'
  return {
    lines: row.lines,
    freight: row.is_pickup ? 0 : row.freight,
    isRush: row.rush_shipping && !row.is_pickup && row.is_after_noon,
    hasProUse: row.project_id === 14 && row.has_pro_use,
    coupon: row.coupon,
    tax: row.is_pickup ? taxOf('MO') : taxOf(row.state),
    cardPercent: isByCard ? percent : null,
  }
}

function taxOf(state: string | null): string | null {
  return stateRows().find(({ code }) => code === state)?.sales_tax ?? null
}

interface BookRow {
  readonly subtotal: number
  readonly total: number
  readonly goods: string
  readonly fees: string
  readonly least: number
  readonly charges: number
  readonly charged: string
}

/** Violations in the order, its lines and fees and the charge at the gateway. */
export async function bookedOf(
  db: TestDb,
  orderId: number,
  { exact, toCharge }: { readonly exact: ExactPrice; readonly toCharge: bigint },
): Promise<readonly string[]> {
  const { rows } = await sql<BookRow>`
    select o.subtotal_cents as subtotal, o.total_cents as total,
      (select sum(l.cents::bigint * l.quantity)::text from order_lines l where l.order_id = o.id) as goods,
      coalesce((select sum(f.cents) from order_fees f where f.order_id = o.id), 0)::text as fees,
      least(0, o.total_cents, (select min(l.cents) from order_lines l where l.order_id = o.id)) as least,
      (select count(*)::int from gateway.charges g where g.key = o.submission_id::text and g.state = 'approved') as charges,
      (select coalesce(sum(g.amount_cents), 0)::text from gateway.charges g where g.key = o.submission_id::text
        and g.state = 'approved') as charged
    from orders o where o.id = ${orderId}`.execute(db)
  const [row] = rows
  if (!row) return ['there is no such order']
  const goods = BigInt(row.goods)
  return [
    goods === exact.subtotal && BigInt(row.subtotal) === goods
      ? null
      : `goods ${goods}, exactly ${exact.subtotal}`,
    BigInt(row.total) === exact.total ? null : `order of ${row.total}, exactly ${exact.total}`,
    goods + BigInt(row.fees) === BigInt(row.total)
      ? null
      : `goods ${goods} and fees ${row.fees} are not ${row.total}`,
    row.least < 0 ? 'something is negative' : null,
    BigInt(row.charged) === toCharge ? null : `charged ${row.charged}, should be ${toCharge}`,
    row.charges === (toCharge > 0n ? 1 : 0) ? null : `${row.charges} charges`,
  ].filter((fault) => fault !== null)
}
