import type { Customer } from '#contract/auth.ts'
import * as css from './layout.css.ts'

/** Read-only: the level is set by the sales representative. */
export function PriceLevel({ customer }: { customer: Customer }) {
  return (
    <span className={`${css.onlyWide} ${css.level}`} title="Your price level is set by your sales rep">
      <span className={css.label}>Price list</span>
      <span className={css.strong}>{priceLevelName(customer)}</span>
    </span>
  )
}

export const priceLevelName = (customer: Customer): string =>
  customer.special_order_enabled ? 'Special Order Pricing' : customer.price_levels_name
