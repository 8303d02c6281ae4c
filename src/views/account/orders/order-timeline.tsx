import type { Order, OrderEvent } from '#contract/account.ts'
import { Card } from '#src/ui/display/card.tsx'
import { timeText } from './order-dates.ts'
import * as css from './order-page.css.ts'

/** The statuses of the order, the latest first. One whose time is not known is the present one. */
function historyOf({
  events,
  status_id,
  status_name,
}: Order): readonly (Omit<OrderEvent, 'at'> & { at: string | null })[] {
  const past = events.toReversed()
  return past[0]?.status_id === status_id ? past : [{ status_id, status_name, at: null }, ...past]
}

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Card as="section" aria-labelledby="history-title">
      <h2 id="history-title" className={css.heading}>
        History
      </h2>
      <ol className={css.timeline}>
        {historyOf(order).map(({ status_id, status_name, at }) => (
          <li key={`${status_id} ${at}`} className={css.event}>
            <strong>{status_name}</strong>
            {at !== null && (
              <time dateTime={at} className={css.meta}>
                {timeText(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
