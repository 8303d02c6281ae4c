import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { picked } from '#contract/platform/entries.ts'
import { Money } from '#contract/platform/money.ts'
import { Order, OrderEvent, OrderLine, OrderRefund, TrackedNumber } from '#contract/orders/order-history.ts'
import { ORDER_MOVES, PLAIN_MOVES } from '#contract/orders/order-moves.ts'
import { MANUAL_WAYS, OrderPayment, PAYMENT_WAYS, PaymentReference } from '#contract/orders/order-payments.ts'
import { DecisionAnswer, Reason, RowId } from './staff-decisions.ts'
import { Count, Day, Fee, Id, Pagination, Text } from '#contract/platform/wire.ts'

/** Calls of staff who ship, move, cancel, refund and annotate orders. */

const Staff = v.nullable(v.string())

export const StaffOrderRow = v.object({
  id: Id,
  status_id: v.number(),
  status: v.string(),
  purchased_at: v.string(),
  ship_date: v.nullable(v.string()),
  customer: v.string(),
  email: v.string(),
  total: Money,
  /** cases */
  ordered: Count,
  shipped: Count,
  /** money is still to be given back: its refund was declined, or it is to be made by hand */
  owes_refund: v.boolean(),
  /** something was paid for it, all of it is given back, and it costs nothing any more */
  is_all_refunded: v.boolean(),
})
export type StaffOrderRow = v.InferOutput<typeof StaffOrderRow>

const productOfLine = picked(OrderLine.entries, [
  'products_id',
  'products_model',
  'products_name',
  'final_price',
  'total_price',
])
export const StaffOrderLine = v.object({
  ...productOfLine,
  /** without what was cancelled */
  ordered: Count,
  shipped: Count,
  cancelled: Count,
  returned: Count,
})
export type StaffOrderLine = v.InferOutput<typeof StaffOrderLine>

/** A line as it was bought; a product that was bought at two prices has two. Cases. */
const Position = v.object({
  position: v.number(),
  products_model: v.string(),
  products_name: v.string(),
  /** of a case */
  final_price: Money,
  quantity: Count,
  /** or handed over */
  shipped: Count,
  cancelled: Count,
  returned: Count,
})
export type OrderPosition = v.InferOutput<typeof Position>

const Status = v.object({ id: Id, name: v.string() })

const Shipment = v.object({
  id: Id,
  at: v.string(),
  carrier: v.nullable(v.string()),
  numbers: v.array(TrackedNumber),
  lines: v.array(v.object({ model: v.string(), quantity: Count })),
  /** taken back, when and by whom: then it counts nowhere; null: it holds */
  voided: v.nullable(v.object({ at: v.string(), staff: Staff })),
})
export type StaffShipment = v.InferOutput<typeof Shipment>

const OrderEmail = v.object({
  key: v.string(),
  subject: v.string(),
  to: v.string(),
  /** when it was sent, else written */
  at: v.string(),
  /** `waiting`: to be sent; `failed`: the mail server did not take it */
  state: v.picklist(['sent', 'waiting', 'failed']),
})
export type OrderEmail = v.InferOutput<typeof OrderEmail>

export const StaffOrder = v.object({
  ...StaffOrderRow.entries,
  /** changes with every status, shipment, payment and refund */
  version: v.string(),
  cart_id: Id,
  cart_name: v.nullable(v.string()),
  customer_id: Id,
  company: v.nullable(v.string()),
  delivery: v.nullable(v.string()),
  is_pickup: v.boolean(),
  /** lines of text; empty: there is none, or it was erased */
  address: v.array(v.string()),
  contact: v.array(v.string()),
  billing: v.array(v.string()),
  comments: v.nullable(v.string()),
  lines: v.array(StaffOrderLine),
  positions: v.array(Position),
  fees: v.array(Fee),
  /** names of the fees that were given back as a whole */
  credited_fees: v.array(v.string()),
  /** what it costs, without its credits; 0: it is cancelled */
  due: Money,
  credited: Money,
  payment_method: v.string(),
  /** such as Visa ending in 1111 */
  card: v.nullable(v.string()),
  charged: Money,
  /** null: the total was charged, or nothing */
  deposit: v.nullable(Money),
  owed: Order.entries.owed,
  /** of what was paid, after refunds that are done or pending */
  refundable: Money,
  /** of it to the card */
  card_refundable: Money,
  /** of it what the order does not cost any more: its refund was declined, or it is to be made by hand */
  overpaid: Money,
  /** the charge of the card, and what staff recorded; the oldest first */
  payments: v.array(
    v.object({
      ...OrderPayment.entries,
      id: v.string(),
      staff: Staff,
      /** why one was taken back */
      reason: v.nullable(v.string()),
      can_be_taken_back: v.boolean(),
    }),
  ),
  refunds: v.array(
    v.object({
      ...OrderRefund.entries,
      id: v.string(),
      how: v.picklist(PAYMENT_WAYS),
      reference: v.nullable(v.string()),
      reason: v.string(),
      code: v.nullable(v.string()),
    }),
  ),
  credit_notes: Order.entries.credit_notes,
  shipments: v.array(Shipment),
  /** that can be chosen for a shipment */
  carriers: v.array(v.string()),
  /** the one that the order was placed with; null: none of them */
  carrier: v.nullable(v.string()),
  events: v.array(OrderEvent),
  /** what staff did and noted, the oldest first */
  actions: v.array(
    v.object({
      kind: v.picklist(['status', 'ship', 'cancel', 'refund', 'payment', 'note', 'email']),
      at: v.string(),
      text: v.string(),
      staff: Staff,
    }),
  ),
  /** to the customer, the oldest first, as long as they are kept */
  emails: v.optional(v.array(OrderEmail), []),
  /** kinds of documents in review that the order waits for, and the day for which they must be valid */
  waits_for: v.nullable(v.object({ kinds: v.array(v.string()), day: v.string() })),
  /** null: it can be cancelled */
  cancel_obstacle: v.nullable(v.string()),
  /** what can be done about it now */
  moves: v.array(v.picklist(ORDER_MOVES)),
})
export type StaffOrder = v.InferOutput<typeof StaffOrder>

/** A press, which may come twice, about an order as it was shown. */
const Press = { id: RowId, request_id: v.pipe(v.string(), v.uuid()) }
const Shown = { ...Press, version: Text(40) }

/** `refunds`: those that owe a refund */
export const ORDER_SHOWS = ['open', 'all', 'refunds'] as const
const Shows = v.union([v.picklist(ORDER_SHOWS), v.pipe(v.string(), v.regex(/^[1-9]\d?$/))])
const DayParam = v.optional(v.union([v.literal(''), Day]), '')
/** each is empty where nothing is filtered */
const ORDER_FILTERS = {
  /** first and last day on which they were placed, Central time */
  from: DayParam,
  to: DayParam,
  kind: v.optional(v.picklist(['', 'freight', 'pickup']), ''),
  /** something is to be paid by another way than the card */
  owed: v.optional(v.picklist(['', 'yes']), ''),
}
/** which orders are listed, and in which order */
export const WANTED_ORDERS = {
  show: Shows,
  sort: v.picklist(['newest', 'oldest']),
  q: v.optional(Text(100), ''),
  ...ORDER_FILTERS,
}
const PageParam = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number))
/** as carriers print it */
export const TRACKING_NUMBER = /^[\w .-]{1,60}$/
/** of a shipment */
export const MOST_NUMBERS = 20
const Numbers = v.pipe(v.array(v.pipe(Text(60), v.regex(TRACKING_NUMBER))), v.maxLength(MOST_NUMBERS))
/** null: that of the order or, of one that is corrected, as it is */
const Carrier = v.nullable(Text(100))
/** who took the goods of a pickup order */
export const HandedTo = v.pipe(Text(100), v.minLength(1))
const Cases = v.array(v.strictObject({ model: Text(60), quantity: v.pipe(Id, v.maxValue(999_999)) }))

/** cases of lines as they were bought */
const Positions = v.pipe(
  v.array(v.strictObject({ position: RowId, quantity: v.pipe(Id, v.maxValue(999_999)) })),
  v.maxLength(2_000),
)

/** Of all orders and those of a status more are not listed, because that would read them all: filters lead to them. */
export const MOST_LISTED_ORDERS = 2_500
/** A search that finds more by words, or more than are listed otherwise, is made in so many of the list without it. */
export const MOST_FOUND_ORDERS = 1_000

export const staffOrderCalls = {
  listStaffOrders: endpoint({
    method: 'GET',
    path: 'staff/orders/list',
    auth: 'staff',
    right: 'orders',
    summary:
      'Orders by number, cart, PO or tracking number, e-mail, name, company, telephone or model, of a status, of all, or of those that are open or owe a refund, filtered, by page',
    query: v.strictObject({ ...WANTED_ORDERS, page: PageParam }),
    answer: v.object({
      orders: v.array(StaffOrderRow),
      pagination: Pagination,
      /** more fit than are listed, or may: very many have what is searched for, and more fit without it than are looked through */
      is_cut: v.boolean(),
      /** of the storefront, that owe a refund */
      owing: Count,
      /** that can be shown */
      statuses: v.array(Status),
    }),
  }),
  readStaffOrder: endpoint({
    method: 'GET',
    path: 'staff/orders/{id}/read',
    auth: 'staff',
    right: 'orders',
    summary: 'An order with its lines, money, history and notes; null: there is none',
    answer: v.nullable(StaffOrder),
  }),
  moveOrder: endpoint({
    method: 'POST',
    path: 'staff/orders/move',
    auth: 'staff',
    right: 'orders',
    summary: 'Makes a move of an order that needs no more than a press, if it is as it was shown',
    body: v.strictObject({ ...Shown, move: v.picklist(PLAIN_MOVES) }),
    answer: DecisionAnswer,
  }),
  handOverOrder: endpoint({
    method: 'POST',
    path: 'staff/orders/hand-over',
    auth: 'staff',
    right: 'orders',
    summary: 'Hands a pickup order over to somebody, and e-mails the customer a receipt',
    body: v.strictObject({ ...Shown, handed_to: HandedTo }),
    answer: DecisionAnswer,
  }),
  shipOrder: endpoint({
    method: 'POST',
    path: 'staff/orders/ship',
    auth: 'staff',
    right: 'orders',
    summary: 'Ships cases of an order, if it is as it was shown; once per request id',
    body: v.strictObject({
      ...Shown,
      numbers: Numbers,
      carrier: Carrier,
      lines: v.pipe(Cases, v.minLength(1), v.maxLength(2_000)),
    }),
    answer: DecisionAnswer,
  }),
  correctShipment: endpoint({
    method: 'POST',
    path: 'staff/orders/correct-shipment',
    auth: 'staff',
    right: 'orders',
    summary:
      'Replaces the tracking numbers and the carrier of a shipment, and e-mails the customer those that hold now',
    body: v.strictObject({ ...Shown, shipment: RowId, numbers: Numbers, carrier: Carrier }),
    answer: DecisionAnswer,
  }),
  voidShipment: endpoint({
    method: 'POST',
    path: 'staff/orders/void-shipment',
    auth: 'staff',
    right: 'orders',
    summary:
      'Takes a shipment back: its cases are to be shipped again, and an order that was Shipped is in Picking',
    body: v.strictObject({ ...Shown, shipment: RowId, reason: Reason }),
    answer: DecisionAnswer,
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: 'staff/orders/cancel',
    auth: 'staff',
    right: 'refunds',
    summary:
      'Cancels an order of which nothing has shipped: releases its stock and refunds the amount that was shown',
    body: v.strictObject({ ...Shown, reason: Reason, refund: v.pipe(Money, v.minValue(0)) }),
    answer: DecisionAnswer,
  }),
  cancelCases: endpoint({
    method: 'POST',
    path: 'staff/orders/cancel-cases',
    auth: 'staff',
    right: 'refunds',
    summary:
      'Cancels cases that have not shipped: the order costs less, and what was paid for them is refunded',
    body: v.strictObject({
      ...Shown,
      cases: v.pipe(Positions, v.minLength(1)),
      restock: v.boolean(),
      reason: Reason,
      /** what the order costs less, as it was shown */
      amount: v.pipe(Money, v.minValue(0)),
    }),
    answer: DecisionAnswer,
  }),
  refundOrder: endpoint({
    method: 'POST',
    path: 'staff/orders/refund',
    auth: 'staff',
    right: 'refunds',
    summary:
      'Refunds an amount of what was paid, or what cases and fees cost, to the card or as staff have made it; once per request id',
    body: v.strictObject({
      ...Shown,
      reason: Reason,
      amount: v.pipe(Money, v.minValue(1)),
      cases: v.optional(Positions, []),
      fees: v.optional(v.pipe(v.array(Text(80)), v.maxLength(20)), []),
      restock: v.optional(v.boolean(), false),
      how: v.optional(v.picklist(PAYMENT_WAYS), 'card'),
      reference: v.optional(PaymentReference, ''),
    }),
    answer: DecisionAnswer,
  }),
  recordPayment: endpoint({
    method: 'POST',
    path: 'staff/orders/record-payment',
    auth: 'staff',
    right: 'refunds',
    summary: 'Records money that came without the card, at most what is owed, and e-mails a receipt',
    body: v.strictObject({
      ...Shown,
      how: v.picklist(MANUAL_WAYS),
      amount: v.pipe(Money, v.minValue(1)),
      reference: v.optional(PaymentReference, ''),
    }),
    answer: DecisionAnswer,
  }),
  takeBackPayment: endpoint({
    method: 'POST',
    path: 'staff/orders/take-back-payment',
    auth: 'staff',
    right: 'refunds',
    summary: 'Takes back a payment that staff recorded by mistake, and tells the customer',
    body: v.strictObject({ ...Shown, payment: v.pipe(v.string(), v.uuid()), reason: Reason }),
    answer: DecisionAnswer,
  }),
  addOrderNote: endpoint({
    method: 'POST',
    path: 'staff/orders/note',
    auth: 'staff',
    right: 'orders',
    summary: 'Notes something about an order that no customer sees',
    body: v.strictObject({ ...Press, text: Reason }),
    answer: DecisionAnswer,
  }),
  resendOrderEmail: endpoint({
    method: 'POST',
    path: 'staff/orders/resend',
    auth: 'staff',
    right: 'orders',
    summary: 'Sends an e-mail about an order to its customer once more; once per request id',
    body: v.strictObject({ ...Press, email: Text(200) }),
    answer: DecisionAnswer,
  }),
}
