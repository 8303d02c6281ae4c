import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  bool,
  date,
  int4,
  nullable,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { OWES_REFUND } from '#server/orders/payments/owes-refund.ts'
import { SHIPPED_CASES } from '#server/orders/order-shipments.ts'
import { isComplete } from '#server/sheets/invoice-facts.ts'
import { issueInvoice, withdrawInvoice } from '#server/sheets/papers/issued-invoice.ts'

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

/** Orders of these statuses, and those that owe a refund: the oldest first. */
export const listOrders = statement({
  name: 'staff-orders',
  sql: `select o.id, o.project_id, o.purchased_at, o.status_id, s.name as status, c.email, o.total_cents, o.ship_date,
     ${OWES_REFUND} as owes_refund
   from orders o join customers c on c.id = o.customer_id left join order_statuses s on s.id = o.status_id
   where (o.status_id = any(:statuses) or ${OWES_REFUND}) and (:email::text is null or c.email = :email) order by o.purchased_at, o.id limit 500`,
  params: { statuses: array(int4), email: nullable(text) },
  row: { ...LISTED, owes_refund: bool },
})

const ORDER = {
  ...LISTED,
  customer_id: int4,
  submission_id: nullable(uuid),
  payment_method: text,
  delivery: nullable(text),
  tracking_number: nullable(text),
  is_pickup: bool,
  version: nullable(text),
}
export type StaffOrder = RowOf<typeof ORDER>

/**
 * SQL of what tells whether an order `o` is as it was shown: the number of its statuses, payments and credits, none of which is
 * ever taken back, and how often its shipments were written. Whoever writes one of them need not know of it.
 */
export const ORDER_VERSION = `concat_ws('.', (select count(*) from order_events e where e.order_id = o.id),
     (select coalesce(sum(x.revision), 0) from shipments x where x.order_id = o.id), (select count(*) from payments p where p.order_id = o.id),
     (select count(*) from credits c where c.order_id = o.id), (select count(*) from credit_lines l where l.order_id = o.id))`

export const readOrder = statement({
  name: 'staff-order',
  sql: `select o.id, o.project_id, o.purchased_at, o.status_id, s.name as status, c.email, o.total_cents, o.ship_date,
     o.customer_id, o.submission_id, o.payment_method, coalesce(o.delivery, 'Pickup on ' || o.pickup) as delivery,
     o.tracking_number, o.pickup is not null as is_pickup, ${ORDER_VERSION} as version
   from orders o join customers c on c.id = o.customer_id left join order_statuses s on s.id = o.status_id
   where o.id = :id and o.project_id = coalesce(:projectId::int, o.project_id)`,
  params: { id: int4, projectId: nullable(int4) },
  row: ORDER,
})

/** Keeps an order as it is until the transaction ends; what depends on it is read by a later statement. */
export const lockOrder = statement({
  name: 'staff-order-lock',
  sql: 'select id from orders where id = :id for update',
  params: { id: int4 },
  row: { id: int4 },
})

const LINE = {
  product_id: int4,
  model: text,
  name: text,
  /** without what was cancelled */
  ordered: int4,
  shipped: int4,
  cancelled: int4,
  returned: int4,
}
export type FulfillmentLine = RowOf<typeof LINE>

const selectLines = statement({
  name: 'staff-order-lines',
  sql: `select l.product_id, min(l.model) as model, min(l.name) as name, sum(l.quantity - l.cancelled)::int as ordered,
     sum(l.cancelled)::int as cancelled, sum(l.returned)::int as returned, coalesce((select sum(h.quantity)::int
       from ${SHIPPED_CASES} h where h.order_id = :id and h.product_id = l.product_id), 0) as shipped
   from order_lines l where l.order_id = :id group by l.product_id order by min(l.position)`,
  params: { id: int4 },
  row: {
    ...LINE,
    model: nullable(text),
    name: nullable(text),
    ordered: nullable(int4),
    shipped: nullable(int4),
    cancelled: nullable(int4),
    returned: nullable(int4),
  },
})

/** The products of an order with the cases ordered, without cancelled ones, and shipped. */
export const linesOfOrder = async (db: Db, id: number): Promise<readonly FulfillmentLine[]> =>
  (await selectLines(db, { id })).map((line) => ({
    ...line,
    model: line.model ?? '',
    name: line.name ?? '',
    ordered: line.ordered ?? 0,
    shipped: line.shipped ?? 0,
    cancelled: line.cancelled ?? 0,
    returned: line.returned ?? 0,
  }))

const update = statement({
  name: 'staff-order-status',
  sql: `with o as (update orders set status_id = :statusId where id = :id and status_id <> :statusId returning id)
   insert into order_events (order_id, at, status_id) select id, :now, :statusId from o on conflict do nothing`,
  params: { id: int4, statusId: int4, now: timestamptz },
})

/**
 * Moves a locked order into a status and records when; one that it has already changes nothing. With the status it becomes
 * complete in, its invoice is issued; that of one which is open again is withdrawn.
 */
export async function moveOrder(
  trx: Db,
  change: { readonly id: number; readonly statusId: number; readonly now: Date },
): Promise<void> {
  const { id: orderId, statusId, now } = change
  await update(trx, change)
  if (isComplete(statusId)) await issueInvoice(trx, orderId, now)
  else await withdrawInvoice(trx, { orderId, now })
}
