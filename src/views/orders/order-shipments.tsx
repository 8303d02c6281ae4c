import { counted } from '#contract/platform/format-count.ts'
import type { Order, OrderShipment } from '#contract/orders/order-history.ts'
import { Card } from '#src/ui/display/card.tsx'
import { timeText } from './order-dates.ts'
import { TrackingNumber } from './tracking-number.tsx'
import * as page from './order-page.css.ts'
import * as css from './order-shipments.css.ts'

/** Each shipment with its day, its tracking numbers, and what was in it. */
export function OrderShipments({ order: { shipments } }: { order: Order }) {
  if (shipments.length === 0) return null
  return (
    <Card as="section" aria-labelledby="shipments-title">
      <h2 id="shipments-title" className={page.heading}>
        {counted(shipments.length, 'shipment')}
      </h2>
      <ol className={css.shipments}>
        {shipments.map((shipment) => (
          <Shipment key={JSON.stringify(shipment)} shipment={shipment} />
        ))}
      </ol>
    </Card>
  )
}

function Shipment({ shipment }: { shipment: OrderShipment }) {
  const { at, carrier, numbers, lines } = shipment
  return (
    <li className={css.shipment}>
      <strong>
        <time dateTime={at}>{timeText(at)}</time>
        {carrier !== null && <>, {carrier}</>}
      </strong>
      {numbers.length === 0 && <span className={page.meta}>No tracking number</span>}
      {numbers.map(({ number, url }) => (
        <TrackingNumber key={number} number={number} url={url} label={`Copy the tracking number ${number}`} />
      ))}
      <ul className={css.cases}>
        {lines.map(({ products_model: model, products_name: name, quantity }) => (
          <li key={model}>
            {counted(quantity, 'case')} of {name} <span className={page.meta}>{model}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
