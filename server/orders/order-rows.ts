import type { InferInput } from 'valibot'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { toWire } from '#contract/platform/money.ts'
import type { Order } from '#contract/orders/order-history.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  date,
  int4,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { orderFacts, orderFactsOf } from './order-facts.ts'
import { type OrderMoney, moneyOfOrders } from '#server/sheets/ledger/order-money.ts'
import { type PaymentRow, paymentOf, paymentsOfOrders } from '#server/sheets/ledger/payment-rows.ts'
import { creditNoteOf, selectCredits } from '#server/sheets/papers/credit-note-rows.ts'
import {
  LATEST_CARRIER,
  SHIPPED_CASES,
  type ShipmentRow,
  shipmentOf,
  shipmentsOf,
  shippedByLine,
  trackingUrl,
} from './order-shipments.ts'

/** The columns of an order `o` in a list. */
export const ORDER_COLUMNS = `o.id, o.cart_id, o.purchased_at, o.status_id, s.name as status_name, o.total_cents,
     (o.snapshot->>'deposit')::int as deposit, o.cart_name, o.payment_method, coalesce(o.delivery, 'Pickup on ' || o.pickup) as delivery,
     o.ship_date, o.tracking_number, o.po_number,
     (select count(*)::int from order_lines l where l.order_id = o.id) as products_count,
     (select coalesce(sum(l.quantity - l.cancelled), 0)::int from order_lines l where l.order_id = o.id) as item_count,
     (select coalesce(sum(h.quantity), 0)::int from ${SHIPPED_CASES} h where h.order_id = o.id) as shipped_count,
     (select k.tracking_url from carriers k where starts_with(coalesce(${LATEST_CARRIER}, o.delivery), k.name)
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
  po_number: nullable(text),
  products_count: nullable(int4),
  item_count: nullable(int4),
  shipped_count: nullable(int4),
  tracking_url: nullable(text),
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
  cancelled: int4,
  returned: int4,
  cents: int4,
}
type LineRow = RowOf<typeof LINE>

const FEE = { order_id: int4, name: text, cents: int4 }
type FeeRow = RowOf<typeof FEE>

const EVENT = { order_id: int4, at: timestamptz, status_id: int4, name: nullable(text) }
type EventRow = RowOf<typeof EVENT>

const ORDER_IDS = { orderIds: array(int4) }
const linesOf = statement({
  name: 'order-lines',
  sql: `select l.order_id, l.product_id, l.model, l.name, p.url, l.packaging, l.quantity, l.cancelled, l.returned, l.cents
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

/** The order of a row as a list shows it. */
export const listedOrder = (row: OrderRow): InferInput<typeof Order> => ({
  ...orderOf(row),
  delivery: row.delivery,
  fees: [],
  lines: [],
  events: [],
})

/** The orders of the rows with all that is known of them. */
export async function ordersOf(
  db: Db,
  rows: readonly OrderRow[],
  catalogue: Catalogue,
): Promise<InferInput<typeof Order>[]> {
  if (rows.length === 0) return []
  const orderIds = rows.map((row) => row.id)
  const [lines, facts, shipments, fees, events, payments, money, credits] = await Promise.all([
    linesOf(db, { orderIds }),
    orderFactsOf(db, { orderIds }),
    shipmentsOf(db, { orderIds }),
    feesOf(db, { orderIds }),
    eventsOf(db, { orderIds }),
    paymentsOfOrders(db, { orderIds }),
    moneyOfOrders(db, orderIds),
    selectCredits(db, { orderIds }),
  ])
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id)
  const factsByOrder = new Map(facts.map((each) => [each.order_id, each]))
  // what was taken back concerns staff only
  const valid = shipments.filter(({ voided_at }) => voided_at === null)
  const shipmentsByOrder = Map.groupBy(valid, (shipment) => shipment.order_id)
  const feesByOrder = Map.groupBy(fees, (fee) => fee.order_id)
  const paymentsByOrder = Map.groupBy(payments, (payment) => payment.order_id)
  const creditsByOrder = Map.groupBy(credits, (credit) => credit.order_id)
  const eventsByOrder = Map.groupBy(events, (event) => event.order_id)
  return rows.map((row) => ({
    ...orderOf(row),
    ...orderFacts(required(factsByOrder, row.id), row.delivery),
    ...shippedLines(linesByOrder.get(row.id) ?? [], shipmentsByOrder.get(row.id) ?? [], catalogue),
    fees: (feesByOrder.get(row.id) ?? []).map(feeOf),
    credit_notes: (creditsByOrder.get(row.id) ?? []).map(creditNoteOf),
    events: (eventsByOrder.get(row.id) ?? []).map(eventOf),
    ...moneyFacts(row, required(money, row.id), paymentsByOrder.get(row.id) ?? []),
  }))
}

/** Of what every order has: none is ever deleted. */
function required<T>(byOrder: ReadonlyMap<number, T>, id: number): T {
  const found = byOrder.get(id)
  if (found === undefined) throw new Error(`there is no order ${id}`)
  return found
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
  item_count: row.item_count ?? 0,
  shipped_count: row.shipped_count ?? 0,
  products_count: row.products_count ?? 0,
  cart_name: row.cart_name,
  payment_method: row.payment_method,
  purchase_order_number: row.po_number,
  ship_date: row.ship_date,
  tracking_number: row.tracking_number,
  tracking_url: trackingUrl(row.tracking_url, row.tracking_number),
})

const feeOf = ({ name, cents }: FeeRow) => ({ name, amount: toWire(cents) })

/** A cancelled order shows what it still has to give back as one amount, however often it was declined. */
function moneyFacts(
  { status_id }: OrderRow,
  { owed, overpaid, credited }: OrderMoney,
  rows: readonly PaymentRow[],
): Pick<InferInput<typeof Order>, 'owed' | 'credited' | 'payments' | 'refunds'> {
  const declined = rows.filter(({ state }) => state === 'declined')
  const made = rows.filter(({ kind, state }) => kind === 'refund' && state !== 'declined')
  const owes = status_id === CANCELLED_STATUS && overpaid > 0
  return {
    owed: owed > 0 ? toWire(owed) : null,
    credited: status_id === CANCELLED_STATUS ? 0 : toWire(credited),
    payments: rows.filter(({ kind }) => kind !== 'refund').map(paymentOf),
    refunds: [
      ...(owes ? [owedRefund(overpaid, declined.at(-1) ?? null, rows.at(-1))] : []),
      ...made.map(({ cents, state, at, settled_at }) => ({
        amount: toWire(cents),
        state,
        at: (settled_at ?? at).toISOString(),
      })),
    ],
  }
}

/** Declined by the card, or to be made by hand. */
const owedRefund = (cents: number, declined: PaymentRow | null, last: PaymentRow | undefined) => ({
  amount: toWire(cents),
  state: declined === null ? ('pending' as const) : ('declined' as const),
  at: (declined?.settled_at ?? last?.at)?.toISOString() ?? '',
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
  cancelled: line.cancelled,
  returned: line.returned,
  final_price: toWire(line.cents),
  total_price: toWire(line.cents * line.quantity),
})
