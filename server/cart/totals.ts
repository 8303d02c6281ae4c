import type { InferInput } from 'valibot'
import type { CartTotals, TotalLine } from '#contract/cart/carts.ts'
import { CARD_FEE, FEE_LABELS, FREIGHT } from '#contract/platform/constants.ts'
import { formatMoney, toWire } from '#contract/platform/money.ts'
import type { CartPrice } from './cart-price.ts'
import type { CartRow } from './cart-row.ts'
import { isFreightOffPickup } from './coupon-standing.ts'
import type { Estimate } from './estimate.ts'

type Line = InferInput<typeof TotalLine>

/** One row between subtotal and total; a discount is negative. */
export interface Charge {
  readonly name: string
  /** null: not known yet */
  readonly cents: number | null
  readonly isFee: boolean
  /** text shown instead of an amount */
  readonly text?: string
  readonly class?: string
}

const [SALES_TAX, PRO_USE, INSURANCE] = FEE_LABELS

/** Everything added to or deducted from the subtotal, in the order in which it is shown and stored. */
export function chargesOf(cart: CartRow, price: CartPrice): readonly Charge[] {
  return [...couponOf(cart, price), ...freightOf(cart, price), ...feesOf(price)]
}

function couponOf(cart: CartRow, price: CartPrice): readonly Charge[] {
  if (!cart.coupon) return []
  const name = `Discount (${cart.coupon.code})`
  if (isFreightOffPickup(cart.coupon, { isPickup: cart.is_pickup }))
    return [{ name, cents: 0, isFee: false, text: 'Takes nothing off a pickup', class: 'muted' }]
  if (price.couponError)
    return [{ name, cents: 0, isFee: false, text: 'Not applied', class: 'strikethrough muted' }]
  const isWaiting = cart.coupon.kind === 'freight' && price.freight === null
  return [{ name, cents: isWaiting ? null : 0 - price.discount, isFee: false }]
}

function freightOf(cart: CartRow, price: CartPrice): readonly Charge[] {
  if (cart.is_pickup) return [{ name: FREIGHT, cents: 0, isFee: false, text: 'Pickup', class: 'muted' }]
  const freight = { name: FREIGHT, cents: price.freight, isFee: false }
  return price.rush > 0 ? [freight, { name: 'Rush Shipping', cents: price.rush, isFee: false }] : [freight]
}

function feesOf(price: CartPrice): readonly Charge[] {
  return [
    { name: SALES_TAX, cents: price.salesTax, isFee: true },
    { name: PRO_USE, cents: price.proUse, isFee: true },
    { name: INSURANCE, cents: price.insurance, isFee: true },
    { name: CARD_FEE, cents: price.cardFee, isFee: true },
  ].filter((fee) => fee.cents !== 0 || fee.name === SALES_TAX)
}

/** The totals of the cart page: what is assumed is told in notes, and unknown amounts are omitted. */
export function estimatedTotals({
  cart,
  price,
  isEstimated,
  notes,
}: Estimate): InferInput<typeof CartTotals> {
  const charges = chargesOf(cart, price).filter((charge) => charge.cents !== null)
  return {
    ...totalsWith(charges, price, isEstimated ? 'Estimated total' : 'Total'),
    is_estimated: isEstimated,
    notes: [...notes],
  }
}

/**
 * The totals of checkout, exactly as they will be charged; a text stands for an unknown amount.
 *
 * @param awaitsCard a card pays that is not verified yet, so that its fee is not in the price
 */
export function totalsOf(
  cart: CartRow,
  price: CartPrice,
  awaitsCard: boolean,
): InferInput<typeof CartTotals> {
  const fee: Charge = { name: CARD_FEE, cents: null, isFee: true, text: 'Added if you pay by card' }
  return totalsWith([...chargesOf(cart, price), ...(awaitsCard ? [fee] : [])], price, 'Total')
}

function totalsWith(
  charges: readonly Charge[],
  price: CartPrice,
  title: string,
): InferInput<typeof CartTotals> {
  return {
    totals: [
      line('Subtotal', price.subtotal, ''),
      ...charges.map((charge) =>
        charge.cents === null
          ? {
              title: charge.name,
              text: charge.text ?? 'Calculated at the next step',
              class: 'small muted',
              value: 0,
            }
          : { ...line(charge.name, charge.cents, charge.class ?? 'small'), ...textOf(charge) },
      ),
      line(title, price.total, 'emphasize'),
    ],
    option_fees: charges
      .filter((charge) => charge.isFee && charge.cents !== null)
      .map((charge) => ({ name: charge.name, amount: toWire(charge.cents ?? 0) })),
    total: toWire(price.total),
    subtotal: toWire(price.subtotal),
  }
}

const line = (title: string, cents: number, style: string): Line => ({
  title,
  text: formatMoney(cents),
  class: style,
  value: toWire(cents),
})

const textOf = (charge: Charge): { text?: string } => (charge.text ? { text: charge.text } : {})
