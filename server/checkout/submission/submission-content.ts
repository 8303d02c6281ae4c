import { cardBrand } from '#contract/checkout/card-rules.ts'
import type { PaymentMethod } from '#contract/platform/constants.ts'
import type { DocumentKind } from '#contract/documents/customer-documents.ts'
import type { CartPrice } from '#server/cart/cart-price.ts'
import type { AddressRow, CartRow } from '#server/cart/cart-row.ts'
import type { CartContents } from '#server/cart/read-cart.ts'
import { chargesOf } from '#server/cart/totals.ts'
import { detailsOf } from '#server/checkout/payment/card-check.ts'
import { cardFingerprint } from '#server/checkout/payment/card-fingerprint.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { conversionIdOf } from '#server/site/conversions/conversion.ts'
import type { Review } from './review.ts'
import { cardOf, type SubmissionRequest } from './submission-request.ts'

/**
 * The content of an order at submission, from which it is written even if cart or catalogue change meanwhile. Amounts
 * in cents.
 */
export interface SubmissionContent {
  readonly lines: readonly {
    readonly product_id: number
    readonly quantity: number
    readonly cents: number
    readonly model: string
    readonly name: string
  }[]
  readonly charges: readonly { readonly name: string; readonly cents: number }[]
  readonly subtotal: number
  readonly total: number
  /** charged now instead of the total */
  readonly deposit: number | null
  readonly coupon_id: number | null
  readonly cart_name: string | null
  readonly delivery: string
  readonly ship_date: string | null
  readonly pickup: string | null
  readonly contact: { readonly name: string | null; readonly phone: string | null }
  readonly address: AddressRow | null
  readonly billing: CartRow['billing']
  readonly comments: string | null
  readonly payment_method: PaymentMethod
  readonly card: { readonly type: string | null; readonly last_four: string } | null
  /** the documents in review that the order waits for, and the day on which they have to be valid; null: it waits for none */
  readonly documents: { readonly waits_for: readonly DocumentKind[]; readonly day: string } | null
  /** when the order is to be recorded as a conversion */
  readonly conversion_id: string | null
}

interface ContentRequest {
  readonly payment_method: PaymentMethod
  readonly comments: string | null
  readonly deposit: number | null
  /** the chosen one, else the first that is offered; null: picked up */
  readonly ship_date: string | null
  readonly card: SubmissionContent['card']
  readonly conversion_id: string | null
}

/** The content of a cart that is ordered as it was reviewed. */
export function contentFor(
  { contents, price, request, days }: Review,
  context: SessionContext,
): SubmissionContent {
  const { cart } = contents
  const [firstDay = null] = days
  const isCard = request.payment_method === 'credit_card'
  return contentOf(contents, price, {
    payment_method: request.payment_method,
    comments: request.comments || null,
    deposit: isCard ? request.cc_deposit_amount || null : null,
    ship_date: cart.is_pickup ? null : (cart.ship_date ?? firstDay),
    card: isCard ? chargedCard(contents, request, context) : null,
    conversion_id: conversionIdOf(context),
  })
}

/** The verified card or, where none is verified before review, the typed one, which need not be the one verified before. */
function chargedCard(
  { cart }: CartContents,
  request: SubmissionRequest,
  { shop }: SessionContext,
): SubmissionContent['card'] {
  const typed = cardOf(request)
  if (!typed) return null
  const details = detailsOf(typed)
  if (cart.card?.fingerprint === cardFingerprint(shop.secret, details))
    return { type: cart.card.type, last_four: cart.card.last_four }
  return { type: cardBrand(details.number), last_four: details.number.slice(-4) }
}

export function contentOf(
  { cart, lines }: CartContents,
  price: CartPrice,
  request: ContentRequest,
): SubmissionContent {
  const { payment_method, deposit, ship_date, card, conversion_id } = request
  return {
    lines: lines.map(({ product_id, quantity, cents, model, name }) => ({
      product_id,
      quantity,
      cents,
      model,
      name,
    })),
    charges: chargesOf(cart, price).flatMap(({ name, cents }) => (cents ? [{ name, cents }] : [])),
    subtotal: price.subtotal,
    total: price.total,
    deposit,
    coupon_id: price.couponError === null ? (cart.coupon?.id ?? null) : null,
    cart_name: cart.name,
    delivery: deliveryText(cart, price),
    ship_date,
    pickup: cart.is_pickup ? `${cart.pickup_date} ${cart.pickup_time}` : null,
    contact: {
      name: cart.pickup_name ?? cart.address?.name ?? null,
      phone: cart.contact_phone ?? cart.address?.telephone ?? null,
    },
    address: cart.is_pickup ? null : cart.address,
    billing: cart.billing,
    comments: request.comments ?? cart.comments,
    payment_method,
    card,
    documents: null,
    conversion_id,
  }
}

function deliveryText(
  { is_pickup, pickup_date, pickup_time, address }: CartRow,
  { quote }: CartPrice,
): string {
  if (is_pickup) return `Pickup on ${pickup_date} at ${pickup_time}, Central time`
  const to = address ? [address.street_address, address.city, `${address.state} ${address.postcode}`] : []
  return [`${quote?.carrier}, ${quote?.service}`, ...to].join(', ')
}
