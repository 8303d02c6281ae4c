import { randomUUID } from 'node:crypto'
import { counted } from '#contract/platform/format-count.ts'
import type { FeedAnswer, FeedShipment } from '#contract/staff/feed.ts'
import { shipInTransaction } from '#server/orders/fulfillment/ship-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { doOnce, type FeedRequest, type RowError } from './once.ts'

/** Ships orders by the same move as the desk. */
export const postShipments = (db: Db, request: FeedRequest<FeedShipment>): Promise<FeedAnswer> =>
  doOnce(db, request, { name: 'shipments', run: shipAll })

async function shipAll(
  trx: Transaction,
  { feed, rows, now }: FeedRequest<FeedShipment>,
): Promise<string | readonly RowError[]> {
  const errors: RowError[] = []
  const placed = rows.map((shipment, index) => ({ shipment, row: index + 1 }))
  // requests that lock the same orders lock them in the same order
  for (const { shipment, row } of placed.toSorted(
    (one, other) => one.shipment.orders_id - other.shipment.orders_id,
  )) {
    const { orders_id: orderId, numbers, carrier } = shipment
    const action = {
      orderId,
      projectId: feed.projectId,
      requestId: randomUUID(),
      version: null,
    }
    const cases = casesOf(shipment)
    try {
      const answer = await shipInTransaction(trx, { ...action, by: null, now, numbers, carrier, cases })
      if (answer.kind !== 'decided') errors.push({ row, text: answer.text })
    } catch (error) {
      // before anything of the row is written
      if (!(error instanceof FulfillmentError)) throw error
      errors.push({ row, text: error.message })
    }
  }
  if (errors.length > 0) return errors.toSorted((one, other) => one.row - other.row)
  return `${counted(rows.length, 'shipment is', 'shipments are')} on the way.`
}

function casesOf({ lines }: FeedShipment): ReadonlyMap<string, number> | null {
  if (lines === null) return null
  const cases = new Map<string, number>()
  for (const { products_model: model, quantity } of lines)
    cases.set(model, (cases.get(model) ?? 0) + quantity)
  return cases
}
