import type { Customer } from '#contract/auth.ts'
import * as css from './layout.css.ts'

/** A disabled select: the sales representative sets the level. */
export function PriceLevel({ customer }: { customer: Customer }) {
  return (
    <label className={`${css.onlyWide} ${css.level}`} title="Your sales rep sets your price level">
      <span className={css.label}>Price list</span>
      <select disabled className={css.levelSelect}>
        <option>{priceLevelName(customer)}</option>
      </select>
    </label>
  )
}

export const priceLevelName = (customer: Customer): string =>
  customer.special_order_enabled ? 'Special Order Pricing' : customer.price_levels_name
