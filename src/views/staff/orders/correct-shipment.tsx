import { useState } from 'react'
import type { StaffShipment } from '#contract/staff/staff-orders.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import type { OrderFormProps } from './ship-order.tsx'
import {
  areNumbers,
  numbersTyped,
  TrackingFields,
  trackingText,
  type TypedTracking,
} from './tracking-fields.tsx'

export interface ShipmentFormProps extends OrderFormProps {
  shipment: StaffShipment
  onDone: () => void
}

/** Replaces the tracking numbers and the carrier of a shipment. */
export function CorrectShipment({ order, decision, shipment, onDone }: ShipmentFormProps) {
  const [tracking, setTracking] = useState(() => typedOf(shipment))
  const [isChecked, setChecked] = useState(false)
  const { id, version, email, carriers } = order
  const numbers = numbersTyped(tracking)
  const isSame =
    tracking.carrier === (shipment.carrier ?? '') &&
    numbers.join('\n') === shipment.numbers.map(({ number }) => number).join('\n')
  const confirm = async () => {
    const carrier = tracking.carrier === (shipment.carrier ?? '') ? null : tracking.carrier
    const body = { id, version, shipment: shipment.id, numbers, carrier }
    if (await decision.press({ call: 'correctShipment', body })) onDone()
  }
  return (
    <DecisionForm
      title={`Correct shipment ${shipment.id}`}
      action="Correct"
      dismissal="Go back"
      tone="primary"
      question={`Correct shipment ${shipment.id} of order ${id}?`}
      consequence={`It is then ${trackingText(tracking.carrier, numbers)}. ${email} gets an e-mail that says so.`}
      isPending={decision.isPending}
      onCheck={() => {
        setChecked(true)
        return !isSame && areNumbers(numbers)
      }}
      onConfirm={confirm}
    >
      <TrackingFields carriers={carriers} value={tracking} isChecked={isChecked} onChange={setTracking} />
      {isChecked && isSame && <p role="alert">Nothing is changed yet.</p>}
    </DecisionForm>
  )
}

const typedOf = ({ carrier, numbers }: StaffShipment): TypedTracking => ({
  carrier: carrier ?? '',
  numbers: numbers.length === 0 ? [''] : numbers.map(({ number }) => number),
})
