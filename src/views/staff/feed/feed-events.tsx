import { Link } from 'react-router'
import { counted } from '#contract/platform/format-count.ts'
import type { EventKind, FeedEvent } from '#contract/staff/feed.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { minor } from '#src/views/staff/desk.css.ts'
import { momentText } from '#src/views/staff/moment.ts'
import { ordersPath } from '#src/views/staff/orders/order-location.ts'
import * as css from './feed.css.ts'

interface FeedEventsProps {
  readonly events: readonly FeedEvent[]
  readonly unnumbered: number
}

/** What the feed says, the newest first. */
export const FeedEvents = ({ events, unnumbered }: FeedEventsProps) => (
  <Stack as="section" aria-label="Last events" gap={16}>
    <h2>Last events</h2>
    {unnumbered > 0 && (
      <p className={minor}>
        {counted(unnumbered, 'more gets its number', 'more get their numbers')} within seconds.
      </p>
    )}
    {events.length === 0 ? (
      <EmptyState title="Nothing has happened yet." titleLevel="h3">
        Orders, shipments, refunds, and changes of products and stock are listed here.
      </EmptyState>
    ) : (
      <ul className={css.events} aria-label="Events, the newest first">
        {events.map((event) => (
          <li key={event.seq} className={css.row}>
            <span className={css.facts}>
              <span>
                {KINDS[event.kind]} <Subject event={event} />
              </span>
              <span className={minor}>{momentText(event.at)}</span>
            </span>
            <span className={css.seq}>{event.seq}</span>
          </li>
        ))}
      </ul>
    )}
  </Stack>
)

function Subject({ event: { orders_id, body } }: { readonly event: FeedEvent }) {
  if (orders_id !== null)
    return <Link to={ordersPath({ show: 'all', id: String(orders_id) })}>order {orders_id}</Link>
  const model = body['products_model']
  return typeof model === 'string' ? <strong>{model}</strong> : null
}

const KINDS: Readonly<Record<EventKind, string>> = {
  'order.placed': 'Placed:',
  'order.moved': 'New status:',
  'order.released': 'Released:',
  'order.cancelled': 'Cancelled:',
  'order.paid': 'Paid:',
  'order.credited': 'Costs less:',
  'shipment.made': 'Shipped:',
  'shipment.corrected': 'Shipment corrected:',
  'shipment.voided': 'Shipment voided:',
  'refund.made': 'Refund:',
  'refund.settled': 'Refund settled:',
  'product.changed': 'Product changed:',
  'stock.changed': 'Stock changed:',
  'document.decided': 'Document decided',
}
