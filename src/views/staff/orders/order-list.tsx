import type { Answer } from '#contract/platform/endpoint.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { StaffOrderRow, staffOrderCalls } from '#contract/staff/staff-orders.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { timeText } from '#src/views/orders/order-dates.ts'
import { OrderStatus } from '#src/views/orders/order-status.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { dateText } from '#src/views/platform/date-text.ts'
import { DeskPages, DeskRowLink } from '#src/views/staff/desk-list.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import { type OrderLocation, ordersPath } from './order-location.ts'

interface OrderListProps {
  location: OrderLocation
  answer: Answer<typeof staffOrderCalls.listStaffOrders>
  isOutdated: boolean
}

/** A page of orders. */
export function OrderList({ location, answer: { orders, pagination }, isOutdated }: OrderListProps) {
  if (orders.length === 0) return <NoOrder location={location} />
  return (
    <DeskPages
      label="Orders"
      noun={['order', 'orders']}
      pagination={pagination}
      isOutdated={isOutdated}
      toPage={(page) => ordersPath({ ...location, page, id: null })}
    >
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} location={location} />
        </li>
      ))}
    </DeskPages>
  )
}

function NoOrder({ location: { q, show } }: { location: OrderLocation }) {
  const isAll = q === '' && show === 'all'
  return (
    <EmptyState
      title={emptyTitle(q, show)}
      titleLevel="h2"
      actions={!isAll && <Link to={ordersPath({ show: 'all' })}>Show all orders</Link>}
    >
      {q === ''
        ? 'An order is listed as soon as a customer has placed it.'
        : 'An order is found by its number, by name or e-mail of the customer, or by a tracking number.'}
    </EmptyState>
  )
}

function emptyTitle(q: string, show: string): string {
  if (q !== '') return `Nothing is found for “${q}”.`
  if (show === 'refunds') return 'No refund is owed.'
  if (show === 'open') return 'No order is open.'
  return show === 'all' ? 'There is no order yet.' : 'No order has this status.'
}

function OrderRow({ order, location }: { order: StaffOrderRow; location: OrderLocation }) {
  const {
    id,
    status_id,
    status,
    customer,
    email,
    total,
    ship_date,
    purchased_at,
    ordered,
    shipped,
    owes_refund,
  } = order
  return (
    <DeskRowLink to={ordersPath({ ...location, id: String(id) })} isChosen={String(id) === location.id}>
      <strong>{id}</strong>
      <span className={desk.end}>
        <OrderStatus id={status_id} name={status} />
      </span>
      <span>{customer.trim() || email}</span>
      <span className={desk.end}>{formatMoney(total)}</span>
      <span className={desk.small}>
        {timeText(purchased_at)}
        {ship_date !== null && `, ships ${dateText(ship_date)}`}
        {owes_refund && <Badge tone="danger">Refund owed</Badge>}
      </span>
      <span className={`${desk.small} ${desk.end}`}>
        {shipped > 0 && shipped < ordered ? `${shipped} of ${ordered} cases` : `${ordered} cases`}
      </span>
    </DeskRowLink>
  )
}
