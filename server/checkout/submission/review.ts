import { ageMissingText } from '#contract/site/age.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { flagOf } from '#contract/site/settings.ts'
import type { Settings } from '#contract/site/site.ts'
import { ageToConfirm } from '#server/cart/age-to-confirm.ts'
import type { CartPrice } from '#server/cart/cart-price.ts'
import { CHECKOUT_CLOSED, isCheckoutOpen } from '#server/cart/checkout-open.ts'
import type { CartContents } from '#server/cart/read-cart.ts'
import { deliveryError } from '#server/checkout/delivery/delivery-error.ts'
import { chosenDaysError } from '#server/delivery/chosen-days.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { cardErrors, detailsOf } from '#server/checkout/payment/card-check.ts'
import { cardFingerprint } from '#server/checkout/payment/card-fingerprint.ts'
import { depositErrors } from '#server/checkout/payment/deposit.ts'
import { offeredMethods } from '#server/cart/offered-methods.ts'
import { refusedAnswer, type SubmitAnswer } from './submission-answers.ts'
import { changesOf } from './changes.ts'
import { isPromoDeserved } from './promo.ts'
import { cardOf, type SubmissionRequest } from './submission-request.ts'

/** The maximum total in cents; fits an int4 column. */
const GREATEST_TOTAL = 2_000_000_000

export interface Review {
  readonly contents: CartContents
  readonly price: CartPrice
  readonly request: SubmissionRequest
  /** the days offered now for the delivery method of the cart */
  readonly days: readonly string[]
  /** read from the database in this call */
  readonly app: Settings
}

/** Why a cart cannot be ordered as reviewed (except stock), or null. */
export function reviewRejection(review: Review, context: SessionContext): SubmitAnswer | null {
  const { contents, price, request, app, days } = review
  const { cart, lines } = contents
  const refuse = (kind: Parameters<typeof refusedAnswer>[0], ...errors: readonly string[]) =>
    refusedAnswer(kind, cart.id, errors, { changes: errors, total: price.total })
  if (!isCheckoutOpen(app, context)) return refuse('disabled', CHECKOUT_CLOSED)
  if (lines.every((line) => line.is_promo)) return refuse('empty', 'The cart is empty.')
  if (cart.version !== request.cart_version) return changed('version', review)
  if (!isPromoDeserved(lines)) return refuse('version', 'The free product no longer comes with this cart.')
  const delivery = deliveryError(contents, context.now())
  if (delivery) return refuse(delivery.kind, delivery.text)
  const daysError = chosenDaysError(cart, days)
  if (daysError !== null) return refuse('carrier', daysError)
  if (
    !cart.is_pickup &&
    request.shipping_quotes_id !== null &&
    request.shipping_quotes_id !== price.quote?.id
  )
    return changed('carrier', review)
  const billing = billingErrors(review, context)
  if (billing.length > 0) return refuse('billing', ...billing)
  const age = ageToConfirm(cart, context)
  if (age !== null && (request.confirmed_age ?? 0) < age) return refuse('age', ageMissingText(age))
  if (price.total !== request.reviewed_total)
    return price.couponError === null ? changed('total', review) : refuse('coupon', price.couponError)
  if (price.total > GREATEST_TOTAL)
    return refuse('failed', `One order can come to ${formatMoney(GREATEST_TOTAL)} at most. Please split it.`)
  return null
}

function changed(kind: 'version' | 'carrier' | 'total', { contents, price, request }: Review): SubmitAnswer {
  const changes = changesOf(contents, price, request)
  return refusedAnswer(kind, contents.cart.id, changes, { changes, total: price.total })
}

function billingErrors(
  { contents, price, request, app }: Review,
  context: SessionContext,
): readonly string[] {
  const { cart } = contents
  if (cart.payment_method === null) return ['Choose how the order is paid.']
  if (cart.payment_method !== request.payment_method)
    return ['The payment method is not the one that was reviewed.']
  if (!offeredMethods(cart, context).includes(request.payment_method))
    return ['This payment method is not available for this order.']
  const deposit = depositErrors(request.cc_deposit_amount, price.total)
  if (deposit.length > 0) return deposit
  return request.payment_method === 'credit_card' ? typedCardErrors(contents, request, app, context) : []
}

function typedCardErrors(
  { cart }: CartContents,
  request: SubmissionRequest,
  app: Settings,
  { shop, now }: SessionContext,
): readonly string[] {
  const card = cardOf(request)
  if (!card) return ['Enter the card again.']
  const errors = cardErrors(card, now())
  if (errors.length > 0) return errors
  const print = cardFingerprint(shop.secret, detailsOf(card))
  if (flagOf(app, 'cybersource_disabled') || cart.card?.fingerprint === print) return []
  return ['This is not the card that was verified. Please verify it again.']
}
