import { useState } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import type { CartLine } from '#contract/cart/carts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { LineMoney, Money } from '#src/views/platform/components/price.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Totals } from '#src/views/cart/coupon/totals.tsx'
import { type Fee, totalsWithFee } from '#src/views/cart/coupon/totals-with-fee.ts'
import { casesText } from '#contract/catalogue/packaging.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import * as css from './order-summary.css.ts'
import { useOrder } from './use-order.ts'

/** Lines and totals of the order; collapsed to the total on narrow screens. */
export function OrderSummary({ fee }: { fee?: Fee }) {
  const { cart, lines, totals: known, isUpdating } = useOrder()
  const totals = known === null || fee === undefined ? known : totalsWithFee(known, fee)
  const [isOpen, setOpen] = useState(false)
  return (
    <aside aria-label="Order summary">
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls="order-summary"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide order summary' : 'Show order summary'}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size="sm" />
        <span className={css.toggleTotal}>{totals && <Money cents={totals.total} />}</span>
      </button>
      <Card id="order-summary" className={css.panel} data-open={isOpen}>
        <div className={css.head}>
          <h2 className={css.heading}>Order summary</h2>
          <Link to={PATHS.cart}>Edit cart</Link>
        </div>
        {cart === null || totals === null ? (
          <SummarySkeleton />
        ) : (
          <>
            <SummaryLines lines={lines} />
            <Totals totals={totals} isOld={isUpdating} />
          </>
        )}
      </Card>
    </aside>
  )
}

const FIRST = 6

function SummaryLines({ lines }: { lines: readonly CartLine[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? lines : lines.slice(0, FIRST)
  const hidden = lines.length - shown.length
  return (
    <div className={css.lines}>
      <ul className={css.list}>
        {shown.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button tone="quiet" size="sm" onClick={() => setShowsAll(true)}>
          Show {hidden} more
        </Button>
      )}
    </div>
  )
}

type ShownLine = Pick<
  CartLine,
  'image_url' | 'products_name' | 'products_model' | 'products_packaging' | 'quantity' | 'total_price'
>

export function SummaryLine({ line }: { line: ShownLine }) {
  return (
    <li className={css.line}>
      <ProductPicture src={line.image_url} size={75} width={56} className={css.thumb} />
      <span className={css.text}>
        <span className={css.name}>{line.products_name}</span>
        <span className={css.meta}>
          {line.products_model} · {casesText(line.quantity, line.products_packaging)}
        </span>
      </span>
      <LineMoney cents={line.total_price} />
    </li>
  )
}

function SummarySkeleton() {
  return (
    <SkeletonGroup label="Loading order summary" className={css.list}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton width="half" />
      <Skeleton width="third" />
    </SkeletonGroup>
  )
}
