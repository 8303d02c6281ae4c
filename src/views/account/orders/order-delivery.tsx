import type { ReactNode } from 'react'
import type { Order } from '#contract/account.ts'
import { Card } from '#src/ui/display/card.tsx'
import { withSpokenDays } from '#src/views/checkout/day-text.ts'
import { METHOD_TEXTS } from '#src/views/checkout/payment/method-texts.ts'
import { CopyButton } from '#src/views/shop/components/copy-button.tsx'
import { dateText } from './order-dates.ts'
import * as css from './order-page.css.ts'

/** How and when the order is delivered, and how it is paid. */
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
        {order.payment_method !== null && <Fact name="Payment">{paymentText(order.payment_method)}</Fact>}
      </dl>
    </Card>
  )
}

const paymentText = (method: string): string =>
  Object.entries(METHOD_TEXTS).find(([name]) => name === method)?.[1].label ?? method

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.meta}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Tracking({ order: { tracking_number: number, tracking_url: url } }: { order: Order }) {
  if (number === null) return null
  return (
    <Fact name="Tracking number">
      <span className={css.tracking}>
        {url === null ? (
          number
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {number}
          </a>
        )}
        <CopyButton text={number} label="Copy the tracking number" />
      </span>
    </Fact>
  )
}
