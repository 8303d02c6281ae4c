import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { SHIPPED_STATUS } from '#contract/platform/constants.ts'
import { ReasonedDecision } from '#src/views/staff/reasoned-decision.tsx'
import type { ShipmentFormProps } from './correct-shipment.tsx'

/** Takes a shipment back that has not left. */
export function VoidShipment({ order, decision, shipment, onDone }: ShipmentFormProps) {
  const { id, version, email, status_id } = order
  const cases = countCases(shipment.lines)
  const back = status_id === SHIPPED_STATUS ? ', and the order is in Picking' : ''
  const confirm = async (reason: string) => {
    const body = { id, version, shipment: shipment.id, reason }
    if (await decision.press({ call: 'voidShipment', body })) onDone()
  }
  return (
    <ReasonedDecision
      title={`Void shipment ${shipment.id}`}
      action="Void shipment"
      dismissal="Keep the shipment"
      question={`Void shipment ${shipment.id} of order ${id}?`}
      consequence={`${counted(cases, 'case')} ${cases === 1 ? 'is' : 'are'} to be shipped again${back}. It cannot be made valid again.`}
      email={email}
      isPending={decision.isPending}
      onConfirm={confirm}
    />
  )
}
