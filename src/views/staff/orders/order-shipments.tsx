import { useState } from 'react'
import type { StaffShipment } from '#contract/staff/staff-orders.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'
import { timeText } from '#src/views/orders/order-dates.ts'
import { TrackingNumber } from '#src/views/orders/tracking-number.tsx'
import { CorrectShipment } from './correct-shipment.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import { VoidShipment } from './void-shipment.tsx'
import * as desk from '#src/views/staff/desk.css.ts'
import * as css from './orders.css.ts'

/** The shipments of an order with all their numbers, which can be corrected and taken back. */
export function OrderShipments({ order, decision }: OrderFormProps) {
  const { shipments } = order
  if (shipments.length === 0) return null
  return (
    <Stack as="section" gap={12} aria-label="Shipments" className={desk.decision}>
      <h3>Shipments</h3>
      <ol className={css.history}>
        {shipments.map((shipment) => (
          <Shipment key={shipment.id} {...{ order, decision, shipment }} />
        ))}
      </ol>
    </Stack>
  )
}

type Opened = 'correct' | 'void'

function Shipment({ order, decision, shipment }: OrderFormProps & { shipment: StaffShipment }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { id, voided } = shipment
  const canChange = voided === null && order.moves.includes('void_shipment')
  const toggle = (each: Opened) => ({
    size: 'sm' as const,
    'aria-expanded': opened === each,
    onClick: () => setOpened(opened === each ? null : each),
  })
  const form = { order, decision, shipment, onDone: () => setOpened(null) }
  return (
    <li className={css.entry}>
      {voided === null ? (
        <ShipmentFacts shipment={shipment} />
      ) : (
        <>
          <strong>
            Voided {timeText(voided.at)} by {voided.staff ?? 'a command'}
          </strong>
          <s className={css.voided}>
            <ShipmentFacts shipment={shipment} />
          </s>
        </>
      )}
      {canChange && (
        <Cluster gap={8} className={css.entryActions}>
          <Button {...toggle('correct')} aria-label={`Correct shipment ${id}`}>
            Correct
          </Button>
          <Button {...toggle('void')} aria-label={`Void shipment ${id}`}>
            Void
          </Button>
        </Cluster>
      )}
      {canChange && opened === 'correct' && <CorrectShipment {...form} />}
      {canChange && opened === 'void' && <VoidShipment {...form} />}
    </li>
  )
}

function ShipmentFacts({ shipment }: { shipment: StaffShipment }) {
  const { id, at, carrier, numbers, lines, voided } = shipment
  return (
    <span className={css.texts}>
      <strong>
        Shipment {id}
        {carrier !== null && `, ${carrier}`}
      </strong>
      <span className={desk.small}>{timeText(at)}</span>
      {numbers.length === 0 && <span className={desk.small}>No tracking number</span>}
      {numbers.map(({ number, url }) =>
        voided === null ? (
          <TrackingNumber
            key={number}
            number={number}
            url={url}
            label={`Copy the tracking number ${number}`}
          />
        ) : (
          <span key={number}>{number}</span>
        ),
      )}
      <span>{lines.map(({ model, quantity }) => `${quantity} × ${model}`).join(', ')}</span>
    </span>
  )
}
