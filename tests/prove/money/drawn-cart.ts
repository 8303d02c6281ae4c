import type { Settings } from '#contract/site/site.ts'
import type { CartRow } from '#server/cart/cart-row.ts'
import type { CouponRow } from '#server/cart/coupon-row.ts'
import type { LineRow } from '#server/cart/line-row.ts'
import { quoteInputs } from '#server/delivery/quote-inputs.ts'
import { pick } from '#tests/prove/rig/pick.ts'
import type { ExactFacts } from './exact-price.ts'

export type Draw = () => number

/** A generated cart with the inputs of the exact price calculation. */
export interface DrawnCart {
  readonly cart: CartRow
  readonly lines: readonly LineRow[]
  readonly app: Settings
  readonly facts: ExactFacts
}

export const NOW = new Date('2026-06-10T19:00:00Z')
const LATER = '2026-06-10T19:20:00Z'
const EARLIER = '2026-06-10T18:00:00Z'
const TAXES = ['0', '0.04225', '0.0625', '0.06875', '0.0725', '0.029', '0.06635', '0.00005', '0.099999']
const PERCENTS = [0, 2.5, 3.5, 2.75, 0.125, 4]

export const below = (draw: Draw, end: number): number => Math.floor(draw() * end)

export function drawCart(draw: Draw): DrawnCart {
  const projectId = draw() < 0.7 ? 11 : 14
  const lines = Array.from({ length: countOfLines(draw) }, (_, index) => drawLine(draw, index))
  const tax = draw() < 0.9 ? pick(draw, TAXES) : null
  const isPickup = draw() < 0.25
  const brand = draw() < 0.5 ? pick(draw, ['Visa', 'American Express', null]) : undefined
  const percent = { card: pick(draw, PERCENTS), amex: pick(draw, PERCENTS) }
  const bare = bareCart(draw, { projectId, tax, isPickup, brand, lines })
  const freight = below(draw, draw() < 0.1 ? 3 : 900_000)
  const { quote, isStanding } = drawQuote(draw, bare, lines, freight)
  const subtotal = lines.reduce((sum, line) => sum + line.cents * line.quantity, 0)
  const { coupon, counts } = drawCoupon(draw, projectId, subtotal)
  const cart: CartRow = { ...bare, quote, coupon }
  const quoted = isStanding ? freight : null
  const isByCard = cart.payment_method === 'credit_card' && cart.card !== null
  const facts: ExactFacts = {
    lines,
    freight: isPickup ? 0 : quoted,
    isRush: cart.rush_shipping && !isPickup,
    hasProUse: projectId === 14 && lines.some((line) => line.pro_use),
    coupon: counts ? coupon : null,
    tax: isPickup ? cart.warehouse_tax : cart.sales_tax,
    cardPercent: isByCard ? String(brand === 'American Express' ? percent.amex : percent.card) : null,
  }
  const app = { credit_card_fee_percent: percent.card, credit_card_amex_fee_percent: percent.amex }
  return { cart, lines, app, facts }
}

function countOfLines(draw: Draw): number {
  const kind = draw()
  if (kind < 0.02) return 0
  return kind < 0.05 ? 200 : 1 + below(draw, 12)
}

function drawLine(draw: Draw, index: number): LineRow {
  const is_promo = draw() < 0.04
  const kind = draw()
  const quantity = kind < 0.05 ? 1 + below(draw, 9_999) : 1 + below(draw, 24)
  const price = kind > 0.9 ? 10 * below(draw, 3_000) + 5 : below(draw, 60_000)
  const text = `P-${index}`
  const names = { model: text, name: text, url: text, packaging: '4/1' }
  const nature = { pieces_per_case: 4, texas_restricted: false, pro_use: draw() < 0.1, available: 9_999 }
  const weight_lb = (1 + below(draw, 900)) / 10
  const ids = { id: index + 1, cart_id: 1, product_id: 100 + index, cart_version: 1 }
  return { ...ids, ...names, ...nature, weight_lb, quantity, is_promo, cents: is_promo ? 0 : price }
}

interface Bare {
  readonly projectId: number
  readonly tax: string | null
  readonly isPickup: boolean
  readonly brand: string | null | undefined
  readonly lines: readonly LineRow[]
}

function bareCart(draw: Draw, { projectId, tax, isPickup, brand }: Bare): CartRow {
  const place = { street_address: '1 A St', suburb: null, city: 'Joplin', state: 'MO', postcode: '64801' }
  const address = { id: 1, cart_id: null, name: 'N', company: null, ...place, country: 'US', telephone: null }
  const pickup = {
    pickup_date: null,
    pickup_time: null,
    pickup_name: null,
    contact_phone: null,
    ship_date: null,
    carrier_option: null,
  }
  const card =
    brand === undefined ? null : { type: brand, last_four: '1111', authorization_id: 'a', fingerprint: 'f' }
  return {
    id: 1,
    customer_id: 1,
    project_id: projectId,
    status: 'current',
    name: null,
    version: 1,
    is_pickup: isPickup,
    ...pickup,
    payment_method: draw() < 0.8 ? 'credit_card' : pick(draw, ['net_terms', null]),
    billing: null,
    card,
    rush_shipping: draw() < 0.3,
    comments: null,
    address: tax === null ? null : address,
    quote: null,
    coupon: null,
    miles: tax === null ? null : below(draw, 4_500),
    sales_tax: tax,
    warehouse_tax: pick(draw, TAXES),
  }
}

/** Mostly a valid quote; otherwise none, one of another cart, or an expired one. */
function drawQuote(draw: Draw, cart: CartRow, lines: readonly LineRow[], cents: number) {
  const kind = draw()
  const made = { id: 'q', option_id: 'o', carrier: 'C', service: 'S', transit_days: 3, cents }
  const inputs_hash = kind > 0.8 && kind < 0.86 ? 'another cart' : quoteInputs(cart, lines)
  const expires_at = kind >= 0.86 && kind < 0.92 ? EARLIER : LATER
  const quote = kind >= 0.92 ? null : { ...made, inputs_hash, expires_at }
  return { quote, isStanding: kind <= 0.8 && !cart.is_pickup }
}

/** Half of the carts have a coupon; some are invalid, for one reason each. */
function drawCoupon(draw: Draw, projectId: number, subtotal: number) {
  if (draw() < 0.5) return { coupon: null, counts: false }
  const kind = pick(draw, ['percent', 'fixed', 'freight'] as const)
  const most = kind === 'percent' ? 101 : pick(draw, [500, 5_000, 50_000_000])
  const reason = draw()
  const coupon: CouponRow = {
    id: 1,
    code: 'DRAWN',
    kind,
    amount: below(draw, most),
    project_id: reason < 0.05 ? 25 - projectId : pick(draw, [null, projectId]),
    minimum_cents: reason >= 0.05 && reason < 0.1 ? subtotal + 1 : below(draw, subtotal + 1),
    starts_at: reason >= 0.1 && reason < 0.15 ? LATER : EARLIER,
    ends_at: reason >= 0.15 && reason < 0.2 ? EARLIER : pick(draw, [null, LATER]),
    use_limit: 5,
    used: reason >= 0.2 && reason < 0.25 ? 5 : 4,
    per_customer_limit: 2,
    uses: reason >= 0.25 && reason < 0.3 ? 2 : 1,
  }
  return { coupon, counts: reason >= 0.3 }
}
