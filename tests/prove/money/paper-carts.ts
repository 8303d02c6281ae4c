import type { priceOf as shopPriceOf } from '#server/cart/cart-price.ts'
import { poundsOf } from '#server/cart/line-row.ts'
import { estimatedTotals, totalsOf } from '#server/cart/totals.ts'
import { freightCents } from '#server/delivery/freight.ts'
import { contentOf, type SubmissionContent } from '#server/checkout/submission/submission-content.ts'
import { carrierRows } from '#server/demo/delivery-rows.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import type { Figures, Trial } from '#tests/prove/proof.ts'
import { below, type Draw, type DrawnCart, drawCart, NOW } from './drawn-cart.ts'
import { type ExactPrice, exactFreight, exactPrice } from './exact-price.ts'
import { faultsOfTotals, type WireTotals } from './wire-amounts.ts'

export type PriceOf = typeof shopPriceOf

/** Prices, formats and stores thousands of generated carts with the functions of the shop. */
export function pricePaperCarts(
  priceOf: PriceOf,
  { count, seed, say }: Pick<Trial, 'count' | 'seed' | 'say'>,
): Figures {
  const figures = { paper: 0, wrong_prices: 0, wrong_totals: 0, wrong_contents: 0, wrong_freight: 0 }
  const tell = (index: number, faults: readonly string[]) => {
    if (faults.length > 0) say(`cart ${index}: ${faults.join('; ')}`)
    return faults.length > 0 ? 1 : 0
  }
  for (let index = 0; index < count; index++) {
    const draw = randomFrom(seed * 65_537 + index)
    const drawn = drawCart(draw)
    const { cart, lines, app, facts } = drawn
    const price = priceOf(cart, lines, app, NOW)
    const exact = exactPrice(facts)
    const shown: WireTotals = JSON.parse(
      JSON.stringify(
        draw() < 0.5
          ? estimatedTotals({ cart, price, isEstimated: true, notes: [] })
          : totalsOf(cart, price, cart.card === null),
      ),
    )
    figures.paper++
    figures.wrong_prices += tell(index, differences(price, exact))
    figures.wrong_totals += tell(index, faultsOfTotals(shown))
    figures.wrong_contents += tell(index, faultsOfContent(storedContent(drawn, price), exact))
    figures.wrong_freight += tell(index, freightFaults(draw, drawn))
  }
  return figures
}

function differences(price: ReturnType<PriceOf>, exact: ExactPrice): readonly string[] {
  return Object.entries(exact).flatMap(([name, wanted]) => {
    const found = Object.entries(price).find(([key]) => key === name)?.[1]
    return String(found) === String(wanted) ? [] : [`${name} is ${String(found)}, exactly ${wanted}`]
  })
}

/** As it is stored with a submission, from which the order is written. */
function storedContent({ cart, lines }: DrawnCart, price: ReturnType<PriceOf>): SubmissionContent {
  const request = { comments: null, deposit: null, ship_date: null, card: null, conversion_id: null }
  const content = contentOf({ cart, lines }, price, {
    ...request,
    payment_method: cart.payment_method ?? 'credit_card',
  })
  return JSON.parse(JSON.stringify(content))
}

function faultsOfContent(content: SubmissionContent, exact: ExactPrice): readonly string[] {
  const goods = content.lines.reduce((sum, line) => sum + BigInt(line.cents) * BigInt(line.quantity), 0n)
  const charges = content.charges.reduce((sum, { cents }) => sum + BigInt(Math.trunc(cents)), 0n)
  return goods === exact.subtotal &&
    goods + charges === exact.total &&
    BigInt(Math.trunc(content.total)) === exact.total
    ? []
    : [`lines ${goods} and charges ${charges} are stored with a total of ${content.total}`]
}

function freightFaults(draw: Draw, { lines }: DrawnCart): readonly string[] {
  const { base_cents, cents_per_lb, cents_per_lb_100mi, ...rest } = pick(draw, carrierRows())
  const miles = below(draw, 5_001)
  const rates = { cents_per_lb, cents_per_lb_100mi, base_cents }
  const carrier = { ...rates, option_id: rest.option_id, name: rest.name, service: rest.service }
  const more = { transit_base: 0, min_lb: 0, max_lb: null }
  const found = freightCents({ ...carrier, ...more }, poundsOf(lines), miles)
  const tenths = lines
    .filter((line) => !line.is_promo)
    .reduce((sum, line) => sum + tenthsOf(line.weight_lb) * line.quantity, 0)
  const texts = { perPound: String(cents_per_lb), perPoundAnd100Miles: String(cents_per_lb_100mi) }
  const exact = exactFreight({ base: base_cents, ...texts }, tenths, miles)
  return BigInt(found) === exact ? [] : [`freight is ${found}, exactly ${exact}`]
}

function tenthsOf(pounds: number): number {
  const [whole = '', tenth = '0'] = String(pounds).split('.')
  return Number(whole + tenth)
}
