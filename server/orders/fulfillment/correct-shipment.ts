import { moveObstacle } from '#contract/orders/order-moves.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { linesOfOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { trackedNumbers } from '#server/orders/order-shipments.ts'
import { movedOrderOf } from './possible-moves.ts'
import { namedCarrier } from './shipment-carrier.ts'
import { refreshNumber, requireShipment, writeCorrection } from './shipment-rows.ts'

export interface ShipmentCorrection extends OrderAction {
  readonly shipment: number
  /** all that hold now; null: as they are */
  readonly numbers: readonly string[] | null
  /** of the table of carriers; null: as it is */
  readonly carrier: string | null
}

/** Replaces the tracking numbers and the carrier of a shipment; an e-mail says which hold now. */
export const correctShipment = (db: Db, correction: ShipmentCorrection): Promise<DecisionAnswer> =>
  actOnOrder(db, correction, {
    kind: 'ship',
    wanted: ['correct', correction.shipment, correction.numbers, correction.carrier],
    run: (trx, order) => correct(trx, order, correction),
  })

async function correct(trx: Transaction, order: StaffOrder, correction: ShipmentCorrection): Promise<Done> {
  const { id, customer_id } = order
  const before = await requireShipment(trx, id, correction.shipment)
  const numbers = [...new Set(correction.numbers ?? before.numbers)]
  const moved = movedOrderOf(order, await linesOfOrder(trx, id))
  // what can be voided can be corrected
  if (moveObstacle(moved, 'void_shipment') !== null)
    throw new FulfillmentError(`Order ${id} is ${moved.status}: its shipments stay as they are.`)
  const named = correction.carrier === null ? null : await namedCarrier(trx, correction.carrier)
  const carrier = named ? named.name : before.carrier
  if (carrier === before.carrier && numbers.join('\n') === before.numbers.join('\n'))
    throw new FulfillmentError(`Shipment ${before.id} has these numbers and this carrier already.`)
  const [written] = await writeCorrection(trx, { id: before.id, carrier, numbers })
  await refreshNumber(trx, { orderId: id })
  const message = {
    kind: 'shipmentCorrected',
    order_id: id,
    shipment: before.id,
    revision: written?.revision ?? 0,
    shipped_at: before.shipped_at.toISOString(),
    carrier,
    numbers: trackedNumbers(named ? named.tracking_url : before.tracking_url, numbers),
  } as const
  await writeMessageTo(trx, customer_id, message, correction.now)
  const held = [carrier, numbers.join(', ') || 'no tracking number'].filter((part) => part !== null)
  return { text: `Order ${id}: shipment ${before.id} is corrected to ${held.join(', ')}.` }
}
