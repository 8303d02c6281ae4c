import type { LineState } from '#contract/quick-order/lines.ts'
import { capped } from '#server/cart/line-statements.ts'
import type { LineProductRow } from './line-products.ts'

export interface WantedLine {
  readonly quantity: number
  /** null: unknown in this shop */
  readonly product: LineProductRow | null
}

/** What adding a line to the cart does. */
export interface Allotment {
  readonly state: LineState
  /** cases of the product in the cart before this line is added */
  readonly before: number
  /** and after it; less than before when the stock no longer covers those */
  readonly after: number
}

/**
 * What adding the lines one after the other does; several lines of a product share its stock. By the rules of adding one
 * product: it is of this storefront, active and sold at the price level, and its line is capped at the stock.
 */
export function allot(lines: readonly WantedLine[], projectId: number): readonly Allotment[] {
  const inCart = new Map<number, number>()
  return lines.map(({ quantity, product }) => {
    if (!product) return { state: 'unknown', before: 0, after: 0 }
    const before = inCart.get(product.id) ?? product.in_cart
    const unchanged = { before, after: before }
    if (!isSold(product, projectId)) return { state: 'gone', ...unchanged }
    if (product.available === 0) return { state: 'soldOut', ...unchanged }
    const after = capped(before + quantity, product.available)
    inCart.set(product.id, after)
    return { state: after === before + quantity ? 'ready' : 'short', before, after }
  })
}

const isSold = ({ active, project_id, cents }: LineProductRow, projectId: number): boolean =>
  active && project_id === projectId && cents !== null

export const addedCases = ({ before, after }: Allotment): number => Math.max(0, after - before)
