import * as v from 'valibot'
import { CANCELLED_STATUS, MAX_INT, ORDER_STATUSES } from '#contract/platform/constants.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { OrderPayment } from './order-payments.ts'
import { Count, Day, Fee, Id, Pagination, Text } from '#contract/platform/wire.ts'

export const OrderLine = v.object({
  products_id: Id,
  products_model: v.string(),
  products_name: v.string(),
  products_url: v.string(),
  image_url: v.string(),
  products_packaging: v.string(),
  quantity: Count,
  /** cases of it that have shipped */
  shipped: v.optional(Count, 0),
  /** cases of it that will not ship, and that came back */
  cancelled: v.optional(Count, 0),
  returned: v.optional(Count, 0),
  final_price: Money,
  total_price: Money,
})
export type InvoiceName = 'Invoice' | 'Order confirmation' | 'Cancelled order'

/** What the paper of an order is called: it is confirmed, and invoiced once it is complete. */
export function invoiceName(status: number): InvoiceName {
  if (status === CANCELLED_STATUS) return 'Cancelled order'
  return ORDER_STATUSES.complete.some((each) => each === status) ? 'Invoice' : 'Order confirmation'
}

/** When an order came into a status. */
export const OrderEvent = v.object({ at: v.string(), status_id: v.number(), status_name: v.string() })
export type OrderEvent = v.InferOutput<typeof OrderEvent>

/** `pending`: asked for, and the payment provider has not said yet */
const RefundStates = v.picklist(['pending', 'done', 'declined'])
export type RefundState = v.InferOutput<typeof RefundStates>

/** Money of an order that goes back, or went back. */
export const OrderRefund = v.object({
  amount: Money,
  state: RefundStates,
  /** when it was asked for, or when it was done */
  at: v.string(),
})

/** What an order costs less, and the number of the paper about it. */
export const OrderCreditNote = v.object({ number: v.string(), amount: Money, at: v.string() })
export type OrderCreditNote = v.InferOutput<typeof OrderCreditNote>

const TypedText = v.optional(v.nullable(v.string()), null)
const OrderCard = v.object({ type: v.nullable(v.string()), last_four: v.string() })
const Contact = v.object({ name: v.nullable(v.string()), phone: v.nullable(v.string()) })
const TrackingUrl = v.nullable(v.pipe(v.string(), v.startsWith('https://')))

/** A number under which a carrier knows a shipment or a part of it, and its page about it. */
export const TrackedNumber = v.object({ number: v.string(), url: TrackingUrl })
export type TrackedNumber = v.InferOutput<typeof TrackedNumber>

/** A part of an order, or all of it, on its way. */
export const OrderShipment = v.object({
  at: v.string(),
  carrier: v.nullable(v.string()),
  /** as many as the carrier gave it */
  numbers: v.optional(v.array(TrackedNumber), []),
  /** the first of them */
  tracking_number: v.nullable(v.string()),
  tracking_url: TrackingUrl,
  lines: v.array(v.object({ products_model: v.string(), products_name: v.string(), quantity: Count })),
})
export type OrderShipment = v.InferOutput<typeof OrderShipment>

export const Order = v.object({
  orders_id: Id,
  cart_id: Id,
  date_purchased: v.string(),
  status_id: v.number(),
  status_name: v.string(),
  total: Money,
  /** the amount charged when the rest is still owed; else null */
  deposit: v.optional(v.nullable(Money), null),
  /** still to be paid; null: nothing */
  owed: v.optional(v.nullable(Money), null),
  /** what it costs less than its total, because of refunds and of cancelled or returned cases; 0: it is cancelled */
  credited: v.optional(Money, 0),
  /** the sum of the quantities, without cancelled cases */
  item_count: Count,
  /** how many of them have shipped, as far as shipments are recorded */
  shipped_count: v.optional(Count, 0),
  products_count: Count,
  cart_name: v.nullable(v.string()),
  payment_method: v.nullable(v.string()),
  purchase_order_number: TypedText,
  /** the card it was paid with */
  card: v.optional(v.nullable(OrderCard), null),
  comments: TypedText,
  /** in lines, as on an envelope */
  billing_address: v.optional(v.array(v.string()), []),
  /** in lines, as on an envelope; empty: it is picked up */
  ship_to: v.optional(v.array(v.string()), []),
  /** who picks it up, or who is called about the delivery */
  contact: v.optional(Contact, { name: null, phone: null }),
  /** with the address where `ship_to` is not there */
  delivery: v.nullable(v.string()),
  ship_date: v.nullable(v.string()),
  fees: v.array(Fee),
  lines: v.array(OrderLine),
  /** oldest first */
  events: v.array(OrderEvent),
  /** what has come, oldest first */
  payments: v.optional(v.array(OrderPayment), []),
  /** oldest first; of a cancelled order what it still owes comes before them, declined by the card or to be made by hand */
  refunds: v.optional(v.array(OrderRefund), []),
  /** oldest first */
  credit_notes: v.optional(v.array(OrderCreditNote), []),
  /** oldest first */
  shipments: v.optional(v.array(OrderShipment), []),
  /** the last one */
  tracking_number: v.nullable(v.string()),
  /** the page of the carrier about the tracking number */
  tracking_url: TrackingUrl,
})
export type Order = v.InferOutput<typeof Order>

export const LONGEST_ORDER_SEARCH = 80

export const orderHistoryCalls = {
  selectOrders: endpoint({
    method: 'POST',
    path: 'api/customers/select-orders',
    auth: 'required',
    summary: 'Orders by status, number, product or day; no statuses means the open ones',
    body: v.strictObject({
      limit: v.optional(v.pipe(Id, v.maxValue(200))),
      statuses: v.optional(v.pipe(v.array(Id), v.maxLength(30))),
      items_per_page: v.optional(v.pipe(Id, v.maxValue(100))),
      page: v.optional(v.pipe(Id, v.maxValue(100_000))),
      /** this order alone */
      orders_id: v.optional(v.pipe(Id, v.maxValue(MAX_INT))),
      /**
       * For a list: without card, comments, addresses, contact, fees, lines, events, what is owed or credited, payments, refunds, credit
       * notes and shipments. They are null, 0 or empty.
       */
      without_lines: v.optional(v.boolean()),
      /** the number of the order or of its cart, or a part of its PO number, its cart's name, or the name or model of a product */
      q: v.optional(Text(LONGEST_ORDER_SEARCH)),
      /** the first and the last day of purchase, in central time */
      from: v.optional(Day),
      to: v.optional(Day),
    }),
    answer: v.object({ orders: v.array(Order), meta: v.object({ pagination: Pagination }) }),
  }),
}
