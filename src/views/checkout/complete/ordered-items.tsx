import type { Order } from '#contract/orders/order-history.ts'
import { Card } from '#src/ui/display/card.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { TotalList, TotalRow } from '#src/ui/display/summary-row.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { SummaryLine } from '#src/views/checkout/order-summary.tsx'
import { list } from '#src/views/checkout/order-summary.css.ts'
import { OrderTotals } from '#src/views/platform/components/order-totals.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import * as css from './complete.css.ts'

export interface OrderedItemsProps {
  order: Order | null
  /** cents */
  total: number | null
  hasFailed: boolean
  isFetching: boolean
  onRetry: () => void
}

export function OrderedItems(props: OrderedItemsProps) {
  return (
    <Card as="section" aria-labelledby="ordered-title">
      <h2 id="ordered-title" className={css.heading}>
        Your order
      </h2>
      <Contents {...props} />
    </Card>
  )
}

function Contents({ order, total, hasFailed, isFetching, onRetry }: OrderedItemsProps) {
  const offline = useOffline()
  if (order === null && hasFailed) {
    return (
      <>
        <ErrorState
          title="The details could not be loaded."
          titleLevel="h3"
          onRetry={onRetry}
          retrying={isFetching}
          retryBlocked={offline}
        >
          The order is placed all the same.
        </ErrorState>
        {total !== null && <Total cents={total} />}
      </>
    )
  }
  if (order === null) return <ItemsSkeleton />
  return (
    <div className={css.contents}>
      <ul className={list}>
        {order.lines.map((line) => (
          <SummaryLine key={line.products_id} line={line} />
        ))}
      </ul>
      <OrderTotals order={order} />
    </div>
  )
}

function Total({ cents }: { cents: number }) {
  return (
    <TotalList>
      <TotalRow label="Total" emphasize>
        <Money cents={cents} />
      </TotalRow>
    </TotalList>
  )
}

function ItemsSkeleton() {
  return (
    <SkeletonGroup label="Loading your order" className={list}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton width="half" />
    </SkeletonGroup>
  )
}
