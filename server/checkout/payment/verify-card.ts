import type { InferInput } from 'valibot'
import { cardBrand } from '#contract/checkout/card-rules.ts'
import { flagOf } from '#contract/site/settings.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { CardAnswer } from '#contract/checkout/payment.ts'
import type { Settings } from '#contract/site/site.ts'
import type { DeliveryErrorKind } from '#contract/platform/wire.ts'
import { priceOf } from '#server/cart/cart-price.ts'
import type { VerifiedCard } from '#server/cart/cart-row.ts'
import { cartUpdate, updateCartIfUnchanged } from '#server/cart/update-cart-if-unchanged.ts'
import { refuseClosedCheckout } from '#server/cart/checkout-open.ts'
import { type CartContents, readCart } from '#server/cart/read-cart.ts'
import { deliveryError } from '#server/checkout/delivery/delivery-error.ts'
import type { CardDetails, CardOutcome } from '#server/platform/gateway/card-gateway.ts'
import { withTimeout } from '#server/platform/gateway/with-timeout.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { limitFailures } from '#server/platform/http/rate-limit.ts'
import { billToOf } from './bill-to.ts'
import { cardErrors, detailsOf, type TypedCard } from './card-check.ts'
import { cardFingerprint } from './card-fingerprint.ts'
import { depositErrors } from './deposit.ts'
import { declineLimit } from './card-limit.ts'

const setCard = cartUpdate('cart-card', ['card'])

type Answer = InferInput<typeof CardAnswer>

const UNCERTAIN = 'The card could not be verified at the moment. Nothing was charged. Please try again.'
const nothing = {
  message: null,
  errors: [],
  card_type: null,
  last_four: null,
  authorization_id: null,
  kind: null,
}

/**
 * Verifies a card before review without a charge. Stores brand, last four digits and a fingerprint on the cart, from
 * which the card fee is known; only this card can then pay for the order.
 */
export async function verifyCard(card: TypedCard, context: SessionContext): Promise<Answer> {
  refuseClosedCheckout(context)
  const { shop, projectId, now } = context
  if (!shop.takesCards) return refused([MESSAGES.cardsNotTaken])
  const contents = await readCart(context)
  const { app } = await shop.settings.fresh(projectId)
  const delivery = deliveryError(contents, now())
  if (delivery) return refused([delivery.text], delivery.kind)
  const errors = [
    cardErrors(card, now()),
    depositErrors(card.cc_deposit_amount, totalWith(card, contents, app, now())),
  ].flat()
  if (errors.length > 0) return refused(errors)
  const details = detailsOf(card)
  if (flagOf(app, 'cybersource_disabled')) return { ...nothing, success: true, card_declined: false }
  const outcome = await limitFailures(
    context.db,
    { limits: [declineLimit(context)], now: now() },
    () => withTimeout(shop.gateway.verify(details, billToOf(contents.cart))),
    ({ kind }) => kind === 'declined',
  )
  switch (outcome.kind) {
    case 'declined':
      return { ...nothing, success: false, card_declined: true, message: MESSAGES.cardDeclined }
    case 'unknown':
      return refused([UNCERTAIN])
    case 'approved':
      return approved(await keepCard(outcome, details, contents, context))
  }
}

/** The total in cents with the card fee that applies once this card is verified. */
function totalWith(typed: TypedCard, { cart, lines }: CartContents, app: Settings, now: Date): number {
  const card = { type: cardBrand(typed.cc_number), last_four: '', authorization_id: '', fingerprint: '' }
  return priceOf({ ...cart, payment_method: 'credit_card', card }, lines, app, now).total
}

const refused = (errors: readonly string[], kind: DeliveryErrorKind = null): Answer => ({
  ...nothing,
  kind,
  success: false,
  card_declined: false,
  errors: [...errors],
})

const approved = (card: VerifiedCard): Answer => ({
  ...nothing,
  success: true,
  card_declined: false,
  card_type: card.type,
  last_four: card.last_four,
  authorization_id: card.authorization_id,
})

function keepCard(
  outcome: CardOutcome & { readonly kind: 'approved' },
  details: CardDetails,
  seen: CartContents,
  context: SessionContext,
): Promise<VerifiedCard> {
  const card: VerifiedCard = {
    type: outcome.brand,
    last_four: outcome.lastFour,
    authorization_id: outcome.reference,
    fingerprint: cardFingerprint(context.shop.secret, details),
  }
  return updateCartIfUnchanged(
    context,
    (cart) =>
      cart.card?.fingerprint === card.fingerprint
        ? { answer: cart.card }
        : { answer: card, update: setCard({ card }) },
    seen,
  )
}
