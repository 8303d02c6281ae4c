import { randomUUID } from 'node:crypto'
import type { InferInput } from 'valibot'
import type { ShippingQuote } from '#contract/delivery/delivery.ts'
import { toWire } from '#contract/platform/money.ts'
import { QUOTE, type QuoteRow } from '#server/cart/cart-row.ts'
import { poundsOf } from '#server/cart/line-row.ts'
import { type CartContents, readCart } from '#server/cart/read-cart.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, json, type RowOf, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement, subquery } from '#server/platform/database/statement.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { addressError } from '#server/delivery/address-error.ts'
import { activeCarriers, byPrice, carrierOffers } from '#server/delivery/carrier-offers.ts'
import type { Carrier } from '#server/delivery/freight.ts'
import { quoteInputs, validQuote } from '#server/delivery/quote-inputs.ts'

type Wire = InferInput<typeof ShippingQuote>
type StoredQuote = RowOf<typeof QUOTE>

const MINUTE = 60_000
/** The lifetime of a quote; a list is renewed shortly before it expires. */
const QUOTE_LENGTH = 30 * MINUTE
const FRESH_FOR = 10 * MINUTE

const freshQuotes = subquery({
  name: 'quotes-fresh',
  sql: `select distinct on (option_id) ${Object.keys(QUOTE).join(', ')} from quotes
     where cart_id = :cartId and inputs_hash = :inputs and expires_at > :until order by option_id, expires_at desc`,
  params: { cartId: int4, inputs: text, until: timestamptz },
  row: QUOTE,
})
/** The valid quotes, one per option; when there are none, the carriers to quote. */
const selectOffers = statement({
  name: 'quote-offers',
  sql: `select
     (select coalesce(json_agg(q), '[]')
      from ${freshQuotes({ cartId: ':cartId', inputs: ':inputs', until: ':until' })} q) as fresh,
     (select coalesce(json_agg(c), '[]') from ${activeCarriers({})} c) as carriers`,
  params: { cartId: int4, inputs: text, until: timestamptz },
  row: { fresh: freshQuotes.asJsonArray, carriers: activeCarriers.asJsonArray },
})
const KEPT = 'id, option_id, carrier, service, transit_days, cents, inputs_hash'
/** Expired quotes are kept for a day, so that selecting one gets a specific error. */
const keep = statement({
  name: 'quotes-keep',
  sql: `with lapsed as (delete from quotes where cart_id = :cartId and expires_at < :expires::timestamptz - interval '1 day')
   insert into quotes (cart_id, expires_at, ${KEPT}) select :cartId, :expires, ${KEPT}
   from json_to_recordset(:quotes) as q (id text, option_id text, carrier text, service text, transit_days int, cents int, inputs_hash text)`,
  params: { cartId: int4, expires: timestamptz, quotes: json<readonly StoredQuote[]>() },
})

export const quoteWire = (quote: QuoteRow | StoredQuote, chosen: string | null): Wire => ({
  optionId: quote.option_id,
  shipping_quotes_id: quote.id,
  carrier: quote.carrier,
  service: quote.service,
  transit_days: quote.transit_days,
  cost: toWire(quote.cents),
  selected: quote.id === chosen,
  expires_at: new Date(quote.expires_at).toISOString(),
})

/** Quotes of all carriers that deliver this cart to its address, cheapest first; none for pickup. */
export async function selectQuotes(context: SessionContext): Promise<{ shipping_quotes: Wire[] }> {
  const { db, now } = context
  const contents = await readCart(context)
  const { cart, lines } = contents
  if (cart.is_pickup || lines.length === 0 || addressError(cart.address) !== null)
    return { shipping_quotes: [] }
  const inputs = quoteInputs(cart, lines)
  const [offers] = await selectOffers(db, {
    cartId: cart.id,
    inputs,
    until: new Date(now().getTime() + FRESH_FOR),
  })
  const { fresh = [], carriers = [] } = offers ?? {}
  const quotes = fresh.length > 0 ? fresh : await askCarriers(db, carriers, contents, inputs, now())
  const chosen = validQuote(cart, lines, now())
  return {
    shipping_quotes: withChosen(quotes, chosen)
      .toSorted(byPrice)
      .map((quote) => quoteWire(quote, chosen?.id ?? null)),
  }
}

/** Keeps the selected quote in the list while it is valid. */
const withChosen = (
  quotes: readonly (QuoteRow | StoredQuote)[],
  chosen: QuoteRow | null,
): readonly (QuoteRow | StoredQuote)[] =>
  chosen ? quotes.map((quote) => (quote.option_id === chosen.option_id ? chosen : quote)) : quotes

async function askCarriers(
  db: Db,
  carriers: readonly Carrier[],
  { cart, lines }: CartContents,
  inputs: string,
  now: Date,
): Promise<readonly StoredQuote[]> {
  const expires = new Date(now.getTime() + QUOTE_LENGTH)
  const freight = { pounds: poundsOf(lines), miles: cart.miles }
  const quotes = carrierOffers(carriers, freight).map(
    (offer): StoredQuote => ({ ...offer, id: `q-${randomUUID()}`, inputs_hash: inputs, expires_at: expires }),
  )
  await keep(db, { cartId: cart.id, expires, quotes })
  return quotes
}
