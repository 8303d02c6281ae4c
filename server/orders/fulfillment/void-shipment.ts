import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { MOVES } from '#contract/orders/order-moves.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import {
  type FulfillmentLine,
  linesOfOrder,
  moveOrder,
  type StaffOrder,
} from '#server/orders/order-of-staff.ts'
import type { ShipmentRow } from '#server/orders/order-shipments.ts'
import { requireMove } from './possible-moves.ts'
import { refreshNumber, requireShipment, writeVoid } from './shipment-rows.ts'

export interface VoidedShipment extends OrderAction {
  readonly shipment: number
  readonly reason: string
}

/**
 * Takes a shipment back that has not left: its cases are to be shipped again, and an order that was Shipped is in Picking. It is
 * kept, and the customer gets an e-mail.
 */
export const voidShipment = (db: Db, voided: VoidedShipment): Promise<DecisionAnswer> =>
  actOnOrder(db, voided, {
    kind: 'ship',
    wanted: ['void', voided.shipment, voided.reason],
    run: (trx, order) => run(trx, order, voided),
  })

/** Cases that came back have been with the customer. */
function refuseReturned(ordered: readonly FulfillmentLine[], { id, lines }: ShipmentRow): void {
  for (const { product_id, model, quantity } of lines ?? []) {
    const line = ordered.find((each) => each.product_id === product_id)
    if (line && line.returned > line.shipped - quantity)
      throw new FulfillmentError(`Cases of ${model} in shipment ${id} have come back, so it is not voided.`)
  }
}

async function run(
  trx: Transaction,
  order: StaffOrder,
  { shipment: id, reason, by, now }: VoidedShipment,
): Promise<Done> {
  const { id: orderId, customer_id, status_id } = order
  const ordered = await linesOfOrder(trx, orderId)
  requireMove(order, ordered, 'void_shipment')
  const shipment = await requireShipment(trx, orderId, id)
  refuseReturned(ordered, shipment)
  await writeVoid(trx, { id, staffId: by?.id ?? null, now })
  await refreshNumber(trx, { orderId })
  const isReopened = !ORDER_STATUSES.open.some((open) => open === status_id)
  if (isReopened) await moveOrder(trx, { id: orderId, statusId: MOVES.void_shipment.to, now })
  const lines = (shipment.lines ?? []).map(({ model, name, quantity }) => ({ model, name, quantity }))
  const message = {
    kind: 'shipmentVoided',
    order_id: orderId,
    shipment: id,
    shipped_at: shipment.shipped_at.toISOString(),
    numbers: shipment.numbers,
    reason,
    lines,
  } as const
  await writeMessageTo(trx, customer_id, message, now)
  const cases = countCases(lines)
  const back = `${counted(cases, 'case')} ${cases === 1 ? 'is' : 'are'} to be shipped again`
  return { text: `Order ${orderId}: shipment ${id} is voided, ${back}.`, remark: reason }
}
