import { useQuery } from '@tanstack/react-query'
import type { Order } from '#contract/orders/order-history.ts'
import { ACCOUNT_PATHS, quickOrderPath } from '#contract/content/paths.ts'
import { planPath } from '#contract/content/show-paths.ts'
import { orderQuery } from '#src/services/orders/order-queries.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { Breadcrumb } from '#src/ui/navigation/breadcrumb.tsx'
import { page } from '#src/views/account/account-page.css.ts'
import { NotFoundPage } from '#src/views/platform/not-found/lazy-not-found-page.ts'
import { WaitingNotice } from '#src/views/checkout/complete/waiting-notice.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { SaveTemplate, type TemplateFormActor } from '#src/views/quick-order/templates/save-template.tsx'
import { timeText } from './order-dates.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderStatus } from './order-status.tsx'
import { PartlyShipped } from './partly-shipped.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import * as css from './order-page.css.ts'

/** An order with its history, delivery, papers, lines and totals. */
export function OrderPage({ ordersId, form }: { ordersId: number; form: TemplateFormActor }) {
  const query = useQuery(orderQuery(useQueryScope(), ordersId))
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  usePageTitle(`Order ${ordersId}`)
  if (query.isLoadingError)
    return (
      <ErrorState
        title="The order could not be loaded."
        titleLevel="h1"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  if (query.data === undefined) return showsSkeleton ? <Loading ordersId={ordersId} /> : null
  return query.data === null ? <NotFoundPage /> : <Contents order={query.data} form={form} />
}

function Contents({ order, form }: { order: Order; form: TemplateFormActor }) {
  return (
    <div className={page}>
      <Breadcrumb
        items={[
          { key: 'orders', content: <Link to={ACCOUNT_PATHS.orders}>Orders</Link> },
          { key: 'order', content: `Order ${order.orders_id}` },
        ]}
      />
      <header className={css.head}>
        <h1 tabIndex={-1}>Order {order.orders_id}</h1>
        <OrderStatus id={order.status_id} name={order.status_name} />
        <PartlyShipped order={order} />
        <p className={css.meta}>
          {timeText(order.date_purchased)}
          {order.cart_name !== null && <> · {order.cart_name}</>}
        </p>
      </header>
      <Cluster>
        <Link
          to={quickOrderPath({ kind: 'order', id: order.orders_id })}
          className={buttonStyle({ tone: 'primary' })}
        >
          Order again
        </Link>
        <Link to={planPath({ kind: 'order', id: order.orders_id })} className={buttonStyle({})}>
          Plan a show from this order
        </Link>
        <SaveTemplate
          form={form}
          content={{ source: { kind: 'order', id: order.orders_id } }}
          name={order.cart_name ?? `Order ${order.orders_id}`}
        />
      </Cluster>
      <WaitingNotice order={order} />
      <OwedRefund order={order} />
      <div className={css.columns}>
        <OrderTimeline order={order} />
        <OrderDelivery order={order} />
        <OrderDocuments order={order} />
      </div>
      <OrderShipments order={order} />
      <OrderLines order={order} />
    </div>
  )
}

function OwedRefund({ order: { refunds } }: { order: Order }) {
  const owed = refunds.find(({ state }) => state === 'declined')
  if (!owed) return null
  return (
    <Notice tone="warn">
      Your card did not accept the refund of <Money cents={owed.amount} />. We still owe it to you and contact
      you about another way. You do not have to do anything.
    </Notice>
  )
}

function Loading({ ordersId }: { ordersId: number }) {
  return (
    <SkeletonGroup label={`Loading order ${ordersId}`} className={page}>
      <Skeleton shape="heading" width="third" />
      <div className={css.columns}>
        <Skeleton className={css.cardSkeleton} />
        <Skeleton className={css.cardSkeleton} />
        <Skeleton className={css.cardSkeleton} />
      </div>
      <Skeleton className={css.linesSkeleton} />
    </SkeletonGroup>
  )
}
