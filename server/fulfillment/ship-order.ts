import type { Kysely } from 'kysely'
import { ORDER_STATUSES, SHIPPED_STATUS, WAITING_STATUSES } from '#contract/constants.ts'
import type { Database } from '#server/database/schema.ts'
import { int4, json, nullable, text, timestamptz } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { writeNotice } from '#server/mail/messages/write-message.ts'
import { recordCommand } from '#server/staff/staff-audit.ts'
import {
  type FulfillmentLine,
  linesOfOrder,
  lockOrder,
  moveOrder,
  type StaffOrder,
} from './order-of-staff.ts'

const insertShipment = statement({
  name: 'shipment-write',
  sql: `with s as (insert into shipments (order_id, carrier, tracking_number, shipped_at)
     values (:orderId, :carrier::text, :trackingNumber::text, :now::timestamptz) returning id, order_id),
   l as (insert into shipment_lines (shipment_id, product_id, quantity)
     select s.id, m.product_id, m.quantity from s, json_to_recordset(:lines::json) as m (product_id int, quantity int)),
   o as (update orders set tracking_number = coalesce(:trackingNumber::text, tracking_number) where id = :orderId)
   select id from s`,
  params: {
    orderId: int4,
    carrier: nullable(text),
    trackingNumber: nullable(text),
    now: timestamptz,
    lines: json<readonly { readonly product_id: number; readonly quantity: number }[]>(),
  },
  row: { id: int4 },
})
const selectCarrier = statement({
  name: 'shipment-carrier',
  sql: 'select name, tracking_url from carriers where starts_with(:delivery::text, name) order by length(name) desc, id limit 1',
  params: { delivery: text },
  row: { name: text, tracking_url: nullable(text) },
})

export interface NewShipment {
  readonly orderId: number
  readonly trackingNumber: string | null
  /** cases by model; null: all that have not been shipped */
  readonly cases: ReadonlyMap<string, number> | null
  readonly now: Date
}
export interface Shipped {
  readonly email: string
  readonly shipped: readonly ShippedLine[]
  readonly remaining: readonly ShippedLine[]
}
interface ShippedLine {
  readonly product_id: number
  readonly model: string
  readonly name: string
  readonly quantity: number
}

/**
 * Ships an order or a part of it, with e-mail and audit: it is Shipped when nothing of it remains. Rejects with the
 * reason as text.
 */
export const shipOrder = (db: Kysely<Database>, shipment: NewShipment): Promise<Shipped> =>
  inTransaction(db, async (trx) => {
    const { orderId, trackingNumber, now } = shipment
    const [order] = await lockOrder(trx, { id: orderId })
    if (!order) throw new FulfillmentError(`There is no order ${orderId}.`)
    refuseWaiting(order)
    const lines = await linesOfOrder(trx, orderId)
    const shipped = chosenLines(order, lines, shipment.cases)
    const remaining = remainingAfter(lines, shipped)
    const [carrier] = await selectCarrier(trx, { delivery: order.delivery ?? '' })
    const [row] = await insertShipment(trx, {
      orderId,
      carrier: carrier?.name ?? null,
      trackingNumber,
      now,
      lines: shipped.map(({ product_id, quantity }) => ({ product_id, quantity })),
    })
    if (remaining.length === 0) await moveOrder(trx, { id: orderId, statusId: SHIPPED_STATUS, now })
    const message = {
      kind: 'orderShipped',
      order_id: orderId,
      shipment: row?.id ?? 0,
      carrier: carrier?.name ?? null,
      tracking_number: trackingNumber,
      tracking_url:
        trackingNumber === null
          ? null
          : (carrier?.tracking_url?.replace('{number}', encodeURIComponent(trackingNumber)) ?? null),
      shipped: shipped.map(withoutId),
      remaining: remaining.map(withoutId),
    } as const
    await writeNotice(trx, order.customer_id, message, now)
    await recordCommand(trx, { action: 'orders ship', subject: `${orderId}, shipment ${row?.id}` })
    return { email: order.email, shipped, remaining }
  })

/** A reason why an order cannot be changed so, for staff. */
export class FulfillmentError extends Error {}

function refuseWaiting({ id, status_id, status }: StaffOrder): void {
  const isOpen = ORDER_STATUSES.open.some((open) => open === status_id)
  if (!isOpen) throw new FulfillmentError(`Order ${id} is ${status ?? 'closed'} already.`)
  if (WAITING_STATUSES.some((waiting) => waiting === status_id))
    throw new FulfillmentError(`Order ${id} is not ready: ${status}.`)
}

function chosenLines(
  { id }: StaffOrder,
  lines: readonly FulfillmentLine[],
  cases: NewShipment['cases'],
): readonly ShippedLine[] {
  const unknown = [...(cases?.keys() ?? [])].find((model) => !lines.some((line) => line.model === model))
  if (unknown !== undefined) throw new FulfillmentError(`Order ${id} has no ${unknown}.`)
  return lines.flatMap((line) => {
    const left = line.ordered - line.shipped
    const quantity = cases === null ? left : (cases.get(line.model) ?? 0)
    if (quantity > left)
      throw new FulfillmentError(`Of ${line.model} ${left} remain to be shipped, not ${quantity}.`)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

const remainingAfter = (
  lines: readonly FulfillmentLine[],
  shipped: readonly ShippedLine[],
): readonly ShippedLine[] =>
  lines.flatMap((line) => {
    const now = shipped.find(({ product_id }) => product_id === line.product_id)?.quantity ?? 0
    const quantity = line.ordered - line.shipped - now
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

const withoutId = ({ model, name, quantity }: ShippedLine) => ({ model, name, quantity })
