import type { Customer } from '#contract/account/auth.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import * as css from './layout.css.ts'

/** A disabled select that looks like text: the sales representative sets the level. */
export function PriceLevel({ customer }: { customer: Customer }) {
  return (
    <span className={`${css.onlyWide} ${css.priceLevel}`} title="Your sales rep sets your price level">
      <SelectField
        label={<span className={css.label}>Price list</span>}
        labelBeside
        disabled
        required={false}
      >
        <option>{priceLevelName(customer)}</option>
      </SelectField>
    </span>
  )
}

export const priceLevelName = (customer: Customer): string =>
  customer.special_order_enabled ? 'Special Order Pricing' : customer.price_levels_name
