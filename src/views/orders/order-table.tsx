import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Answer } from '#contract/platform/endpoint.ts'
import { ALL_PRODUCTS } from '#contract/catalogue/listing-path.ts'
import type { Order, orderHistoryCalls } from '#contract/orders/order-history.ts'
import { hasShipDate, waitsForReview } from '#contract/orders/promised-day.ts'
import { orderPath, quickOrderPath } from '#contract/content/paths.ts'
import { counted, formatCount } from '#contract/platform/format-count.ts'
import { type OrderList, ordersQuery } from '#src/services/orders/order-queries.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { useDelayedFlag } from '#src/ui/feedback/use-delayed-flag.ts'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { Money } from '#src/views/platform/components/price.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import { dateText, momentText } from '#src/views/platform/date-text.ts'
import { InvoiceLink } from './order-documents.tsx'
import { OrderStatus } from './order-status.tsx'
import { PartlyShipped } from './partly-shipped.tsx'
import * as css from './orders.css.ts'

const EMPTY: Readonly<Record<OrderList, string>> = {
  open: 'No open orders.',
  complete: 'No complete orders.',
  previous: 'No previous orders.',
}
const CAPTIONS: Readonly<Record<OrderList, string>> = {
  open: 'Open orders',
  complete: 'Complete orders',
  previous: 'Previous orders',
}

interface OrderTableProps {
  readonly list: OrderList
  readonly page: number
  /** the address of another page of the list */
  readonly pathOf: (page: number) => string
}

/** A page of a list of orders. */
export function OrderTable({ list, page, pathOf }: OrderTableProps) {
  const query = useQuery(ordersQuery(useQueryScope(), list, page))
  const { data, isPlaceholderData } = query
  if (data === undefined) return <OrdersState query={query} />
  if (data.orders.length === 0)
    return (
      <EmptyState
        title={EMPTY[list]}
        actions={
          <Link to={ALL_PRODUCTS} className={buttonStyle({ tone: 'primary' })}>
            Browse products
          </Link>
        }
      />
    )
  return (
    <div className={css.results} aria-busy={isPlaceholderData}>
      {list === 'previous' && <p className={css.rest}>Complete and cancelled orders.</p>}
      <OrderRows caption={CAPTIONS[list]} orders={data.orders} />
      {list === 'complete' ? <OrderPages answer={data} pathOf={pathOf} /> : <Rest answer={data} />}
    </div>
  )
}

/** While orders are loading, and when they could not be loaded. */
export function OrdersState({ query }: { query: UseQueryResult }) {
  const showsSkeleton = useDelayedFlag(query.isPending)
  const offline = useOffline()
  if (query.isLoadingError)
    return (
      <ErrorState
        title="Your orders could not be loaded."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        retryBlocked={offline}
      />
    )
  return query.isPending && showsSkeleton ? <Loading /> : null
}

const COLUMNS = [
  { name: 'Order', className: '' },
  { name: 'Date', className: '' },
  { name: 'Status', className: '' },
  { name: 'Products', className: css.numeric },
  { name: 'Total', className: css.numeric },
  { name: 'Ship date', className: css.onlyWide },
  { name: 'Actions', className: css.actions },
]

export function OrderRows({ caption, orders }: { caption: string; orders: readonly Order[] }) {
  return (
    <table className={css.table} aria-label={caption}>
      <thead className={css.head}>
        <tr>
          {COLUMNS.map(({ name, className }) => (
            <th key={name} scope="col" className={`${css.title} ${className}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {orders.map((order) => (
          <Row key={order.orders_id} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order }: { order: Order }) {
  return (
    <tr className={css.row}>
      <th scope="row" className={css.number}>
        <Link to={orderPath(order.orders_id)} className={css.rowLink}>
          {order.orders_id}
        </Link>
        {order.cart_name !== null && <span className={css.name}>{order.cart_name}</span>}
        {order.purchase_order_number !== null && (
          <span className={css.name}>PO {order.purchase_order_number}</span>
        )}
      </th>
      <td className={css.date}>{momentText(order.date_purchased)}</td>
      <td className={css.status}>
        <OrderStatus id={order.status_id} name={order.status_name} />
        <PartlyShipped order={order} />
      </td>
      <td className={css.products}>
        {order.products_count}
        <span className={css.unit}> {order.products_count === 1 ? 'product' : 'products'}</span>
      </td>
      <td className={css.total}>
        <Money cents={order.total} />
      </td>
      <td className={css.onlyWide}>
        {hasShipDate(order) && !waitsForReview(order) ? dateText(order.ship_date) : ''}
      </td>
      <td className={css.actions}>
        <InvoiceLink order={order} />
        <Link to={quickOrderPath({ kind: 'order', id: order.orders_id })} className={css.again}>
          Order again<VisuallyHidden>: order {order.orders_id}</VisuallyHidden>
        </Link>
      </td>
    </tr>
  )
}

type Orders = Answer<typeof orderHistoryCalls.selectOrders>

/** How many orders a list without pages leaves out. */
function Rest({ answer: { orders, meta } }: { answer: Orders }) {
  const { total } = meta.pagination
  if (total <= orders.length) return null
  return (
    <p className={css.rest}>
      The latest {formatCount(orders.length)} of {counted(total, 'order')}.
    </p>
  )
}

export function OrderPages({ answer, pathOf }: { answer: Orders; pathOf: (page: number) => string }) {
  const { current_page, last_page, per_page } = answer.meta.pagination
  return (
    <Pagination
      page={current_page}
      pageCount={last_page}
      note={`Page ${current_page} of ${last_page}, ${per_page} per page`}
      renderLink={({ page: target, ...link }) => <Link {...link} to={pathOf(target)} />}
    />
  )
}

const ROWS = ['a', 'b', 'c', 'd', 'e']

function Loading() {
  return (
    <SkeletonGroup label="Loading orders" className={css.results}>
      {ROWS.map((row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </SkeletonGroup>
  )
}
