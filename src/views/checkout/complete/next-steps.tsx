import type { Order } from '#contract/orders/order-history.ts'
import { Card } from '#src/ui/display/card.tsx'
import { dayText, withSpokenDays } from '#src/views/checkout/day-text.ts'
import { useWarehouse } from '#src/views/checkout/details/use-warehouse.ts'
import { EmailLink } from '#src/views/platform/components/email-link.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'
import * as css from './complete.css.ts'

/** What happens next with the order, in three steps. */
export function NextSteps({ order }: { order: Order | null }) {
  const { phone } = useSettings()
  const warehouse = useWarehouse()
  const delivery = order?.delivery ?? ''
  const isPickup = delivery.startsWith('Pickup')
  const day = order?.ship_date ? ` on ${dayText(order.ship_date)}` : ''
  return (
    <Card as="section" aria-labelledby="next-title">
      <h2 id="next-title" className={css.heading}>
        What happens next
      </h2>
      <ol className={css.steps}>
        <li>
          <strong>We have your order.</strong> A confirmation goes to your e-mail address. Keep the order
          number for any question about it.
        </li>
        <li>
          <strong>We pack it.</strong> The warehouse picks your cases and checks the shipping papers.
        </li>
        {isPickup ? (
          <li>
            <strong>You pick it up.</strong> {withSpokenDays(delivery)}
            {warehouse === '' ? '' : ` at ${warehouse}`}. Bring a photo ID.
          </li>
        ) : (
          <li>
            <strong>It leaves{day}.</strong> {withSpokenDays(delivery) || 'You get a call before it arrives.'}
          </li>
        )}
      </ol>
      <p className={css.help}>
        Questions? Call <PhoneLink phone={phone} />
        <EmailLink after=" or write to " />.
      </p>
    </Card>
  )
}
