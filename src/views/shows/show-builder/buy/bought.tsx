import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { PATHS } from '#contract/content/paths.ts'
import type { CaseRow } from '#pyro/show/case-table.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './buy.css.ts'
import type { Purchase } from './use-purchase.ts'

export interface BoughtProps {
  readonly rows: readonly CaseRow[]
  readonly purchase: Purchase
}

/** What came into the cart, and of all else the reason. */
export function Bought({ rows, purchase }: BoughtProps) {
  const { results } = purchase.snapshot.context
  const names = new Map(rows.map(({ products_id, product }) => [products_id, product.products_name]))
  const cases = countCases(results)
  const rest = results.filter(({ status }) => status !== 'added')
  return (
    <>
      <Notice
        tone={rest.length === 0 ? 'success' : 'warn'}
        role="status"
        headingLevel="h2"
        heading={cases === 0 ? 'Nothing was added' : `${counted(cases, 'case')} in your cart`}
        actions={
          <Link to={PATHS.cart} className={buttonStyle({ tone: 'primary' })}>
            Open cart
          </Link>
        }
      >
        {rest.length === 0 ? 'All cases of the show were added.' : 'Not all of the show could be added.'}
      </Notice>
      {rest.length > 0 && (
        <ul className={css.reasons}>
          {rest.map(({ products_id, message }) => (
            <li key={products_id} className={css.reason}>
              <span className={css.name}>{names.get(products_id) ?? `Product ${products_id}`}</span>
              <span className={css.note}>{message}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
