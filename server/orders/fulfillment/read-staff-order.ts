import { moveObstacle, movesOf } from '#contract/orders/order-moves.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import type { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import { eventsOf, feesOf } from '#server/orders/order-rows.ts'
import { type ShipmentRow, shipmentsOf, trackedNumbers } from '#server/orders/order-shipments.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  bool,
  date,
  int4,
  jsonb,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import {
  contactOf,
  ORDER_SNAPSHOT,
  type OrderSnapshot,
  shippingAddressOf,
} from '#server/sheets/order-snapshot.ts'
import { type OrderMoney, moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { OWES_REFUND } from '#server/orders/payments/owes-refund.ts'
import { type PaymentRow, paymentOf, paymentsOfOrders } from '#server/sheets/ledger/payment-rows.ts'
import { creditNoteOf, selectCredits } from '#server/sheets/papers/credit-note-rows.ts'
import { creditedFeesOf, type OrderPosition, positionsOf } from '#server/orders/refunds/order-positions.ts'
import type { Sender } from '#server/site/mail/messages/content.ts'
import { emailsOfOrder } from './order-emails.ts'
import { actionsOfOrder } from './order-history.ts'
import { linesOfOrder, ORDER_VERSION } from '#server/orders/order-of-staff.ts'
import { billingOf, linesOf } from './order-texts.ts'
import { movedOrderOf } from './possible-moves.ts'
import { ownCarrier, selectCarriers } from './shipment-carrier.ts'

const ROW = {
  id: int4,
  cart_id: int4,
  cart_name: nullable(text),
  status_id: int4,
  status: nullable(text),
  purchased_at: timestamptz,
  ship_date: nullable(date),
  delivery: nullable(text),
  is_pickup: bool,
  payment_method: text,
  total_cents: int4,
  comments: nullable(text),
  card_type: nullable(text),
  last_four: nullable(text),
  snapshot: jsonb<OrderSnapshot>(),
  version: nullable(text),
  owes_refund: bool,
  customer_id: int4,
  email: text,
  firstname: text,
  lastname: text,
  company: nullable(text),
}
const select = statement({
  name: 'desk-order',
  sql: `select o.id, o.cart_id, o.cart_name, o.status_id, s.name as status, o.purchased_at, o.ship_date,
     coalesce(o.delivery, 'Pickup on ' || o.pickup) as delivery, o.pickup is not null as is_pickup, o.payment_method, o.total_cents, o.comments, o.card_type,
     o.last_four, ${ORDER_SNAPSHOT}, ${ORDER_VERSION} as version, ${OWES_REFUND} as owes_refund, o.customer_id, c.email, c.firstname, c.lastname, c.company
   from orders o join customers c on c.id = o.customer_id left join order_statuses s on s.id = o.status_id
   where o.id = :id and o.project_id = :projectId`,
  params: { id: int4, projectId: int4 },
  row: ROW,
})

type Detail = NonNullable<AnswerIn<typeof staffOrderCalls.readStaffOrder>>

/** An order of the storefront as staff see it, or null. @param sender of its e-mails */
export async function readStaffOrder(
  db: Db,
  address: { readonly id: number; readonly projectId: number },
  sender: Sender,
): Promise<Detail | null> {
  const orderId = address.id
  const [row] = await select(db, address)
  if (!row) return null
  const orderIds = [orderId]
  const products = await linesOfOrder(db, orderId)
  const [
    positions,
    fees,
    creditedFees,
    events,
    money,
    payments,
    credits,
    shipments,
    actions,
    emails,
    carriers,
  ] = await Promise.all([
    positionsOf(db, row, products),
    feesOf(db, { orderIds }),
    creditedFeesOf(db, orderId),
    eventsOf(db, { orderIds }),
    moneyOfOrder(db, orderId),
    paymentsOfOrders(db, { orderIds }),
    selectCredits(db, { orderIds }),
    shipmentsOf(db, { orderIds }),
    actionsOfOrder(db, { orderId }),
    emailsOfOrder(db, orderId, sender),
    selectCarriers(db),
  ])
  const moved = movedOrderOf(row, products)
  return {
    ...factsOf(row),
    ordered: moved.ordered,
    shipped: moved.shipped,
    lines: [...linesOf(products, positions)],
    positions: positions.map(toPosition),
    credited_fees: [...creditedFees],
    fees: fees.map(({ name, cents }) => ({ name, amount: toWire(cents) })),
    ...moneyFacts(money, payments),
    credit_notes: credits.map(creditNoteOf),
    shipments: shipments.map(toShipment),
    carriers: carriers.map(({ name }) => name),
    carrier: ownCarrier(carriers, row.delivery)?.name ?? null,
    events: events.map(({ at, status_id, name }) => ({
      at: at.toISOString(),
      status_id,
      status_name: name ?? '',
    })),
    actions: actions.map(({ kind, at, text: done, staff }) => ({
      kind,
      at: at.toISOString(),
      text: done,
      staff,
    })),
    emails,
    cancel_obstacle: moveObstacle(moved, 'cancel'),
    moves: movesOf(moved),
  }
}

const toPosition = ({ position, model, name, cents, ...cases }: OrderPosition) => ({
  position,
  products_model: model,
  products_name: name,
  final_price: toWire(cents),
  quantity: cases.quantity,
  shipped: cases.shipped,
  cancelled: cases.cancelled,
  returned: cases.returned,
})

const moneyFacts = (money: OrderMoney, rows: readonly PaymentRow[]) => ({
  charged: toWire(money.charged),
  due: toWire(money.due),
  credited: toWire(money.credited),
  owed: money.owed > 0 ? toWire(money.owed) : null,
  refundable: toWire(money.left),
  card_refundable: toWire(money.cardLeft),
  overpaid: toWire(money.overpaid),
  is_all_refunded: money.isAllRefunded,
  payments: rows.filter(({ kind }) => kind !== 'refund').map(toPayment),
  refunds: rows.filter(({ kind }) => kind === 'refund').map(toRefund),
})

const toPayment = (row: PaymentRow) => ({
  ...paymentOf(row),
  id: row.id,
  reference: row.reference,
  staff: row.staff,
  reason: row.reason,
  can_be_taken_back: row.kind === 'manual' && row.cents > 0 && !row.is_taken_back,
})

const toRefund = ({ id, how, cents, state, reference, reason, code, at, settled_at }: PaymentRow) => ({
  id,
  how,
  reference,
  amount: toWire(cents),
  state,
  at: (settled_at ?? at).toISOString(),
  reason: reason ?? '',
  code,
})

const toShipment = (row: ShipmentRow) => ({
  id: row.id,
  at: row.shipped_at.toISOString(),
  carrier: row.carrier,
  numbers: trackedNumbers(row.tracking_url, row.numbers),
  lines: (row.lines ?? []).map(({ model, quantity }) => ({ model, quantity })),
  voided: row.voided_at && { at: row.voided_at.toISOString(), staff: row.voided_by },
})

function factsOf(row: RowOf<typeof ROW>) {
  const { snapshot, total_cents, card_type, last_four } = row
  const { deposit = null, documents = null } = snapshot
  return {
    id: row.id,
    cart_id: row.cart_id,
    cart_name: row.cart_name,
    version: row.version ?? '',
    status_id: row.status_id,
    status: row.status ?? '',
    purchased_at: row.purchased_at.toISOString(),
    ship_date: row.ship_date,
    delivery: row.delivery,
    is_pickup: row.is_pickup,
    owes_refund: row.owes_refund,
    payment_method: row.payment_method,
    total: toWire(total_cents),
    deposit: deposit !== null && deposit < total_cents ? toWire(deposit) : null,
    card: last_four === null ? null : `${card_type ?? 'Card'} ending in ${last_four}`,
    comments: row.comments,
    customer_id: row.customer_id,
    customer: `${row.firstname} ${row.lastname}`,
    email: row.email,
    company: row.company,
    address: shippingAddressOf(snapshot),
    contact: contactOf(snapshot),
    billing: billingOf(snapshot),
    waits_for: documents && { kinds: [...documents.waits_for], day: documents.day },
  }
}
