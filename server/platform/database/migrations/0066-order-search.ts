import type { Db } from '#server/platform/database/db.ts'

/**
 * Customers find their orders by PO number, which was in the snapshot only. The index has all that picks a page of a customer's
 * list, so that orders are read for that page alone.
 */
const statements = [
  `alter table orders add column po_number text
     generated always as (nullif(btrim(snapshot->'billing'->>'purchase_order_number'), '')) stored`,
  `create index orders_of_customer on orders (customer_id, project_id, purchased_at desc, id desc) include (status_id)`,
  'drop index orders_customer',
]
const back = [
  'create index orders_customer on orders (customer_id, purchased_at desc)',
  'drop index orders_of_customer',
  'alter table orders drop column po_number',
]

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
