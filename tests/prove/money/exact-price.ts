/** An independent calculation of the price of a cart in exact fractions; uses no code of the shop. */
export interface ExactFacts {
  readonly lines: readonly { readonly cents: number; readonly quantity: number }[]
  /** null: not known yet */
  readonly freight: number | null
  readonly isRush: boolean
  readonly hasProUse: boolean
  /** a coupon that counts */
  readonly coupon: { readonly kind: 'percent' | 'fixed' | 'freight'; readonly amount: number } | null
  /** a decimal fraction as text, or null while the state is not known */
  readonly tax: string | null
  /** decimal percent as text; nothing unless a card is known */
  readonly cardPercent: string | null
}

export interface ExactPrice {
  readonly subtotal: bigint
  readonly discount: bigint
  readonly freight: bigint | null
  readonly rush: bigint
  readonly salesTax: bigint | null
  readonly proUse: bigint
  readonly insurance: bigint
  readonly cardFee: bigint
  readonly total: bigint
}

interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export function exactPrice(facts: ExactFacts): ExactPrice {
  const { coupon } = facts
  const subtotal = facts.lines.reduce(
    (sum, { cents, quantity }) => sum + BigInt(cents) * BigInt(quantity),
    0n,
  )
  const freight = facts.freight === null ? null : BigInt(facts.freight)
  const rush = facts.isRush ? share(freight ?? 0n, { top: 1n, bottom: 4n }) : 0n
  const offGoods = least(subtotal, goodsDiscount(coupon, subtotal))
  const offFreight = coupon?.kind === 'freight' ? least(freight ?? 0n, BigInt(coupon.amount)) : 0n
  const salesTax = facts.tax === null ? null : share(subtotal - offGoods, fraction(facts.tax))
  const proUse = facts.hasProUse ? 3_500n : 0n
  const insurance = share(subtotal, fraction('0.009'))
  const cardFee = facts.cardPercent === null ? 0n : share(subtotal, hundredth(fraction(facts.cardPercent)))
  const parts = [freight ?? 0n, rush, salesTax ?? 0n, proUse, insurance, cardFee]
  const total = parts.reduce((sum, part) => sum + part, subtotal - offGoods - offFreight)
  const discount = offGoods + offFreight
  return { subtotal, discount, freight, rush, salesTax, proUse, insurance, cardFee, total }
}

function goodsDiscount(coupon: ExactFacts['coupon'], subtotal: bigint): bigint {
  if (coupon?.kind === 'percent') return share(subtotal, { top: BigInt(coupon.amount), bottom: 100n })
  return coupon?.kind === 'fixed' ? BigInt(coupon.amount) : 0n
}

export interface ExactCarrier {
  readonly base: number
  /** cents as decimal text */
  readonly perPound: string
  readonly perPoundAnd100Miles: string
}

/** @param tenths of a pound */
export function exactFreight(carrier: ExactCarrier, tenths: number, miles: number): bigint {
  const pounds = { top: BigInt(tenths), bottom: 10n }
  const way = times(times(fraction(carrier.perPoundAnd100Miles), pounds), {
    top: BigInt(miles),
    bottom: 100n,
  })
  return BigInt(carrier.base) + nearest(plus(times(fraction(carrier.perPound), pounds), way))
}

/** `0.0625` is 625 of 10,000. */
function fraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.')
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) }
}

const hundredth = ({ top, bottom }: Fraction): Fraction => ({ top, bottom: bottom * 100n })
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom })
const plus = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.bottom + b.top * a.bottom,
  bottom: a.bottom * b.bottom,
})

/** To the nearest cent, half a cent up. */
const nearest = ({ top, bottom }: Fraction): bigint => (2n * top + bottom) / (2n * bottom)
const share = (amount: bigint, { top, bottom }: Fraction): bigint => nearest({ top: amount * top, bottom })
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
