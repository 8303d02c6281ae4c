import type { Order } from '#contract/orders/order-history.ts'
import { promisedDay, waitsForReview } from '#contract/orders/promised-day.ts'
import { Card } from '#src/ui/display/card.tsx'
import { dayText, withSpokenDays } from '#src/views/checkout/day-text.ts'
import { useWarehouse } from '#src/views/checkout/details/use-warehouse.ts'
import { EmailLink } from '#src/views/platform/components/email-link.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './complete.css.ts'

/** What happens next with the order, and whom to ask. */
export function NextSteps({ order }: { order: Order | null }) {
  const { phone } = useSettings()
  const warehouse = useWarehouse()
  return (
    <Card as="section" aria-labelledby="next-title">
      <h2 id="next-title" className={css.heading}>
        What happens next
      </h2>
      <Steps order={order} warehouse={warehouse} />
      <p className={css.help}>
        Questions? Call <PhoneLink phone={phone} />
        <EmailLink after=" or write to " />.
      </p>
    </Card>
  )
}

type Ordered = Pick<Order, 'status_id' | 'delivery' | 'ship_date'>

/** An order that waits for the review of documents leaves, or is picked up, on a day that nobody knows yet. */
export function Steps({ order, warehouse }: { order: Ordered | null; warehouse: string }) {
  const delivery = order?.delivery ?? ''
  const isPickup = delivery.startsWith('Pickup')
  const waits = order !== null && waitsForReview(order)
  const day = order?.ship_date && !waits ? ` on ${dayText(order.ship_date)}` : ''
  return (
    <ol className={css.steps}>
      <li>
        <strong>We have your order.</strong> A confirmation goes to your e-mail address. Keep the order number
        for any question about it.
      </li>
      {waits && (
        <li>
          <strong>We review your documents.</strong> An e-mail tells you what we decide.
        </li>
      )}
      <li>
        <strong>We pack it.</strong> The warehouse picks your cases and checks the shipping papers.
      </li>
      {isPickup ? (
        <li>
          <strong>You pick it up.</strong> {promisedDay(waits, withSpokenDays(delivery))}
          {warehouse === '' ? '' : `, at ${warehouse}`}. Bring a photo ID.
        </li>
      ) : (
        <li>
          <strong>It leaves{day}.</strong> {withSpokenDays(delivery) || 'You get a call before it arrives'}.
        </li>
      )}
    </ol>
  )
}
