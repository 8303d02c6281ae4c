import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { Order } from '#contract/orders/order-history.ts'
import { Card } from '#src/ui/display/card.tsx'
import { timeText } from './order-dates.ts'
import { historyOf } from './order-history.ts'
import * as css from './order-page.css.ts'

export function OrderTimeline({ order }: { order: Order }) {
  return (
    <Card as="section" aria-labelledby="history-title">
      <h2 id="history-title" className={css.heading}>
        History
      </h2>
      <ol className={css.timeline}>
        {historyOf(order).map(({ status_id, title, at }) => (
          <li
            key={`${status_id} ${title} ${at}`}
            className={status_id === CANCELLED_STATUS ? `${css.event} ${css.cancelled}` : css.event}
          >
            <strong>{title}</strong>
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
