import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/order-history.ts'
import { Card } from '#src/ui/display/card.tsx'
import { withSpokenDays } from '#src/views/checkout/day-text.ts'
import { METHOD_TEXTS } from '#src/views/checkout/payment/method-texts.ts'
import { dateText } from '#src/views/platform/date-text.ts'
import { TrackingNumber } from './tracking-number.tsx'
import * as css from './order-page.css.ts'

/** How and when the order is delivered, how it is paid, and what the customer wrote to it. */
export function OrderDelivery({ order }: { order: Order }) {
  return (
    <Card as="section" aria-labelledby="delivery-title">
      <h2 id="delivery-title" className={css.heading}>
        Delivery and payment
      </h2>
      <dl className={css.facts}>
        {order.delivery !== null && <Fact name="Delivery">{withSpokenDays(order.delivery)}</Fact>}
        {order.ship_date !== null && <Fact name="Ship date">{dateText(order.ship_date)}</Fact>}
        <Tracking order={order} />
        {order.payment_method !== null && <Fact name="Payment">{paymentText(order)}</Fact>}
        {order.purchase_order_number !== null && (
          <Fact name="PO number">
            <span className={css.typed}>{order.purchase_order_number}</span>
          </Fact>
        )}
        <BillingAddress lines={order.billing_address} />
        {order.comments !== null && (
          <Fact name="Comments for the warehouse or the driver">
            <span className={css.typed}>{order.comments}</span>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

/** "Visa ending in 1111", "Net terms" */
function paymentText({ payment_method: method, card }: Pick<Order, 'payment_method' | 'card'>) {
  if (card !== null) return `${card.type ?? 'Card'} ending in ${card.last_four}`
  return Object.entries(METHOD_TEXTS).find(([name]) => name === method)?.[1].label ?? method
}

function BillingAddress({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Fact name="Billing address">
      <span className={css.typed}>{lines.join('\n')}</span>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.meta}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** That of an order without recorded shipments; each shipment shows its own. */
function Tracking({ order: { shipments, tracking_number: number, tracking_url: url } }: { order: Order }) {
  if (number === null || shipments.length > 0) return null
  return (
    <Fact name="Tracking number">
      <TrackingNumber number={number} url={url} label="Copy the tracking number" />
    </Fact>
  )
}
