import * as v from 'valibot'
import { PAYMENT_METHODS, type PaymentMethod } from '#contract/platform/constants.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { Money } from '#contract/platform/money.ts'
import { DeliveryErrorKind, Id, Outcome, Text } from '#contract/platform/wire.ts'

export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  credit_card: 'credit card',
  net_terms: 'net terms',
  pay_at_pickup: 'pay at pickup',
}

/** The typed card. Sent in two calls only and never stored. */
export const Card = v.strictObject({
  cc_number: v.pipe(v.string(), v.maxLength(40)),
  cc_expire_month: v.pipe(v.string(), v.maxLength(2)),
  cc_expire_year: v.pipe(v.string(), v.maxLength(4)),
  cc_cvv: v.pipe(v.string(), v.maxLength(4)),
  cc_deposit_amount: v.optional(v.nullable(Money), null),
})
export type Card = v.InferInput<typeof Card>

export const CardAnswer = v.object({
  success: v.boolean(),
  message: v.nullable(v.string()),
  errors: v.optional(v.array(v.string()), []),
  card_declined: v.boolean(),
  kind: DeliveryErrorKind,
  card_type: v.nullable(v.string()),
  last_four: v.nullable(v.string()),
  authorization_id: v.nullable(v.string()),
})
export type CardAnswer = v.InferOutput<typeof CardAnswer>

export const Billing = v.object({
  id: Id,
  payment_method: v.nullable(v.picklist(PAYMENT_METHODS)),
  name: v.nullable(v.string()),
  company: v.nullable(v.string()),
  street_address: v.nullable(v.string()),
  city: v.nullable(v.string()),
  state: v.nullable(v.string()),
  postcode: v.nullable(v.string()),
  telephone: v.nullable(v.string()),
  purchase_order_number: v.nullable(v.string()),
  /** of the card verified for this cart */
  card_type: v.nullable(v.string()),
  last_four: v.nullable(v.string()),
  /** the methods that this customer may use for this cart */
  methods: v.array(v.picklist(PAYMENT_METHODS)),
})
export type Billing = v.InferOutput<typeof Billing>

const Line = (max: number) => v.optional(v.nullable(Text(max)), null)
const blank = v.optional(v.literal(''), '')

export const BillingInput = v.strictObject({
  id: Id,
  payment_method: v.nullable(v.picklist(PAYMENT_METHODS)),
  name: Line(80),
  company: Line(80),
  street_address: Line(120),
  city: Line(80),
  state: Line(40),
  postcode: Line(12),
  telephone: Line(30),
  purchase_order_number: Line(40),
  cc_number: blank,
  cc_expire_month: blank,
  cc_expire_year: blank,
  cc_cvv: blank,
})
export type BillingInput = v.InferInput<typeof BillingInput>

const CouponAnswer = v.object({
  success: v.boolean(),
  error: v.optional(v.nullable(v.string()), null),
  coupon_code: v.optional(v.nullable(v.string()), null),
})

export const paymentCalls = {
  authCreditCard: endpoint({
    method: 'POST',
    path: 'api/carts/auth-credit-card',
    auth: 'required',
    cartScoped: true,
    summary: 'Verify a card before review; nothing is charged',
    body: Card,
    answer: CardAnswer,
  }),
  saveBilling: endpoint({
    method: 'POST',
    path: 'api/carts/save-billing',
    auth: 'required',
    cartScoped: true,
    summary: 'Save billing with blank card fields; payment_method null clears the method',
    body: BillingInput,
    answer: v.object({ ...Outcome.entries, kind: DeliveryErrorKind }),
  }),
  selectBilling: endpoint({
    method: 'GET',
    path: 'api/carts/select-cart-billing',
    auth: 'required',
    cartScoped: true,
    summary: 'Billing of the current cart',
    answer: Billing,
  }),
  getCouponCode: endpoint({
    method: 'GET',
    path: 'api/carts/get-coupon-code',
    auth: 'required',
    cartScoped: true,
    summary: 'The coupon of the current cart',
    answer: v.object({ coupon_code: v.nullable(v.string()) }),
  }),
  applyCouponCode: endpoint({
    method: 'POST',
    path: 'api/carts/apply-coupon-code',
    auth: 'required',
    cartScoped: true,
    summary: 'Apply a coupon; wrong, expired and used up codes get one answer',
    body: v.strictObject({ coupon_code: Text(40) }),
    answer: CouponAnswer,
  }),
  deleteCouponCode: endpoint({
    method: 'POST',
    path: 'api/carts/delete-coupon-code',
    auth: 'required',
    cartScoped: true,
    summary: 'Take the coupon off',
    body: v.strictObject({}),
    answer: CouponAnswer,
  }),
  getPaymentDeadlineMessages: endpoint({
    method: 'GET',
    path: 'api/get-payment-deadline-messages',
    auth: 'required',
    cartScoped: true,
    summary: 'Texts for the payment step',
    answer: v.array(v.string()),
  }),
}
