import { sql } from 'kysely'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { TestDb } from '#tests/support/database.ts'
import type { Figures } from '#tests/prove/proof.ts'
import type { Stock } from '#tests/prove/rig/audit.ts'
import { wrongStock } from '#tests/prove/rig/stock-after-orders.ts'

/** What is wrong with orders about which two desks have pressed, by the proof's own SQL; every figure must be 0. */
export async function auditMoves(db: TestDb, orders: readonly number[], before: Stock): Promise<Figures> {
  const { rows } = await sql<Record<string, number>>`
    with o as (select * from orders where id = any(${[...orders]}::int[])),
    lines as (select order_id, product_id, sum(quantity) as bought, sum(cancelled) as cancelled from order_lines
      where order_id in (select id from o) group by order_id, product_id),
    shipped as (select x.order_id, l.product_id, sum(l.quantity) as cases from shipments x
      join shipment_lines l on l.shipment_id = x.id
      where x.voided_at is null and x.order_id in (select id from o) group by x.order_id, l.product_id),
    money as (select o.id, o.status_id, o.total_cents,
        coalesce((select sum(p.cents) from payments p where p.order_id = o.id and p.kind = 'refund' and p.state = 'done'), 0) as back,
        coalesce((select sum(r.amount_cents) from gateway.refunds r where r.charge_key = o.submission_id::text
          and r.state = 'approved'), 0) as at_gateway,
        coalesce((select sum(c.cents) from credits c where c.order_id = o.id), 0) as credited from o)
    select
      (select count(*)::int from lines left join shipped s using (order_id, product_id)
        where coalesce(s.cases, 0) + lines.cancelled > lines.bought) as too_many_cases,
      (select count(*)::int from o where status_id = ${CANCELLED_STATUS}
        and exists (select from shipped s where s.order_id = o.id)) as cancelled_and_shipped,
      (select count(*)::int from o where status_id <> (select e.status_id from order_events e where e.order_id = o.id
        order by e.at desc limit 1)) as wrong_history,
      (select count(*)::int from money where back <> at_gateway or back > total_cents
        or (status_id = ${CANCELLED_STATUS} and (back <> total_cents or credited <> total_cents))) as unequal_books`.execute(
    db,
  )
  return { ...rows[0], wrong_stock: await wrongStock(db, orders, before) }
}
