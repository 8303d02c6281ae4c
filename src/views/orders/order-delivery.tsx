import type { ReactNode } from 'react'
import type { Order } from '#contract/orders/order-history.ts'
import { hasShipDate, promisedDay, waitsForReview } from '#contract/orders/promised-day.ts'
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
        <Delivery order={order} />
        <Lines name="Ship to" lines={order.ship_to} />
        <Contact order={order} />
        {hasShipDate(order) && (
          <Fact name="Ship date">{promisedDay(waitsForReview(order), dateText(order.ship_date))}</Fact>
        )}
        <Tracking order={order} />
        {order.payment_method !== null && <Fact name="Payment">{paymentText(order)}</Fact>}
        {order.purchase_order_number !== null && (
          <Fact name="PO number">
            <span className={css.typed}>{order.purchase_order_number}</span>
          </Fact>
        )}
        <Lines name="Billing address" lines={order.billing_address} />
        {order.comments !== null && (
          <Fact name="Comments for the warehouse or the driver">
            <span className={css.typed}>{order.comments}</span>
          </Fact>
        )}
      </dl>
    </Card>
  )
}

/** The carrier, or pickup and its day. */
function Delivery({ order }: { order: Order }) {
  const { delivery } = order
  if (delivery === null) return null
  const isDayOpen = delivery.startsWith('Pickup') && waitsForReview(order)
  return (
    <Fact name="Delivery">
      {isDayOpen ? 'Pickup once your documents are approved' : withSpokenDays(delivery)}
    </Fact>
  )
}

/** "Visa ending in 1111", "Net terms" */
function paymentText({ payment_method: method, card }: Pick<Order, 'payment_method' | 'card'>) {
  if (card !== null) return `${card.type ?? 'Card'} ending in ${card.last_four}`
  return Object.entries(METHOD_TEXTS).find(([name]) => name === method)?.[1].label ?? method
}

/** Who comes for the goods, or whom the carrier calls. */
function Contact({ order: { ship_to, contact } }: { order: Order }) {
  const { name, phone } = contact
  return (
    <>
      {name !== null && name !== ship_to[0] && (
        <Fact name={ship_to.length === 0 ? 'Picked up by' : 'Contact'}>{name}</Fact>
      )}
      {phone !== null && <Fact name="Phone">{phone}</Fact>}
    </>
  )
}

function Lines({ name, lines }: { name: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Fact name={name}>
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
