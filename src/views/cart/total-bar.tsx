import { CHECKOUT_PATHS } from '#contract/content/paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { useCheckoutAccess } from '#src/views/platform/hooks/use-checkout-access.ts'
import { useCartPage } from './use-cart-page.ts'
import { addedLater } from './added-later.ts'
import * as css from './total-bar.css.ts'

/** On a phone the total and the way to checkout stay in sight above a long cart. */
export function TotalBar() {
  const { totals, isUpdating } = useCartPage()
  const { mayCheckOut } = useCheckoutAccess()
  if (totals === null || !mayCheckOut) return null
  const later = addedLater(totals)
  return (
    <section className={css.bar} aria-label="Total" aria-busy={isUpdating}>
      <span className={css.total}>
        {totals.is_estimated ? 'Estimated total' : 'Total'} <Money cents={totals.total} />
        {later !== undefined && <span className={css.later}>plus {later.toLowerCase()}</span>}
      </span>
      <Link to={CHECKOUT_PATHS.checkout} className={buttonStyle({ tone: 'primary' })}>
        Check out
      </Link>
    </section>
  )
}
