import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'

const PROJECT = 11
/** Of one that is not older than the demo, each is older than the one before by so many minutes. */
const MINUTES = 5
/** Of so many orders one is open. */
const OPEN = 400
const LINES = 5
/** With a receiver and a PO number of its own, as those who search at the desk find. */
const snapshot = sql`o.snapshot || jsonb_build_object(
  'contact', jsonb_build_object('name', overlay(substr(md5(c.id::text), 1, 14) placing ' ' from 7 for 1),
    'phone', '(573) ' || lpad((c.id::bigint * 7919 % 10000000)::text, 7, '0')),
  'billing', jsonb_build_object('purchase_order_number', 'PO-' || substr(md5((-c.id)::text), 1, 8)))`

/**
 * Copies the orders of the first storefront with their carts, lines and events until there are so many more; the newest
 * `own` ones are of one customer. Copies have other tracking numbers, receivers and PO numbers, so that a search finds few.
 */
export async function copyOrders(
  db: TestDb,
  {
    count,
    own,
  }: { readonly count: number; readonly own: { readonly email: string; readonly count: number } },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // what triggers keep (events of the feed, balances) is about changes; of these orders nothing is owed
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`create temporary table copied on commit drop as
      with originals as (select id, customer_id, row_number() over (order by id) as n, count(*) over () as total from orders where project_id = ${PROJECT}),
      numbers as (select k, 1 + (k - 1) % (select total from originals limit 1) as n from generate_series(1, ${count}::int) k)
      select o.id as source, (select max(id) from orders) + k as id, (select max(id) from carts) + k as cart_id,
        case when k <= ${own.count} then (select id from customers where email = ${own.email}) else o.customer_id end as customer_id,
        case when k % ${OPEN} = 0 then 1 else 3 end as status_id, now() - k * interval '1 minute' * ${MINUTES} as purchased_at
      from numbers join originals o using (n)`.execute(trx)
    await sql`insert into carts (id, customer_id, project_id, status)
      select cart_id, customer_id, ${PROJECT}, 'ordered' from copied`.execute(trx)
    // built at once it takes seconds, row by row minutes
    const { rows } = await sql<{ index: string }>`select indexdef as index from pg_indexes
      where schemaname = 'public' and indexname = 'orders_words'`.execute(trx)
    await sql`drop index orders_words`.execute(trx)
    await sql`insert into orders (id, cart_id, customer_id, project_id, status_id, purchased_at, cart_name, payment_method, delivery,
        subtotal_cents, total_cents, tracking_number, snapshot)
      select c.id, c.cart_id, c.customer_id, ${PROJECT}, c.status_id, c.purchased_at, o.cart_name, o.payment_method, o.delivery,
        o.subtotal_cents, o.total_cents, case when o.tracking_number is not null then 'ORF' || 7000000 + c.id end, ${snapshot}
      from copied c join orders o on o.id = c.source`.execute(trx)
    await sql`insert into order_lines (order_id, position, product_id, quantity, cents, model, name, packaging, upc)
      select c.id, l.position, l.product_id, l.quantity, l.cents, l.model, l.name, l.packaging, l.upc
      from copied c join order_lines l on l.order_id = c.source where l.position <= ${LINES}`.execute(trx)
    for (const { index } of rows) await sql.raw(index).execute(trx)
    await sql`insert into order_events (order_id, at, status_id)
      select id, purchased_at, status_id from copied`.execute(trx)
  })
  // so that indexes alone can be read, as in a shop that runs
  await sql`vacuum analyze`.execute(db)
}
