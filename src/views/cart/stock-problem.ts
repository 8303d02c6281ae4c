import { counted } from '#contract/platform/format-count.ts'
import type { CartLine } from '#contract/cart/carts.ts'

/** Why a line cannot be checked out; null when it can. */
export function stockProblemOf({
  available,
  quantity,
}: Pick<CartLine, 'available' | 'quantity'>): 'soldOut' | 'limited' | null {
  if (available === 0) return 'soldOut'
  return quantity > available ? 'limited' : null
}

/** "33 lines are sold out", "2 lines ask for more than is left" */
export function problemHeading(soldOut: number, limited: number): string {
  if (soldOut > 0) return counted(soldOut, 'line is sold out', 'lines are sold out')
  if (limited > 0)
    return counted(limited, 'line asks for more than is left', 'lines ask for more than is left')
  return 'Some lines need your attention'
}
