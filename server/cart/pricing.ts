/** What the price of a cart depends on. All amounts are integer cents, all rates integer millionths. */
export interface PricingFacts {
  readonly subtotal: number
  /** null: not known yet */
  readonly freight: number | null
  readonly isRush: boolean
  readonly hasProUse: boolean
  readonly coupon: { readonly kind: 'percent' | 'fixed' | 'freight'; readonly amount: number } | null
  /** null: the destination state is not known yet */
  readonly salesTaxRate: number | null
  /** of the subtotal; 0 until a card is known */
  readonly cardFeeRate: number
}

export interface Pricing {
  readonly subtotal: number
  readonly freight: number | null
  readonly rush: number
  /** a positive number */
  readonly discount: number
  readonly salesTax: number | null
  readonly proUse: number
  readonly insurance: number
  readonly cardFee: number
  readonly total: number
}

export const MILLION = 1_000_000
const INSURANCE_RATE = 9_000
const RUSH_RATE = 250_000
const PRO_USE_FEE = 3_500

/** The only rounding rule: a share of an amount, rounded half up to the cent. */
export function shareOf(cents: number, millionths: number): number {
  return Number((BigInt(cents) * BigInt(millionths) + 500_000n) / 1_000_000n)
}

/**
 * A discount never exceeds its base, so no total is negative. Tax applies to the goods after their discount; insurance
 * and card fee to the goods before it.
 */
export function priceCart(facts: PricingFacts): Pricing {
  const { subtotal, freight, salesTaxRate } = facts
  const rush = facts.isRush ? shareOf(freight ?? 0, RUSH_RATE) : 0
  const goodsDiscount = Math.min(subtotal, goodsDiscountOf(facts))
  const freightDiscount = facts.coupon?.kind === 'freight' ? Math.min(freight ?? 0, facts.coupon.amount) : 0
  const discount = goodsDiscount + freightDiscount
  const salesTax = salesTaxRate === null ? null : shareOf(subtotal - goodsDiscount, salesTaxRate)
  const proUse = facts.hasProUse ? PRO_USE_FEE : 0
  const insurance = shareOf(subtotal, INSURANCE_RATE)
  const cardFee = shareOf(subtotal, facts.cardFeeRate)
  const total = subtotal - discount + (freight ?? 0) + rush + (salesTax ?? 0) + proUse + insurance + cardFee
  return { subtotal, freight, rush, discount, salesTax, proUse, insurance, cardFee, total }
}

function goodsDiscountOf({ coupon, subtotal }: PricingFacts): number {
  if (coupon?.kind === 'percent') return shareOf(subtotal, coupon.amount * (MILLION / 100))
  return coupon?.kind === 'fixed' ? coupon.amount : 0
}
