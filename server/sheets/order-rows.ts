import { ORDER_STATUSES, type PaymentMethod, type ProjectId } from '#contract/platform/constants.ts'
import {
  array,
  date,
  int4,
  int4Of,
  jsonb,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { ORDER_SNAPSHOT, type OrderSnapshot } from './order-snapshot.ts'

/** An order and its customer, as papers and files tell of them. */
export const DOCUMENT_ORDER = {
  id: int4,
  project_id: int4Of<ProjectId>(),
  purchased_at: timestamptz,
  status_id: int4,
  payment_method: textOf<PaymentMethod>(),
  delivery: nullable(text),
  ship_date: nullable(date),
  pickup: nullable(text),
  subtotal_cents: int4,
  total_cents: int4,
  comments: nullable(text),
  tracking_number: nullable(text),
  card_type: nullable(text),
  last_four: nullable(text),
  snapshot: jsonb<OrderSnapshot>(),
  email: text,
  firstname: text,
  lastname: text,
  company: nullable(text),
}
/** The columns of it, of an order `o` and a customer `c`. */
export const DOCUMENT_ORDER_COLUMNS = `o.id, o.project_id, o.purchased_at, o.status_id, o.payment_method, o.delivery, o.ship_date, o.pickup,
     o.subtotal_cents, o.total_cents, o.comments, o.tracking_number, o.card_type, o.last_four, ${ORDER_SNAPSHOT},
     c.email, c.firstname, c.lastname, c.company`

const ORDER = { ...DOCUMENT_ORDER, completed_at: nullable(timestamptz) }
export type DocumentOrder = RowOf<typeof ORDER>

const ORDER_SQL = `select ${DOCUMENT_ORDER_COLUMNS},
     (select max(e.at) from order_events e where e.order_id = o.id and e.status_id in (${ORDER_STATUSES.complete.join(', ')})) as completed_at
   from orders o join customers c on c.id = o.customer_id where o.id = :id`

/** An order of a customer in a storefront; no row when it is another customer's or storefront's. */
export const selectOwnOrder = statement({
  name: 'document-order',
  sql: `${ORDER_SQL} and o.project_id = :projectId and o.customer_id = :customerId`,
  params: { id: int4, customerId: int4, projectId: int4 },
  row: ORDER,
})

/** An order of a storefront, for staff. */
export const selectOrderForStaff = statement({
  name: 'document-order-for-staff',
  sql: `${ORDER_SQL} and o.project_id = :projectId`,
  params: { id: int4, projectId: int4 },
  row: ORDER,
})

/** An order, for what is issued about it. */
export const selectIssuingOrder = statement({
  name: 'document-order-to-issue',
  sql: ORDER_SQL,
  params: { id: int4 },
  row: ORDER,
})

/** The lines of an order as they were bought, at the prices that were paid. */
export const selectOrderLines = statement({
  name: 'document-order-lines',
  sql: `select product_id, quantity, cents, model, name, packaging, upc from order_lines where order_id = :orderId order by position`,
  params: { orderId: int4 },
  row: { product_id: int4, quantity: int4, cents: int4, model: text, name: text, packaging: text, upc: text },
})

export const selectOrderFees = statement({
  name: 'document-order-fees',
  sql: 'select name, cents from order_fees where order_id = :orderId order by position',
  params: { orderId: int4 },
  row: { name: text, cents: int4 },
})

/** The current cart or a saved one of a customer. */
export const selectOwnCart = statement({
  name: 'document-cart',
  sql: `select id, name from carts where id = :id and customer_id = :customerId and project_id = :projectId
     and status in ('current', 'saved', 'submitting')`,
  params: { id: int4, customerId: int4, projectId: int4 },
  row: { id: int4, name: nullable(text) },
})

/** Products, also those that are sold no longer. */
export const selectProducts = statement({
  name: 'document-products',
  sql: `select p.id, p.model, p.name, b.name as brand, p.packaging, p.pieces_per_case as pieces, p.upc, p.effects, p.duration, p.shots,
     p.url, c.url as category_url, p.colors, p.firing_pattern, p.caliber, (select m.sha256 from product_media m
       where m.product_id = p.id order by m.position limit 1) as sha256
   from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id where p.id = any(:ids)`,
  params: { ids: array(int4) },
  row: {
    id: int4,
    model: text,
    name: text,
    brand: text,
    packaging: text,
    pieces: int4,
    upc: text,
    effects: array(text),
    duration: nullable(text),
    shots: nullable(int4),
    url: text,
    category_url: text,
    colors: array(text),
    firing_pattern: nullable(text),
    caliber: nullable(text),
    sha256: nullable(text),
  },
})
