import type { Customer } from '#contract/account/auth.ts'
import * as css from './layout.css.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { PriceLevel } from './price-level.tsx'

/** Name, price level and cart count of the customer. */
export function CustomerCorner({ customer }: { customer: Customer }) {
  return (
    <>
      <PriceLevel customer={customer} />
      <span className={css.onlyWide}>
        <AccountMenu />
      </span>
      <CartLink />
    </>
  )
}
