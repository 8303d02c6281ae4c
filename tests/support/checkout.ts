import type { PaymentMethod } from '#contract/platform/constants.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { toWire } from '#contract/platform/money.ts'
import { orderCalls, type SubmitOrder } from '#contract/checkout/submit-order.ts'
import type { ReviewedOrder } from '#machines/checkout/order-submission/order-submission.types.ts'
import { paymentCalls } from '#contract/checkout/payment.ts'
import { cartOf, totalsOf } from './cart.ts'
import type { Shopper } from './shopper.ts'

export const CARDS = {
  visa: '4111 1111 1111 1111',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  declined: '4000000000000002',
  declinedAtCharge: '4000000000000341',
  noFunds: '4000000000009995',
  processingError: '4000000000000119',
  lostAnswer: '4000000000003220',
  slow: '4000000000003063',
  refundDeclined: '4000000000005126',
  badLuhn: '4242424242424241',
} as const

export const typedCard = (number: string = CARDS.visa) => ({
  cc_number: number,
  cc_expire_month: '12',
  cc_expire_year: '2031',
  cc_cvv: /^3[47]/.test(number) ? '1234' : '123',
  cc_deposit_amount: null,
})

/** Selects the cheapest quote of the cart and resolves with it. */
export async function chooseCheapestQuote(shopper: Shopper) {
  const { shipping_quotes } = await shopper.call(deliveryCalls.selectCarriers, {})
  const [quote] = shipping_quotes
  if (!quote) throw new Error('no carrier takes this cart')
  const { optionId, shipping_quotes_id } = quote
  const body = { optionId, shipping_quotes_id, selected: true }
  const answer = await shopper.call(deliveryCalls.saveShippingQuote, { body })
  if (!answer.success) throw new Error(`quote: ${answer.errors.join(' ')}`)
  return quote
}

export async function saveMethod(shopper: Shopper, payment_method: PaymentMethod): Promise<void> {
  const { id } = await shopper.call(paymentCalls.selectBilling, {})
  const answer = await shopper.call(paymentCalls.saveBilling, { body: { id, payment_method } })
  if (!answer.success) throw new Error(`billing: ${answer.errors.join(' ')}`)
}

export async function verifyCard(shopper: Shopper, number: string): Promise<void> {
  const answer = await shopper.call(paymentCalls.authCreditCard, { body: typedCard(number) })
  if (!answer.success) throw new Error(`card: ${answer.errors.join(' ')}`)
}

/** Takes a cart with lines to review by card; resolves with the submit-order request. */
export async function goToReview(shopper: Shopper, number: string = CARDS.visa): Promise<SubmitOrder> {
  await chooseCheapestQuote(shopper)
  await saveMethod(shopper, 'credit_card')
  await verifyCard(shopper, number)
  return review(shopper, number)
}

/** What the review page sends for the cart as it is now. */
export async function reviewedOrder(shopper: Shopper): Promise<ReviewedOrder> {
  const cart = await cartOf(shopper)
  const { total } = await totalsOf(shopper)
  const { payment_method } = await shopper.call(paymentCalls.selectBilling, {})
  return {
    cart_id: cart.id,
    cart_version: cart.version,
    reviewed_total: total,
    shipping_quotes_id: cart.shipping_quotes_id,
    payment_method: payment_method ?? 'credit_card',
    comments: null,
    confirmed_age: null,
  }
}

/** What submit-order is sent for the cart as it is now. */
export async function review(shopper: Shopper, number: string | null = CARDS.visa): Promise<SubmitOrder> {
  const order = await reviewedOrder(shopper)
  const card = number === null ? {} : typedCard(number)
  return { ...order, reviewed_total: toWire(order.reviewed_total), ...card }
}

export const submit = (shopper: Shopper, body: SubmitOrder) => shopper.call(orderCalls.submitOrder, { body })
