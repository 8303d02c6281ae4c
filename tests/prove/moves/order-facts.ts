import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'

/** What a move may change, read by the proof's own SQL: cases, cents and numbers of rows. */
export interface OrderFacts {
  readonly status: number
  readonly shipped: number
  /** rows of its history */
  readonly events: number
  readonly actions: number
  readonly emails: number
  /** of all products */
  readonly stock: number
  readonly credited: number
  /** by the shop's book, and by that of the gateway */
  readonly refunded: number
  readonly refundedAtGateway: number
}

export async function factsOf(db: TestDb, id: number): Promise<OrderFacts> {
  const { rows } = await sql<OrderFacts>`select o.status_id as status,
    (select coalesce(sum(l.quantity), 0)::int from shipments x join shipment_lines l on l.shipment_id = x.id
      where x.order_id = o.id and x.voided_at is null) as shipped,
    (select count(*)::int from order_events e where e.order_id = o.id) as events,
    (select count(*)::int from order_actions a where a.order_id = o.id) as actions,
    (select count(*)::int from emails m where m.message->>'order_id' = o.id::text) as emails,
    (select sum(qty)::int from stock) as stock,
    (select coalesce(sum(c.cents), 0)::int from credits c where c.order_id = o.id) as credited,
    (select coalesce(sum(p.cents), 0)::int from payments p where p.order_id = o.id and p.kind = 'refund'
      and p.state = 'done') as refunded,
    (select coalesce(sum(r.amount_cents), 0)::int from gateway.refunds r where r.charge_key = o.submission_id::text
      and r.state = 'approved') as "refundedAtGateway"
    from orders o where o.id = ${id}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`there is no order ${id}`)
  return facts
}

const ROWS_OF_ORDER = [
  'order_lines',
  'order_fees',
  'order_events',
  'order_actions',
  'shipments',
  'payments',
  'credits',
  'credit_lines',
  'credit_fees',
] as const

/** Every row about an order, all e-mails about it, the stock and the refunds at the gateway, as one text. */
export async function digestOf(db: TestDb, id: number): Promise<string> {
  const parts = ROWS_OF_ORDER.map(
    (table) => sql`select ${table}::text as name, t::text as row
    from ${sql.table(table)} t where t.order_id = ${id}`,
  )
  const { rows } = await sql<object>`select name, md5(string_agg(row, '|' order by row)) as hash from (
    ${sql.join(parts, sql` union all `)}
    union all select 'orders', t::text from orders t where t.id = ${id}
    union all select 'shipment_lines', t::text from shipment_lines t
      where t.shipment_id in (select x.id from shipments x where x.order_id = ${id})
    union all select 'emails', t.key from emails t where t.message->>'order_id' = ${String(id)}
    union all select 'texts', t.key from texts t where t.message->>'order_id' = ${String(id)}
    union all select 'stock', t::text from stock t
    union all select 'coupon_uses', t::text from coupon_uses t
    union all select 'gateway', t::text from gateway.refunds t
      where t.charge_key = (select o.submission_id::text from orders o where o.id = ${id})) as all_rows
    group by name order by name`.execute(db)
  return JSON.stringify(rows)
}
