import { counted, formatCount } from '#contract/platform/format-count.ts'
import { useState } from 'react'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { Answer } from '#contract/platform/endpoint.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { MOST_FOUND_ORDERS, type StaffOrderRow, type staffOrderCalls } from '#contract/staff/staff-orders.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { timeText } from '#src/views/orders/order-dates.ts'
import { OrderStatus } from '#src/views/orders/order-status.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { dateText } from '#src/views/platform/date-text.ts'
import { DeskPages, DeskRowLink } from '#src/views/staff/desk-list.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import { appliedOrderFilters } from './applied-order-filters.ts'
import { NO_FILTER, type OrderLocation, ordersPath } from './order-location.ts'
import * as css from './orders.css.ts'
import { OrderTools, PickOrder, usePickedOrders } from './picked-orders.tsx'

interface OrderListProps {
  location: OrderLocation
  answer: Answer<typeof staffOrderCalls.listStaffOrders>
  isOutdated: boolean
}

/** A page of orders. */
export function OrderList({ location, answer, isOutdated }: OrderListProps) {
  const [now] = useState(() => Date.now())
  const picked = usePickedOrders(location)
  const { orders, pagination, statuses, is_cut } = answer
  if (orders.length === 0) return <NoOrder location={location} statuses={statuses} isCut={is_cut} />
  return (
    <Stack gap={8}>
      <OrderTools location={location} orders={orders} picked={picked} />
      <DeskPages
        label="Orders"
        noun={['order', 'orders']}
        pagination={pagination}
        isOutdated={isOutdated}
        toPage={(page) => ordersPath({ ...location, page, id: null })}
      >
        {orders.map((order) => (
          <li key={order.id} className={css.pickable}>
            <PickOrder order={order} picked={picked} />
            <OrderRow order={order} location={location} now={now} />
          </li>
        ))}
      </DeskPages>
      {is_cut && <p className={desk.small}>{`${cutText(location)} ${REST}`}</p>}
    </Stack>
  )
}

const REST = 'Add a filter or sort the other way to see the rest; the export has all of them.'

/** Why there may be more. */
function cutText({ q, sort }: OrderLocation): string {
  if (q === '') return 'More orders fit.'
  const most = formatCount(MOST_FOUND_ORDERS)
  return `More than ${most} orders have “${q}”. It was looked for in the ${sort} ${most} orders only.`
}

interface NoOrderProps {
  location: OrderLocation
  isCut: boolean
  statuses: OrderListProps['answer']['statuses']
}

function NoOrder({ location, statuses, isCut }: NoOrderProps) {
  const applied = appliedOrderFilters(location, statuses)
  return (
    <EmptyState
      title={emptyTitle(location, applied)}
      titleLevel="h2"
      actions={applied.length > 0 && <Link to={ordersPath(NO_FILTER)}>Show all orders</Link>}
    >
      {emptyText(location, isCut)}
    </EmptyState>
  )
}

function emptyText(location: OrderLocation, isCut: boolean): string {
  if (isCut) return `${cutText(location)} ${REST}`
  return location.q === ''
    ? 'An order is listed as soon as a customer has placed it.'
    : 'An order is found by its number, PO or tracking number, by name, company, e-mail or phone, or by the model of a line.'
}

/** Names the filters. */
function emptyTitle({ q, show }: OrderLocation, applied: ReturnType<typeof appliedOrderFilters>): string {
  if (applied.length === 0) return 'There is no order yet.'
  if (q !== '' && applied.length === 1) return `Nothing is found for “${q}”.`
  if (applied.length > 1) return `No order fits: ${applied.map(({ label }) => label).join(', ')}.`
  if (show === 'refunds') return 'No refund is owed.'
  if (show === 'open') return 'No order is open.'
  return show === 'all' ? `No order fits: ${applied[0]?.label}.` : 'No order has this status.'
}

const DAY = 86_400_000

/** How long an open order has been there. */
export function ageText({ status_id, purchased_at }: StaffOrderRow, now: number): string | null {
  if (!ORDER_STATUSES.open.some((open) => open === status_id)) return null
  const days = Math.floor((now - Date.parse(purchased_at)) / DAY)
  if (days < 1) return 'today'
  return counted(days, 'day')
}

interface OrderRowProps {
  order: StaffOrderRow
  location: OrderLocation
  now: number
}

/** An order in the list; the whole row is its link. */
export function OrderRow({ order, location, now }: OrderRowProps) {
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
    is_all_refunded,
  } = order
  const age = ageText(order, now)
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
        {age !== null && ` (${age})`}
        {ship_date !== null && `, ships ${dateText(ship_date)}`}
        {owes_refund && (
          <>
            {' '}
            <Badge tone="danger">Refund owed</Badge>
          </>
        )}
        {is_all_refunded && (
          <>
            {' '}
            <Badge tone="neutral">All refunded</Badge>
          </>
        )}
      </span>
      <span className={`${desk.small} ${desk.end}`}>
        {shipped > 0 && shipped < ordered
          ? `${formatCount(shipped)} of ${counted(ordered, 'case')}`
          : counted(ordered, 'case')}
      </span>
    </DeskRowLink>
  )
}
