import { Link } from 'react-router'
import { counted } from '#contract/platform/format-count.ts'
import type { FeedState } from '#contract/staff/staff-feed.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { minor } from '#src/views/staff/desk.css.ts'
import { momentText } from '#src/views/staff/moment.ts'
import { ordersPath } from '#src/views/staff/orders/order-location.ts'
import * as css from './feed.css.ts'

interface WaitingOrdersProps {
  readonly isIntegrated: boolean
  /** there is a key that is good */
  readonly isFollowed: boolean
  readonly orders: FeedState['waiting']
  readonly count: number
}

/** Open orders that no back office knows yet. */
export const WaitingOrders = ({ isIntegrated, isFollowed, orders, count }: WaitingOrdersProps) => (
  <Stack as="section" aria-label="Orders to acknowledge" gap={16}>
    <h2>Orders to acknowledge</h2>
    <p className={minor}>{waitingText(isIntegrated, isFollowed)}</p>
    <p>{countText(count, isIntegrated && isFollowed ? orders.length : null)}</p>
    {isIntegrated && isFollowed && orders.length > 0 && (
      <ul className={css.list} aria-label="Open orders without a number of the back office">
        {orders.map(({ orders_id, date_purchased, status_name }) => (
          <li key={orders_id} className={css.row}>
            <span className={css.facts}>
              <Link to={ordersPath({ show: 'all', id: String(orders_id) })}>Order {orders_id}</Link>
              <span className={minor}>
                {status_name}, placed {momentText(date_purchased)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </Stack>
)

function waitingText(isIntegrated: boolean, isFollowed: boolean): string {
  if (!isIntegrated) return 'Customers do not wait for this: the setting NetSuite is off.'
  return isFollowed
    ? 'Customers with large orders see that these are being processed until they are acknowledged.'
    : 'Customers do not wait for this until there is a key.'
}

/** @param shown below it; null: none of them */
function countText(count: number, shown: number | null): string {
  if (count === 0) return 'Every open order is acknowledged.'
  const all = `${counted(count, 'open order is', 'open orders are')} not acknowledged`
  if (shown === null) return `${all}.`
  return shown < count ? `${all}. The oldest ${shown} are:` : `${all}:`
}
