import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import type { Figures } from '#tests/prove/proof.ts'

/** Product id → cases in stock. */
export type Stock = ReadonlyMap<number, number>

export async function stockOf(db: TestDb): Promise<Stock> {
  const { rows } = await sql<{ product_id: number; qty: number }>`select product_id, qty from stock`.execute(
    db,
  )
  return new Map(rows.map(({ product_id, qty }) => [product_id, qty]))
}

/** The audit of a consistent database. */
export const CLEAN_BOOKS: Figures = {
  lost: 0,
  double_orders: 0,
  double_charges: 0,
  orphan_charges: 0,
  unpaid_orders: 0,
  wrong_coupons: 0,
  wrong_stock: 0,
  stuck: 0,
  corrupt: 0,
}

/**
 * What is wrong in the books of shop and gateway after `from` order number on; every figure must be 0.
 * @param acknowledged the order numbers that shoppers were told of
 */
export async function audit(
  db: TestDb,
  { acknowledged, before }: { acknowledged: readonly number[]; before: Stock },
): Promise<Figures> {
  const { rows } = await sql<Record<string, number>>`
    with charged as (
      select s.cart_id, s.id, c.amount_cents from gateway.charges c join submissions s on s.id::text = c.key
      where c.state = 'approved'),
    accepted as (select * from submissions where state = 'accepted')
    select
      (select count(*)::int from unnest(${[...acknowledged]}::int[]) as told(id)
        where not exists (select from orders o where o.id = told.id)) as lost,
      (select count(*)::int from (select from orders o join accepted a on a.id = o.submission_id
        group by o.cart_id having count(*) > 1)
        as x) + (select count(*)::int from (select from accepted group by cart_id having count(*) > 1) as y)
        as double_orders,
      (select count(*)::int from (select from charged group by cart_id having count(*) > 1) as x) as double_charges,
      (select count(*)::int from gateway.charges c where c.state = 'approved'
        and not exists (select from orders o where o.submission_id::text = c.key)) as orphan_charges,
      (select count(*)::int from orders o join accepted a on a.id = o.submission_id
        where a.payment_method = 'credit_card' and a.amount_cents > 0
        and not exists (select from charged c where c.id = a.id and c.amount_cents = o.total_cents))
        as unpaid_orders,
      (select count(*)::int from coupons c where use_limit is not null
        and used <> (select count(*) from coupon_uses u where u.coupon_id = c.id)) as wrong_coupons,
      (select count(*)::int from submissions where state = 'pending')
        + (select count(*)::int from carts where status = 'submitting') as stuck`.execute(db)
  return { ...rows[0], wrong_stock: await wrongStock(db, before), corrupt: await corruptions(db) }
}

async function wrongStock(db: TestDb, before: Stock): Promise<number> {
  const now = await stockOf(db)
  const { rows } = await sql<{ product_id: number; sold: number }>`
    select l.product_id, sum(l.quantity)::int as sold from order_lines l join orders o on o.id = l.order_id
    where o.submission_id is not null group by l.product_id`.execute(db)
  const sold = new Map(rows.map((row) => [row.product_id, row.sold]))
  return [...before].filter(([id, qty]) => now.get(id) !== qty - (sold.get(id) ?? 0)).length
}

/** Broken index or table pages, as PostgreSQL's own amcheck finds them. */
async function corruptions(db: TestDb): Promise<number> {
  await sql`create extension if not exists amcheck`.execute(db)
  const { rows } = await sql<{ broken: number }>`
    select (select count(*)::int from pg_class t join pg_namespace n on n.oid = t.relnamespace,
        lateral verify_heapam(t.oid::regclass)
        where t.relkind = 'r' and t.relpersistence = 'p' and n.nspname in ('public', 'gateway'))
      + (select count(bt_index_check(i.indexrelid, true))::int * 0 from pg_index i
        join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam and a.amname = 'btree'
        join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'gateway') and c.relpersistence = 'p') as broken`.execute(db)
  return rows[0]?.broken ?? 0
}
