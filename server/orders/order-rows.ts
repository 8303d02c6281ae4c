import type { Kysely } from 'kysely'
import type { InferInput } from 'valibot'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { toWire } from '#contract/platform/money.ts'
import type { Order, RefundState } from '#contract/orders/order-history.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Database } from '#server/platform/database/schema.ts'
import {
  array,
  date,
  int4,
  int8,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { IS_OWED } from './declined-refunds.ts'
import { owedOf, paymentOf, paymentsOf } from './order-payment.ts'
import { type ShipmentRow, shipmentOf, shipmentsOf, shippedByLine, trackingUrl } from './order-shipments.ts'

/** The columns of an order `o` in a list. */
export const ORDER_COLUMNS = `o.id, o.cart_id, o.purchased_at, o.status_id, s.name as status_name, o.total_cents,
     (o.snapshot->>'deposit')::int as deposit, o.cart_name, o.payment_method, coalesce(o.delivery, 'Pickup on ' || o.pickup) as delivery,
     o.ship_date, o.tracking_number,
     (select count(*)::int from order_lines l where l.order_id = o.id) as products_count,
     (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as item_count,
     (select coalesce(sum(l.quantity), 0)::int from shipments x join shipment_lines l on l.shipment_id = x.id
       where x.order_id = o.id) as shipped_count,
     (select k.tracking_url from carriers k where starts_with(o.delivery, k.name)
       order by length(k.name) desc, k.id limit 1) as tracking_url`

export const ORDER = {
  id: int4,
  cart_id: int4,
  purchased_at: timestamptz,
  status_id: int4,
  status_name: nullable(text),
  total_cents: int4,
  deposit: nullable(int4),
  cart_name: nullable(text),
  payment_method: text,
  delivery: nullable(text),
  ship_date: nullable(date),
  tracking_number: nullable(text),
  products_count: nullable(int4),
  item_count: nullable(int4),
  shipped_count: nullable(int4),
  tracking_url: nullable(text),
  total_rows: int8,
}
type OrderRow = RowOf<typeof ORDER>

const LINE = {
  order_id: int4,
  product_id: int4,
  model: text,
  name: text,
  url: text,
  packaging: text,
  quantity: int4,
  cents: int4,
}
type LineRow = RowOf<typeof LINE>

const FEE = { order_id: int4, name: text, cents: int4 }
type FeeRow = RowOf<typeof FEE>

const EVENT = { order_id: int4, at: timestamptz, status_id: int4, name: nullable(text) }
type EventRow = RowOf<typeof EVENT>

const REFUND = { order_id: int4, amount_cents: int4, state: textOf<RefundState>(), at: nullable(timestamptz) }
type RefundRow = RowOf<typeof REFUND>

const ORDER_IDS = { orderIds: array(int4) }
const linesOf = statement({
  name: 'order-lines',
  sql: `select l.order_id, l.product_id, l.model, l.name, p.url, l.packaging, l.quantity, l.cents
   from order_lines l join products p on p.id = l.product_id where l.order_id = any(:orderIds) order by l.order_id, l.position`,
  params: ORDER_IDS,
  row: LINE,
})
export const feesOf = statement({
  name: 'order-fees',
  sql: 'select order_id, name, cents from order_fees where order_id = any(:orderIds) order by order_id, position',
  params: ORDER_IDS,
  row: FEE,
})
export const eventsOf = statement({
  name: 'order-events',
  sql: `select e.order_id, e.at, e.status_id, s.name from order_events e left join order_statuses s on s.id = e.status_id
   where e.order_id = any(:orderIds) order by e.order_id, e.at`,
  params: ORDER_IDS,
  row: EVENT,
})

const refundsOf = statement({
  name: 'order-refunds',
  // what a cancelled order still owes is one amount, however often it was declined
  sql: `select r.order_id, r.amount_cents, r.state, coalesce(r.settled_at, r.created_at) as at from refunds r
     where r.order_id = any(:orderIds) and r.state <> 'declined'
   union all select o.id, s.amount_cents - (select coalesce(sum(x.amount_cents), 0)::int from refunds x
       where x.order_id = o.id and x.state <> 'declined'), 'declined', max(r.settled_at)
     from orders o join submissions s on s.id = o.submission_id join refunds r on r.order_id = o.id and ${IS_OWED}
     where o.id = any(:orderIds) and o.status_id = :cancelled group by o.id, s.amount_cents
   order by order_id, at`,
  params: { ...ORDER_IDS, cancelled: int4 },
  row: REFUND,
})

/** The orders of the rows as the app gets them. */
export async function ordersOf(
  db: Kysely<Database>,
  rows: readonly OrderRow[],
  { hasLines, catalogue }: { readonly hasLines: boolean; readonly catalogue: Catalogue },
): Promise<InferInput<typeof Order>[]> {
  if (rows.length === 0) return []
  const orderIds = rows.map((row) => row.id)
  const [lines, payments, shipments, fees, events, refunds] = await Promise.all([
    hasLines ? linesOf(db, { orderIds }) : [],
    hasLines ? paymentsOf(db, { orderIds }) : [],
    hasLines ? shipmentsOf(db, { orderIds }) : [],
    feesOf(db, { orderIds }),
    eventsOf(db, { orderIds }),
    refundsOf(db, { orderIds, cancelled: CANCELLED_STATUS }),
  ])
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id)
  const paymentByOrder = new Map(payments.map((payment) => [payment.order_id, payment]))
  const shipmentsByOrder = Map.groupBy(shipments, (shipment) => shipment.order_id)
  const feesByOrder = Map.groupBy(fees, (fee) => fee.order_id)
  const refundsByOrder = Map.groupBy(refunds, (refund) => refund.order_id)
  const eventsByOrder = Map.groupBy(events, (event) => event.order_id)
  return rows.map((row) => ({
    ...orderOf(row),
    ...paymentOf(paymentByOrder.get(row.id), row.delivery),
    ...shippedLines(linesByOrder.get(row.id) ?? [], shipmentsByOrder.get(row.id) ?? [], catalogue),
    fees: (feesByOrder.get(row.id) ?? []).map(feeOf),
    events: (eventsByOrder.get(row.id) ?? []).map(eventOf),
    refunds: (refundsByOrder.get(row.id) ?? []).map(refundOf),
  }))
}

function shippedLines(lines: readonly LineRow[], shipments: readonly ShipmentRow[], catalogue: Catalogue) {
  const shipped = shippedByLine(lines, shipments)
  return {
    lines: lines.map((line, index) => ({ ...lineOf(line, catalogue), shipped: shipped[index] ?? 0 })),
    shipments: shipments.map(shipmentOf),
  }
}

const orderOf = (row: OrderRow) => ({
  orders_id: row.id,
  cart_id: row.cart_id,
  date_purchased: row.purchased_at.toISOString(),
  status_id: row.status_id,
  status_name: row.status_name ?? '',
  total: toWire(row.total_cents),
  deposit: row.deposit !== null && row.deposit < row.total_cents ? toWire(row.deposit) : null,
  owed: owedOf(row),
  item_count: row.item_count ?? 0,
  shipped_count: row.shipped_count ?? 0,
  products_count: row.products_count ?? 0,
  cart_name: row.cart_name,
  payment_method: row.payment_method,
  ship_date: row.ship_date,
  tracking_number: row.tracking_number,
  tracking_url: trackingUrl(row.tracking_url, row.tracking_number),
})

const feeOf = ({ name, cents }: FeeRow) => ({ name, amount: toWire(cents) })
const refundOf = ({ amount_cents, state, at }: RefundRow) => ({
  amount: toWire(amount_cents),
  state,
  at: at?.toISOString() ?? '',
})

const eventOf = ({ at, status_id, name }: EventRow) => ({
  at: at.toISOString(),
  status_id,
  status_name: name ?? '',
})
const lineOf = (line: LineRow, catalogue: Catalogue): InferInput<typeof Order>['lines'][number] => ({
  products_id: line.product_id,
  products_model: line.model,
  products_name: line.name,
  products_url: line.url,
  image_url: catalogue.picture({ id: line.product_id, url: line.url }),
  products_packaging: line.packaging,
  quantity: line.quantity,
  final_price: toWire(line.cents),
  total_price: toWire(line.cents * line.quantity),
})
