import type { InferInput } from 'valibot'
import type { deliveryCalls, ShippingQuote } from '#contract/delivery/delivery.ts'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import type { DeliveryErrorKind } from '#contract/platform/wire.ts'
import { QUOTE } from '#server/cart/cart-row.ts'
import { cartUpdate, type Revision, updateCartIfUnchanged } from '#server/cart/update-cart-if-unchanged.ts'
import { refuseClosedCheckout } from '#server/cart/checkout-open.ts'
import { readCart } from '#server/cart/read-cart.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { addressError } from '#server/delivery/address-error.ts'
import { quoteInputs } from '#server/delivery/quote-inputs.ts'
import { quoteWire } from './quotes.ts'

type ChooseAnswer = AnswerIn<typeof deliveryCalls.saveShippingQuote>

const find = statement({
  name: 'quote-of-cart',
  sql: `select ${Object.keys(QUOTE).join(', ')} from quotes where cart_id = :cartId and id = :id`,
  params: { cartId: int4, id: text },
  row: QUOTE,
})
const choose = cartUpdate('cart-quote', ['quote_id', 'carrier_option'])
const clear = cartUpdate('cart-quote-clear', ['quote_id'])

export const PICKED_UP = 'This order is picked up. Choose to ship it before you choose a carrier.'
const LAPSED = 'This quote has expired. Please choose again.'
const CHANGED = 'The cart or its address changed after this quote was made. Please choose again.'

/** Selects a quote or, with `selected` false, clears the selection; idempotent. */
export async function chooseQuote(
  request: { readonly optionId: string; readonly shipping_quotes_id: string; readonly selected: boolean },
  context: SessionContext,
): Promise<ChooseAnswer> {
  refuseClosedCheckout(context)
  const { db, now } = context
  return updateCartIfUnchanged(context, async (cart, lines): Promise<Revision<ChooseAnswer>> => {
    const [quote] = await find(db, { cartId: cart.id, id: request.shipping_quotes_id })
    if (!quote || quote.option_id !== request.optionId) throw notFound()
    if (!request.selected) {
      const answer = { success: true, shipping_quote: quoteWire(quote, null) }
      return cart.quote?.id === quote.id ? { answer, update: clear({ quote_id: null }) } : { answer }
    }
    if (cart.is_pickup) return refused(PICKED_UP)
    const error = addressError(cart.address)
    if (error !== null) return refused(error, 'address')
    if (quote.expires_at <= now()) return refused(LAPSED, 'carrier')
    if (quote.inputs_hash !== quoteInputs(cart, lines)) return refused(CHANGED, 'carrier')
    const answer = { success: true, shipping_quote: quoteWire(quote, quote.id) }
    return cart.quote?.id === quote.id
      ? { answer }
      : { answer, update: choose({ quote_id: quote.id, carrier_option: quote.option_id }) }
  })
}

const refused = (error: string, kind: DeliveryErrorKind = null): Revision<ChooseAnswer> => ({
  answer: { success: false, errors: [error], kind, shipping_quote: null },
})

/** A quote of the current cart; 404 when it is unknown, expired or stale. */
export async function getQuote(
  id: string,
  context: SessionContext,
): Promise<InferInput<typeof ShippingQuote>> {
  const { db, now } = context
  const { cart, lines } = await readCart(context)
  const [quote] = /^[\w-]{1,60}$/.test(id) ? await find(db, { cartId: cart.id, id }) : []
  if (!quote || quote.expires_at <= now() || cart.is_pickup) throw notFound()
  if (quote.inputs_hash !== quoteInputs(cart, lines)) throw notFound()
  return quoteWire(quote, cart.quote?.id ?? null)
}
