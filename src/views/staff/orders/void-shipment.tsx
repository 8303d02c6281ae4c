import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { useState } from 'react'
import { SHIPPED_STATUS } from '#contract/platform/constants.ts'
import { DecisionForm } from '#src/views/staff/decision-form.tsx'
import { ReasonField } from '#src/views/staff/reason-field.tsx'
import type { ShipmentFormProps } from './correct-shipment.tsx'

/** Takes a shipment back that has not left. */
export function VoidShipment({ order, decision, shipment, onDone }: ShipmentFormProps) {
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { id, version, email, status_id } = order
  const reason = typed.trim()
  const cases = countCases(shipment.lines)
  const back = status_id === SHIPPED_STATUS ? ', and the order is in Picking' : ''
  const confirm = async () => {
    const body = { id, version, shipment: shipment.id, reason }
    if (await decision.press({ call: 'voidShipment', body })) onDone()
  }
  return (
    <DecisionForm
      title={`Void shipment ${shipment.id}`}
      action="Void shipment"
      dismissal="Keep the shipment"
      tone="danger"
      question={`Void shipment ${shipment.id} of order ${id}?`}
      consequence={`${counted(cases, 'case')} ${cases === 1 ? 'is' : 'are'} to be shipped again${back}. It cannot be made valid again. ${email} reads: ${reason}`}
      isPending={decision.isPending}
      onCheck={() => {
        setMissing(reason === '')
        return reason !== ''
      }}
      onConfirm={confirm}
    >
      <ReasonField reason={typed} isMissing={isMissing && reason === ''} onChange={setTyped} />
    </DecisionForm>
  )
}
