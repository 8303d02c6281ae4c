import type { InferInput } from 'valibot'
import type { OrderShipment } from '#contract/orders/order-history.ts'
import {
  array,
  int4,
  json,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/**
 * SQL of what has shipped: rows of `order_id`, `product_id` and `quantity`, in cases. Whoever counts them takes them from here,
 * so that a voided shipment counts nowhere.
 */
export const SHIPPED_CASES = `(select x.order_id, l.product_id, l.quantity from shipments x
     join shipment_lines l on l.shipment_id = x.id where x.voided_at is null)`

/** SQL of the carrier of the latest shipment of an order `o` that has a number. */
export const LATEST_CARRIER = `(select x.carrier from shipments x where x.order_id = o.id and x.voided_at is null
       and x.numbers <> '{}' order by x.shipped_at desc, x.id desc limit 1)`

interface ShippedCases {
  readonly product_id: number
  readonly model: string
  readonly name: string
  readonly quantity: number
}

const SHIPMENT = {
  id: int4,
  order_id: int4,
  carrier: nullable(text),
  numbers: array(text),
  shipped_at: timestamptz,
  voided_at: nullable(timestamptz),
  voided_by: nullable(text),
  tracking_url: nullable(text),
  lines: nullable(json<readonly ShippedCases[]>()),
}
export type ShipmentRow = RowOf<typeof SHIPMENT>

/** The shipments of orders with their cases, the oldest first, voided ones too. */
export const shipmentsOf = statement({
  name: 'order-shipments',
  sql: `select x.id, x.order_id, x.carrier, x.numbers, x.shipped_at, x.voided_at, f.name as voided_by,
     (select k.tracking_url from carriers k where k.name = x.carrier order by k.id limit 1) as tracking_url,
     (select json_agg(json_build_object('product_id', l.product_id, 'model', b.model, 'name', b.name, 'quantity', l.quantity) order by b.model)
       from shipment_lines l cross join lateral (select model, name from order_lines
         where order_id = x.order_id and product_id = l.product_id order by position limit 1) b where l.shipment_id = x.id) as lines
   from shipments x left join staff f on f.id = x.voided_by
   where x.order_id = any(:orderIds) order by x.order_id, x.shipped_at, x.id`,
  params: { orderIds: array(int4) },
  row: SHIPMENT,
})

/** The page of a carrier about a tracking number. */
export const trackingUrl = (pattern: string | null, number: string | null): string | null =>
  number === null ? null : (pattern?.replace('{number}', encodeURIComponent(number)) ?? null)

/** Tracking numbers with the pages of a carrier about them. @param pattern of the carrier, null: it has none */
export const trackedNumbers = (pattern: string | null, numbers: readonly string[]) =>
  numbers.map((number) => ({ number, url: trackingUrl(pattern, number) }))

/** As the customer gets it. */
export const shipmentOf = (row: ShipmentRow): InferInput<typeof OrderShipment> => {
  const numbers = trackedNumbers(row.tracking_url, row.numbers)
  const [first] = numbers
  return {
    at: row.shipped_at.toISOString(),
    carrier: row.carrier,
    numbers,
    tracking_number: first?.number ?? null,
    tracking_url: first?.url ?? null,
    lines: (row.lines ?? []).map(({ model, name, quantity }) => ({
      products_model: model,
      products_name: name,
      quantity,
    })),
  }
}

interface OrderedLine {
  readonly product_id: number
  /** cases as they were bought */
  readonly quantity: number
  readonly cancelled: number
}

/** How many cases of each line have shipped. */
export function shippedByLine(
  lines: readonly OrderedLine[],
  shipments: readonly Pick<ShipmentRow, 'lines'>[],
): readonly number[] {
  const shipped = new Map<number, number>()
  for (const { product_id: id, quantity } of shipments.flatMap((shipment) => shipment.lines ?? []))
    shipped.set(id, (shipped.get(id) ?? 0) + quantity)
  return casesByLine(lines, shipped)
}

/** Distributes cases by product over lines: those of a product that is on two lines fill the first one first. */
export function casesByLine(
  lines: readonly OrderedLine[],
  cases: ReadonlyMap<number, number>,
): readonly number[] {
  const left = new Map(cases)
  return lines.map(({ product_id: id, quantity, cancelled }) => {
    const own = Math.min(quantity - cancelled, left.get(id) ?? 0)
    left.set(id, (left.get(id) ?? 0) - own)
    return own
  })
}
