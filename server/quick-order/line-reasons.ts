import { counted, formatCount } from '#contract/platform/format-count.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import type { LineProductRow } from './line-products.ts'
import type { Allotment } from './allot.ts'

/** Why not all cases of a line can be added. */
export function reasonBefore(
  { state, before }: Allotment,
  product: LineProductRow | null,
  code: string,
): string | null {
  if (state === 'ready') return null
  if (state === 'short' && product) return shortReason(before, product.available)
  return product ? notSoldReason(state, product) : `No product has the number ${code}.`
}

/** The reason for a product that cannot be added at all. */
export function notSoldReason(
  state: Allotment['state'],
  { name, cents, active }: Pick<LineProductRow, 'name' | 'cents' | 'active'>,
): string {
  if (state === 'soldOut') return `${name} is sold out.`
  return active && cents === null ? `${name} is not sold at your price level.` : `${name} is no longer sold.`
}

function shortReason(before: number, available: number): string {
  if (available >= MAX_QUANTITY) return `A line holds at most ${formatCount(MAX_QUANTITY)} cases.`
  const left = counted(available, 'case')
  if (before === 0) return `Only ${left} left.`
  return before >= available
    ? `Only ${left} left, which your cart holds already.`
    : `Only ${left} left, ${formatCount(before)} of them in your cart.`
}
