import * as v from 'valibot'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Order } from '#contract/orders/order-history.ts'
import { Count, Id, Text } from '#contract/platform/wire.ts'
import { RowId } from './staff-decisions.ts'
import { MOST_NUMBERS, TRACKING_NUMBER } from './staff-orders.ts'

/** Calls of a back office, by a key of the storefront that staff make. */

export const EVENT_KINDS = [
  'order.placed',
  'order.moved',
  'order.released',
  'order.cancelled',
  'order.paid',
  'order.credited',
  'shipment.made',
  'shipment.corrected',
  'shipment.voided',
  'refund.made',
  'refund.settled',
  'product.changed',
  'stock.changed',
  'document.decided',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const FeedEvent = v.object({
  /** one more than that of the event before it */
  seq: Id,
  kind: v.picklist(EVENT_KINDS),
  at: v.string(),
  /** null: it is about a product or a document */
  orders_id: v.nullable(Id),
  /** facts at that time, by the names of the wire, amounts in dollars; of no people */
  body: v.record(v.string(), v.unknown()),
})
export type FeedEvent = v.InferOutput<typeof FeedEvent>

const FeedAddress = v.object({
  name: v.string(),
  company: v.nullable(v.string()),
  street_address: v.string(),
  suburb: v.nullable(v.string()),
  city: v.string(),
  state: v.string(),
  postcode: v.string(),
  telephone: v.nullable(v.string()),
})

/** An order as it is now. */
export const FeedOrder = v.object({
  ...Order.entries,
  /** what the back office knows it by; null: it has not acknowledged it */
  external_id: v.nullable(v.string()),
  customers_id: Id,
  customers_email_address: v.string(),
  customers_name: v.string(),
  company: v.nullable(v.string()),
  /** null: it is picked up, or the customer was erased */
  shipping_address: v.nullable(FeedAddress),
})

export const FEED_PAGE = 500
const MOST_SHIPMENTS = 100
const MOST_ROWS = 1_000

/** `changed`: another request has had this id; `invalid`: nothing is done, because of these rows, counted from 1. */
export const FeedAnswer = v.object({
  kind: v.picklist(['done', 'changed', 'invalid']),
  text: v.string(),
  errors: v.array(v.object({ row: Count, text: v.string() })),
})
export type FeedAnswer = v.InferOutput<typeof FeedAnswer>

const Request = { request_id: v.pipe(v.string(), v.uuid()) }
const rows = <T extends v.GenericSchema>(row: T, most: number) =>
  v.pipe(v.array(row), v.minLength(1), v.maxLength(most))
const Model = v.pipe(Text(60), v.minLength(1))
const Cases = v.pipe(Count, v.maxValue(1_000_000))
const Difference = v.pipe(v.number(), v.safeInteger(), v.minValue(-1_000_000), v.maxValue(1_000_000))

const ShipmentRow = v.strictObject({
  orders_id: RowId,
  /** cases; null: all that have not shipped */
  lines: v.nullable(
    v.pipe(
      v.array(v.strictObject({ products_model: Model, quantity: v.pipe(Id, v.maxValue(999_999)) })),
      v.minLength(1),
      v.maxLength(2_000),
    ),
  ),
  numbers: v.pipe(v.array(v.pipe(Text(60), v.regex(TRACKING_NUMBER))), v.maxLength(MOST_NUMBERS)),
  /** of the table of carriers; null: that of the order */
  carrier: v.nullable(Text(100)),
})
/** Cases that came or went, or a count beside the cases that the shop had when it was counted. */
const StockRow = v.union([
  v.strictObject({ products_model: Model, change: Difference }),
  v.strictObject({ products_model: Model, quantity: Cases, seen: Cases }),
])
const AckRow = v.strictObject({ orders_id: RowId, external_id: v.pipe(Text(60), v.minLength(1)) })
export type FeedShipment = v.InferOutput<typeof ShipmentRow>
export type FeedStock = v.InferOutput<typeof StockRow>
export type FeedAck = v.InferOutput<typeof AckRow>

export const feedCalls = {
  readFeed: endpoint({
    method: 'GET',
    path: 'feed/orders',
    auth: 'feed',
    summary: `The next events of the storefront, at most ${FEED_PAGE}, and the orders that they are about as they are now`,
    query: v.strictObject({
      /** the last number that was read; 0: none */
      after: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
    }),
    answer: v.object({
      events: v.array(FeedEvent),
      orders: v.array(FeedOrder),
      /** to ask for the events after these */
      next: Count,
      has_more: v.boolean(),
    }),
  }),
  postShipments: endpoint({
    method: 'POST',
    path: 'feed/shipments',
    auth: 'feed',
    summary: 'Ships orders or parts of them, all or none, with an e-mail each; once per request id',
    body: v.strictObject({ ...Request, shipments: rows(ShipmentRow, MOST_SHIPMENTS) }),
    answer: FeedAnswer,
  }),
  postStock: endpoint({
    method: 'POST',
    path: 'feed/stock',
    auth: 'feed',
    summary: 'Changes the stock of products by cases, all or none; once per request id',
    body: v.strictObject({ ...Request, stock: rows(StockRow, MOST_ROWS) }),
    answer: FeedAnswer,
  }),
  postAcks: endpoint({
    method: 'POST',
    path: 'feed/acks',
    auth: 'feed',
    summary: 'Says by which numbers the back office knows orders, all or none; once per request id',
    body: v.strictObject({ ...Request, acks: rows(AckRow, MOST_ROWS) }),
    answer: FeedAnswer,
  }),
}
