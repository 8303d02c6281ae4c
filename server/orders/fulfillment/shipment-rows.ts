import type { Transaction } from '#server/platform/database/db.ts'
import { array, int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { type ShipmentRow, shipmentsOf } from '#server/orders/order-shipments.ts'

/** A shipment of a locked order that holds. @throws a FulfillmentError where there is none */
export async function requireShipment(trx: Transaction, orderId: number, id: number): Promise<ShipmentRow> {
  const shipments = await shipmentsOf(trx, { orderIds: [orderId] })
  const shipment = shipments.find((each) => each.id === id)
  if (!shipment) throw new FulfillmentError(`Order ${orderId} has no shipment ${id}.`)
  if (shipment.voided_at !== null) throw new FulfillmentError(`Shipment ${id} is voided already.`)
  return shipment
}

const WRITTEN = { revision: int4 }

/** Resolves with the number of the correction, which grows. */
export const writeCorrection = statement({
  name: 'shipment-correct',
  sql: `update shipments set carrier = :carrier, numbers = :numbers, revision = revision + 1 where id = :id returning revision`,
  params: { id: int4, carrier: nullable(text), numbers: array(text) },
  row: WRITTEN,
})

export const writeVoid = statement({
  name: 'shipment-void',
  sql: `update shipments set voided_at = :now, voided_by = :staffId, revision = revision + 1 where id = :id returning revision`,
  params: { id: int4, staffId: nullable(int4), now: timestamptz },
  row: WRITTEN,
})

/** The single number of an order is the first one of its latest shipment that has one. */
export const refreshNumber = statement({
  name: 'order-tracking-number',
  sql: `update orders set tracking_number = (select x.numbers[1] from shipments x where x.order_id = :orderId
     and x.voided_at is null and x.numbers <> '{}' order by x.shipped_at desc, x.id desc limit 1) where id = :orderId`,
  params: { orderId: int4 },
})
