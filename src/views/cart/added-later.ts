import type { CartTotals } from '#contract/cart/carts.ts'
import { FEE_LABELS, FREIGHT } from '#contract/platform/constants.ts'

const [SALES_TAX] = FEE_LABELS

/** What the total of the cart leaves out because it is not known yet; undefined: nothing. */
export function addedLater({ totals }: Pick<CartTotals, 'totals'>): string | undefined {
  const isMissing = (name: string) => !totals.some(({ title }) => title === name)
  if (isMissing(FREIGHT)) return isMissing(SALES_TAX) ? 'Freight and taxes' : 'Freight'
  return isMissing(SALES_TAX) ? 'Taxes' : undefined
}
