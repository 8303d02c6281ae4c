import { MESSAGES } from '#contract/platform/messages.ts'
import { addressError } from '#server/delivery/address-error.ts'
import { activeCarriers, byPrice, type CarrierOffer, carrierOffers } from '#server/delivery/carrier-offers.ts'
import { CARRIER } from '#server/delivery/freight.ts'
import { quoteInputs, validQuote } from '#server/delivery/quote-inputs.ts'
import { isTexas } from '#server/delivery/texas.ts'
import { int4, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import type { CartPrice } from './cart-price.ts'
import { type CartRow, type QuoteRow, usualAddress, type VerifiedCard } from './cart-row.ts'
import { freeProduct, isPromoEarned } from './free-product.ts'
import { type LineRow, poundsOf } from './line-row.ts'
import { offeredMethods } from './offered-methods.ts'
import { type CartContents, priceNow } from './read-cart.ts'

/** What checkout will charge for a cart, as far as it is known. It is only shown: an order is charged its own price. */
export interface Estimate {
  /** with the assumed freight and card */
  readonly cart: CartRow
  readonly price: CartPrice
  /** something is assumed or missing */
  readonly isEstimated: boolean
  /** what is assumed or missing, one sentence each */
  readonly notes: readonly string[]
}

const selectCarriers = statement({
  name: 'carriers-active',
  sql: `select c.* from ${activeCarriers({})} c`,
  params: {},
  row: CARRIER,
})

const selectUsualAddress = statement({
  name: 'address-usual',
  sql: `select to_json(a) as address, s.miles, s.sales_tax::text as sales_tax
    from ${usualAddress({ customerId: ':customerId' })} a left join states s on s.code = a.state`,
  params: { customerId: int4 },
  row: { address: usualAddress.asJson, miles: nullable(int4), sales_tax: nullable(text) },
})

/** Prices a cart with the address, the freight and the card that checkout would propose where nothing is chosen. */
export async function estimateOf(contents: CartContents, context: SessionContext): Promise<Estimate> {
  const { lines } = contents
  if (lines.every((line) => line.is_promo))
    return { cart: contents.cart, price: priceNow(contents, context), isEstimated: false, notes: [] }
  const cart = await withAddress(contents.cart, context)
  const freight = await assumedFreight({ cart, lines }, context)
  const card = assumedCard(cart, context)
  const assumed: CartRow = {
    ...cart,
    quote: freight.quote,
    ...(card === null ? {} : { payment_method: 'credit_card', card }),
  }
  const price = priceNow({ cart: assumed, lines }, context)
  const hasAssumedCard = cart.card === null && price.cardFee > 0
  const notes = [
    freight.note,
    hasAssumedCard ? 'The card fee is added because a card pays unless you choose otherwise.' : null,
    await freeProductNote(contents, context),
  ].filter((note) => note !== null)
  return { cart: assumed, price, isEstimated: freight.note !== null || hasAssumedCard, notes }
}

/** A cart that ships nowhere yet ships to the usual address, if there is one. */
async function withAddress(cart: CartRow, { db }: SessionContext): Promise<CartRow> {
  if (cart.is_pickup || cart.address !== null) return cart
  const [usual] = await selectUsualAddress(db, { customerId: cart.customer_id })
  return usual === undefined ? cart : { ...cart, ...usual }
}

interface AssumedFreight {
  readonly quote: QuoteRow | null
  /** null: freight is known, or there is none */
  readonly note: string | null
}

/** The chosen quote while it is valid; else that of the option chosen before, else the cheapest. */
async function assumedFreight(
  { cart, lines }: CartContents,
  { db, now }: SessionContext,
): Promise<AssumedFreight> {
  const chosen = validQuote(cart, lines, now())
  if (cart.is_pickup || chosen !== null) return { quote: chosen, note: null }
  const { address } = cart
  if (address === null)
    return { quote: null, note: 'Freight and taxes are added once you choose an address in checkout.' }
  if (addressError(address) !== null)
    return { quote: null, note: 'Freight is added once the address is completed in checkout.' }
  if (isTexas(address.state, address.postcode) && lines.some((line) => line.texas_restricted))
    return { quote: null, note: MESSAGES.texas }
  const freight = { pounds: poundsOf(lines), miles: cart.miles }
  const offers = carrierOffers(await selectCarriers(db, {}), freight).toSorted(byPrice)
  const offer = offers.find(({ option_id }) => option_id === cart.carrier_option) ?? offers[0]
  if (offer === undefined)
    return { quote: null, note: 'No carrier takes this order to your address. Call us for freight.' }
  const to = `${address.city}, ${address.state}`
  return {
    quote: quoteOf(offer, cart, lines, now()),
    note: `Freight is that of ${offer.carrier}, ${offer.service}, to ${to}.`,
  }
}

/** long enough to price the cart */
const MINUTE = 60_000

const quoteOf = (offer: CarrierOffer, cart: CartRow, lines: readonly LineRow[], now: Date): QuoteRow => ({
  ...offer,
  id: '',
  inputs_hash: quoteInputs(cart, lines),
  expires_at: new Date(now.getTime() + MINUTE).toISOString(),
})

/** The verified card, or one of an unknown brand where a card is chosen or proposed; null: a card does not pay. */
function assumedCard(cart: CartRow, context: SessionContext): VerifiedCard | null {
  const [proposed = null] = offeredMethods(cart, context)
  if ((cart.payment_method ?? proposed) !== 'credit_card') return null
  return cart.card ?? { type: null, last_four: '', authorization_id: '', fingerprint: '' }
}

/** What checkout will do about the free product; null: nothing. */
async function freeProductNote(
  { cart, lines }: CartContents,
  context: SessionContext,
): Promise<string | null> {
  const isPresent = lines.some((line) => line.is_promo)
  if (!isPromoEarned(lines)) return isPresent ? 'Checkout takes the free product out of this cart.' : null
  if (isPresent) return null
  const product = await freeProduct(context.db, cart.id, context)
  return product && `${product.name} comes free with this order: checkout adds it.`
}
