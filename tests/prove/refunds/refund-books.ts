import { sql } from 'kysely'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { TestDb } from '#tests/support/database.ts'
import type { Figures } from '#tests/prove/proof.ts'
import type { Stock } from '#tests/prove/rig/audit.ts'
import { wrongStock } from '#tests/prove/rig/stock-after-orders.ts'

interface Audited {
  readonly orders: readonly number[]
  /** of them those that were taken back as a whole */
  readonly sentBack: readonly number[]
  readonly before: Stock
}

/**
 * What is wrong in the books of shop and gateway, read by the proof's own SQL; every figure must be 0. A refund at the gateway is
 * one of ours when its key begins with our id.
 */
export async function auditRefunds(db: TestDb, audited: Audited): Promise<Figures> {
  const { orders, sentBack, before } = audited
  const { rows } = await sql<Record<string, number>>`
    with o as (select id, status_id, total_cents, submission_id::text as charge from orders where id = any(${[...orders]}::int[])),
    p as (select * from payments where order_id in (select id from o)),
    booked as (select *, left(key, 36) as id from gateway.refunds where state = 'approved' and charge_key in (select charge from o)),
    ours as (select o.id, o.status_id, o.total_cents, o.charge,
        coalesce(sum(p.cents) filter (where p.kind <> 'refund'), 0) as paid,
        coalesce(sum(p.cents) filter (where p.kind = 'refund' and p.state <> 'declined'), 0) as refunded,
        coalesce(sum(p.cents) filter (where p.kind = 'refund' and p.state = 'done' and p.how = 'card'), 0) as to_card,
        coalesce(sum(p.cents) filter (where p.kind = 'charge'), 0) as charged,
        coalesce((select sum(c.cents) from credits c where c.order_id = o.id), 0) as credited
      from o left join p on p.order_id = o.id group by o.id, o.status_id, o.total_cents, o.charge),
    theirs as (select o.id, coalesce((select sum(c.amount_cents) from gateway.charges c
          where c.key = o.charge and c.state = 'approved'), 0) as charged,
        coalesce((select sum(b.amount_cents) from booked b where b.charge_key = o.charge), 0) as refunded from o)
    select
      (select count(*)::int from ours where refunded > paid) as over_refunded,
      (select count(*)::int from theirs where refunded > charged) as over_refunded_at_gateway,
      (select count(*)::int from (select from booked group by id having count(*) > 1) as x) as double_refunds,
      (select count(*)::int from ours join theirs t using (id) where ours.to_card <> t.refunded or ours.charged <> t.charged)
        as unequal_books,
      (select count(*)::int from booked b where not exists (select from p where p.id::text = b.id and p.kind = 'refund'
        and p.state = 'done' and p.how = 'card' and p.cents = b.amount_cents)) as orphan_refunds,
      (select count(*)::int from p where state = 'pending') as unsettled,
      (select count(*)::int from p where kind = 'refund' and state = 'done' and 1 <> (select count(*) from emails e
        where e.message->>'kind' = 'orderRefunded' and e.message->>'refund' = p.id::text)) as wrongly_told,
      (select count(*)::int from ours where credited > total_cents or (status_id = ${CANCELLED_STATUS}
        and credited <> total_cents)) as wrong_credits,
      (select count(*)::int from order_lines l where l.order_id in (select id from o) and array[l.cancelled, l.returned] is distinct from
        (select array[coalesce(sum(k.cases) filter (where k.kind = 'cancelled'), 0)::int,
          coalesce(sum(k.cases) filter (where k.kind = 'returned'), 0)::int]
        from credit_lines k where k.order_id = l.order_id and k.position = l.position)) as wrong_lines,
      (select count(*)::int from ours where id = any(${[...sentBack]}::int[]) and refunded <> paid) as not_all_back`.execute(
    db,
  )
  return { ...rows[0], wrong_stock: await wrongStock(db, orders, before) }
}
