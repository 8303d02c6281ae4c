import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { array, date, int4, nullable, type RowOf, text, timestamptz } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'

const LISTED = {
  id: int4,
  project_id: int4,
  purchased_at: timestamptz,
  status_id: int4,
  status: nullable(text),
  email: text,
  total_cents: int4,
  ship_date: nullable(date),
}

/** The oldest orders of these statuses first. */
export const listOrders = statement({
  name: 'staff-orders',
  sql: `select o.id, o.project_id, o.purchased_at, o.status_id, s.name as status, c.email, o.total_cents, o.ship_date
   from orders o join customers c on c.id = o.customer_id left join order_statuses s on s.id = o.status_id
   where o.status_id = any(:statuses) and (:email::text is null or c.email = lower(:email)) order by o.purchased_at, o.id limit 500`,
  params: { statuses: array(int4), email: nullable(text) },
  row: LISTED,
})

const ORDER = {
  ...LISTED,
  customer_id: int4,
  payment_method: text,
  delivery: nullable(text),
  tracking_number: nullable(text),
}
export type StaffOrder = RowOf<typeof ORDER>

/** @param lock `for update of o` keeps the order as it is until the transaction ends */
const orderStatement = (name: string, lock: string) =>
  statement({
    name,
    sql: `select o.id, o.project_id, o.purchased_at, o.status_id, s.name as status, c.email, o.total_cents, o.ship_date,
     o.customer_id, o.payment_method, coalesce(o.delivery, 'Pickup on ' || o.pickup) as delivery, o.tracking_number
   from orders o join customers c on c.id = o.customer_id left join order_statuses s on s.id = o.status_id where o.id = :id ${lock}`,
    params: { id: int4 },
    row: ORDER,
  })
export const readOrder = orderStatement('staff-order', '')
export const lockOrder = orderStatement('staff-order-lock', 'for update of o')

const LINE = { product_id: int4, model: text, name: text, ordered: int4, shipped: int4 }
export type FulfillmentLine = RowOf<typeof LINE>

const selectLines = statement({
  name: 'staff-order-lines',
  sql: `select l.product_id, p.model, p.name, sum(l.quantity)::int as ordered, coalesce((select sum(x.quantity)::int
       from shipment_lines x join shipments y on y.id = x.shipment_id where y.order_id = :id and x.product_id = l.product_id), 0) as shipped
   from order_lines l join products p on p.id = l.product_id where l.order_id = :id
   group by l.product_id, p.model, p.name order by min(l.position)`,
  params: { id: int4 },
  row: { ...LINE, ordered: nullable(int4), shipped: nullable(int4) },
})

/** The products of an order with the cases ordered and shipped. */
export const linesOfOrder = async (db: Kysely<Database>, id: number): Promise<readonly FulfillmentLine[]> =>
  (await selectLines(db, { id })).map((line) => ({
    ...line,
    ordered: line.ordered ?? 0,
    shipped: line.shipped ?? 0,
  }))

const update = statement({
  name: 'staff-order-status',
  sql: `with o as (update orders set status_id = :statusId where id = :id and status_id <> :statusId returning id)
   insert into order_events (order_id, at, status_id) select id, :now, :statusId from o on conflict do nothing`,
  params: { id: int4, statusId: int4, now: timestamptz },
})

/** Moves an order into a status and records when; one that it has already changes nothing. */
export const moveOrder = async (
  db: Kysely<Database>,
  change: { readonly id: number; readonly statusId: number; readonly now: Date },
): Promise<void> => {
  await update(db, change)
}
