import { counted } from '#contract/platform/format-count.ts'
import { PATHS } from '#contract/content/paths.ts'
import { Button } from '#src/ui/action/button.tsx'
import { formatMoney } from '#contract/platform/money.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './order-form.css.ts'
import type { OrderLines } from './use-order-lines.ts'

/** A sticky bar with the number of cases and the total of the order form, and the button that adds them to the cart. */
export function OrderBar({ lines }: { lines: OrderLines }) {
  const { count, cases, total, refused, isBusy } = lines
  const offline = useOffline()
  const isEmpty = count === 0
  return (
    <div className={css.bar}>
      {refused.length > 0 && !isBusy && (
        <Notice
          tone="warn"
          role="alert"
          heading={`${counted(refused.length, 'line was', 'lines were')} not added`}
        >
          <ul>
            {refused.map(({ product, reason }) => (
              <li key={product.products_id}>
                {product.products_name} ({product.products_model}): {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={css.sums}>
        <output className={css.sum}>
          {counted(count, 'line', 'lines')}, {counted(cases, 'case', 'cases')},{' '}
          <strong className={css.total}>{formatMoney(total)}</strong>
        </output>
        <Link to={PATHS.cart} className={css.toCart}>
          Go to cart
        </Link>
        {!isEmpty && (
          <Button tone="quiet" onClick={lines.clear}>
            Clear
          </Button>
        )}
        <Button
          tone="primary"
          busy={isBusy}
          blockedReason={isEmpty ? 'Enter a quantity first.' : offline}
          reasonHidden
          onClick={lines.addAll}
        >
          Add all to cart
        </Button>
      </div>
    </div>
  )
}
