import { cardFeePercent } from '#contract/cart/card-fee.ts'
import { PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { Settings } from '#contract/site/site.ts'
import { centralTime } from '#server/platform/central-time.ts'
import { validQuote } from '#server/delivery/quote-inputs.ts'
import { isAfterCutOff } from '#server/delivery/working-days.ts'
import { couponError } from './coupon-standing.ts'
import type { CartRow, QuoteRow } from './cart-row.ts'
import { type LineRow, subtotalOf } from './line-row.ts'
import { MILLION, priceCart, type Pricing } from './pricing.ts'

export interface CartPrice extends Pricing {
  /** the chosen quote while it is valid */
  readonly quote: QuoteRow | null
  /** why the coupon gives no discount, or null */
  readonly couponError: string | null
}

/** Prices a cart from its current rows. */
export function priceOf(cart: CartRow, lines: readonly LineRow[], app: Settings, now: Date): CartPrice {
  const subtotal = subtotalOf(lines)
  const quote = validQuote(cart, lines, now)
  const use = { projectId: cart.project_id, subtotal, isPickup: cart.is_pickup, now }
  const error = cart.coupon ? couponError(cart.coupon, use) : null
  const pricing = priceCart({
    subtotal,
    freight: cart.is_pickup ? 0 : (quote?.cents ?? null),
    // before the cut-off rush shipping gains no day
    isRush: cart.rush_shipping && !cart.is_pickup && isAfterCutOff(centralTime(now)),
    hasProUse: cart.project_id === PROFESSIONAL_PROJECT && lines.some((line) => line.pro_use),
    coupon: error === null ? cart.coupon : null,
    salesTaxRate: rateOf(cart.is_pickup ? cart.warehouse_tax : cart.sales_tax),
    cardFeeRate: cardFeeRate(cart, app),
  })
  return { ...pricing, quote, couponError: error }
}

const rateOf = (fraction: string | null): number | null =>
  fraction === null ? null : Math.round(Number(fraction) * MILLION)

function cardFeeRate({ payment_method, card }: CartRow, app: Settings): number {
  if (payment_method !== 'credit_card' || !card) return 0
  return Math.round((cardFeePercent(app, card.type === 'American Express') * MILLION) / 100)
}
