import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { MOVES } from '#contract/orders/order-moves.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { trackedNumbers } from '#server/orders/order-shipments.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { array, int4, json, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { writeNotice } from '#server/site/mail/messages/write-message.ts'
import {
  actInTransaction,
  actOnOrder,
  type Done,
  type OrderAction,
  type Work,
} from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import {
  type FulfillmentLine,
  linesOfOrder,
  moveOrder,
  type StaffOrder,
} from '#server/orders/order-of-staff.ts'
import { requireMove } from './possible-moves.ts'
import { namedCarrier, ownCarrier, selectCarriers } from './shipment-carrier.ts'

const insertShipment = statement({
  name: 'shipment-write',
  sql: `with s as (insert into shipments (order_id, carrier, numbers, shipped_at)
     values (:orderId, :carrier::text, :numbers::text[], :now::timestamptz) returning id, order_id),
   l as (insert into shipment_lines (shipment_id, product_id, quantity)
     select s.id, m.product_id, m.quantity from s, json_to_recordset(:lines::json) as m (product_id int, quantity int)),
   o as (update orders set tracking_number = coalesce((:numbers::text[])[1], tracking_number) where id = :orderId)
   select id from s`,
  params: {
    orderId: int4,
    carrier: nullable(text),
    numbers: array(text),
    now: timestamptz,
    lines: json<readonly { readonly product_id: number; readonly quantity: number }[]>(),
  },
  row: { id: int4 },
})

export interface NewShipment extends OrderAction {
  readonly numbers: readonly string[]
  /** of the table of carriers; null: that of the order */
  readonly carrier: string | null
  /** cases by model; null: all that have not been shipped */
  readonly cases: ReadonlyMap<string, number> | null
}
interface ShippedLine {
  readonly product_id: number
  readonly model: string
  readonly name: string
  readonly quantity: number
}

/** Ships an order or a part of it, with a notice: it is Shipped when nothing of it remains. */
export const shipOrder = (db: Db, shipment: NewShipment): Promise<DecisionAnswer> =>
  actOnOrder(db, shipment, workOf(shipment))

/** The same in the transaction of a caller; throws a FulfillmentError when it cannot be. */
export const shipInTransaction = (trx: Transaction, shipment: NewShipment): Promise<DecisionAnswer> =>
  actInTransaction(trx, shipment, workOf(shipment))

const workOf = (shipment: NewShipment): Work => ({
  kind: 'ship',
  wanted: [shipment.numbers, shipment.carrier, shipment.cases && [...shipment.cases]],
  run: (trx, order) => ship(trx, order, shipment),
})

async function ship(trx: Transaction, order: StaffOrder, shipment: NewShipment): Promise<Done> {
  const { orderId, now } = shipment
  const numbers = [...new Set(shipment.numbers)]
  const lines = await linesOfOrder(trx, orderId)
  requireMove(order, lines, 'ship')
  const shipped = chosenLines(order, lines, shipment.cases)
  const remaining = remainingAfter(lines, shipped)
  const carrier =
    shipment.carrier === null
      ? ownCarrier(await selectCarriers(trx), order.delivery)
      : await namedCarrier(trx, shipment.carrier)
  const [row] = await insertShipment(trx, {
    orderId,
    carrier: carrier?.name ?? null,
    numbers,
    now,
    lines: shipped.map(({ product_id, quantity }) => ({ product_id, quantity })),
  })
  if (remaining.length === 0) await moveOrder(trx, { id: orderId, statusId: MOVES.ship.to, now })
  const message = {
    kind: 'orderShipped',
    order_id: orderId,
    shipment: row?.id ?? 0,
    carrier: carrier?.name ?? null,
    ...numbersOfMessage(trackedNumbers(carrier?.tracking_url ?? null, numbers)),
    shipped: shipped.map(withoutId),
    remaining: remaining.map(withoutId),
  } as const
  await writeNotice(trx, order.customer_id, message, now)
  const rest = remaining.length === 0 ? 'nothing remains' : `${casesOf(remaining)} remain`
  const tracked = numbers.length === 0 ? '' : ` with ${numbers.join(', ')}`
  return { text: `Order ${orderId}: ${casesOf(shipped)} shipped${tracked}, ${rest}.` }
}

const numbersOfMessage = (numbers: ReturnType<typeof trackedNumbers>) => ({
  tracking_number: numbers[0]?.number ?? null,
  tracking_url: numbers[0]?.url ?? null,
  numbers,
})

const casesOf = (lines: readonly ShippedLine[]): string => counted(countCases(lines), 'case')

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
