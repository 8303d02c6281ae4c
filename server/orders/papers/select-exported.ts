import type { PaymentMethod } from '#contract/platform/constants.ts'
import {
  array,
  date,
  int4,
  jsonb,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { OrderSnapshot } from '#server/sheets/order-snapshot.ts'

const ORDER = {
  id: int4,
  cart_id: int4,
  cart_name: nullable(text),
  status: nullable(text),
  status_id: int4,
  status_since: nullable(timestamptz),
  purchased_at: timestamptz,
  ship_date: nullable(date),
  pickup: nullable(text),
  delivery: nullable(text),
  payment_method: textOf<PaymentMethod>(),
  card_type: nullable(text),
  last_four: nullable(text),
  subtotal_cents: int4,
  total_cents: int4,
  comments: nullable(text),
  tracking_number: nullable(text),
  snapshot: jsonb<OrderSnapshot>(),
  customer_id: int4,
  email: text,
  firstname: text,
  lastname: text,
  company: nullable(text),
}
export type ExportedOrder = RowOf<typeof ORDER>

export const selectExportedOrders = statement({
  name: 'orders-csv',
  sql: `select o.id, o.cart_id, o.cart_name, s.name as status, o.status_id,
     (select max(e.at) from order_events e where e.order_id = o.id and e.status_id = o.status_id) as status_since,
     o.purchased_at, o.ship_date, o.pickup, o.delivery, o.payment_method, o.card_type, o.last_four, o.subtotal_cents, o.total_cents,
     o.comments, o.tracking_number, jsonb_build_object('address', o.snapshot->'address', 'billing', o.snapshot->'billing',
       'contact', o.snapshot->'contact') as snapshot, o.customer_id, c.email, c.firstname, c.lastname, c.company
   from unnest(:ids::int[]) with ordinality as p (id, position) join orders o on o.id = p.id join customers c on c.id = o.customer_id
     left join order_statuses s on s.id = o.status_id order by p.position`,
  params: { ids: array(int4) },
  row: ORDER,
})

const LINE = {
  order_id: int4,
  product_id: int4,
  model: text,
  name: text,
  packaging: text,
  upc: text,
  quantity: int4,
  cancelled: int4,
  returned: int4,
  cents: int4,
}
export type ExportedLine = RowOf<typeof LINE>

export const selectExportedLines = statement({
  name: 'orders-csv-lines',
  sql: `select order_id, product_id, model, name, packaging, upc, quantity, cancelled, returned, cents from order_lines
   where order_id = any(:ids) order by order_id, position`,
  params: { ids: array(int4) },
  row: LINE,
})
