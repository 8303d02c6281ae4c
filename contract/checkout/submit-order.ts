import * as v from 'valibot'
import { Age } from '#contract/site/age.ts'
import { SUBMISSION_STATUSES } from '#contract/cart/carts.ts'
import { PAYMENT_METHODS } from '#contract/platform/constants.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { Card } from './payment.ts'
import { Count, Id, Text, VersionParam } from '#contract/platform/wire.ts'

/** The outcome of a submission. All except `accepted` and `pending` charged nothing. */
export const SUBMIT_KINDS = [
  'accepted',
  'declined',
  'pending',
  'stock',
  'version',
  'total',
  'coupon',
  'texas',
  'address',
  'carrier',
  'billing',
  'age',
  'documents',
  'empty',
  'disabled',
  'failed',
] as const
export type SubmitKind = (typeof SUBMIT_KINDS)[number]

export const SubmitData = v.object({
  kind: v.picklist(SUBMIT_KINDS),
  cart_id: v.optional(v.nullable(Id), null),
  orders_id: v.optional(v.nullable(Id), null),
  total: v.optional(v.nullable(Money), null),
  /** differences to the reviewed order, one sentence each */
  changes: v.optional(v.array(v.string()), []),
  new_cart_id: v.optional(v.nullable(Id), null),
})

export const SubmitOrderResponse = v.object({
  success: v.boolean(),
  message: v.nullable(v.string()),
  errors: v.optional(v.array(v.string()), []),
  card_declined: v.optional(v.boolean(), false),
  data: v.nullable(SubmitData),
})
export type SubmitOrderResponse = v.InferOutput<typeof SubmitOrderResponse>

export const OrderProcess = v.object({
  status: v.picklist(SUBMISSION_STATUSES),
  response: v.nullable(SubmitOrderResponse),
})
export type OrderProcess = v.InferOutput<typeof OrderProcess>

/** The card fields are present exactly when the method is `credit_card`. */
export const SubmitOrder = v.strictObject({
  cart_id: Id,
  cart_version: Count,
  reviewed_total: Money,
  shipping_quotes_id: v.optional(v.nullable(Text(60)), null),
  payment_method: v.picklist(PAYMENT_METHODS),
  comments: v.optional(v.nullable(Text(1_000)), null),
  /** confirmed with this order */
  confirmed_age: Age,
  cc_number: v.optional(Card.entries.cc_number),
  cc_expire_month: v.optional(Card.entries.cc_expire_month),
  cc_expire_year: v.optional(Card.entries.cc_expire_year),
  cc_cvv: v.optional(Card.entries.cc_cvv),
  cc_deposit_amount: Card.entries.cc_deposit_amount,
})
export type SubmitOrder = v.InferInput<typeof SubmitOrder>

export const orderCalls = {
  checkCartStock: endpoint({
    method: 'GET',
    path: 'api/check-cart-stock',
    auth: 'required',
    cartScoped: true,
    summary: 'Lines of the current cart that the stock cannot meet',
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(v.array(v.string()), []),
      data: v.array(v.object({ id: Id, message: v.string(), available: Count })),
    }),
  }),
  updatePromoProducts: endpoint({
    method: 'POST',
    path: 'api/update-promo-products',
    auth: 'required',
    cartScoped: true,
    summary: 'Bring the promotional lines of the current cart up to date',
    body: v.strictObject({}),
    answer: v.object({
      success: v.boolean(),
      message: v.optional(v.nullable(v.string()), null),
      changed: v.boolean(),
    }),
  }),
  submitOrder: endpoint({
    method: 'POST',
    path: 'api/carts/submit-order',
    auth: 'required',
    summary: 'Place the order of a cart, at most once whatever is repeated',
    body: SubmitOrder,
    answer: SubmitOrderResponse,
  }),
  getOrderProcess: endpoint({
    method: 'GET',
    path: 'api/carts/get-netsuite-order-process/{id}',
    auth: 'required',
    writes: true,
    summary:
      'What became of the submission of a cart; with cart_version declines and refusals of that version only',
    query: v.strictObject({ cart_version: v.optional(VersionParam) }),
    answer: OrderProcess,
  }),
}
