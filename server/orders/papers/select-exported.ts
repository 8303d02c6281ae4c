import { array, int4, nullable, type RowOf, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { DOCUMENT_ORDER, DOCUMENT_ORDER_COLUMNS } from '#server/sheets/order-rows.ts'

const ORDER = {
  ...DOCUMENT_ORDER,
  cart_id: int4,
  cart_name: nullable(text),
  status: nullable(text),
  status_since: nullable(timestamptz),
  customer_id: int4,
}
export type ExportedOrder = RowOf<typeof ORDER>

export const selectExportedOrders = statement({
  name: 'orders-csv',
  sql: `select ${DOCUMENT_ORDER_COLUMNS}, o.cart_id, o.cart_name, s.name as status,
     (select max(e.at) from order_events e where e.order_id = o.id and e.status_id = o.status_id) as status_since, o.customer_id
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
