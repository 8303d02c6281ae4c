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
  tracking_number: nullable(text),
  shipped_at: timestamptz,
  tracking_url: nullable(text),
  lines: nullable(json<readonly ShippedCases[]>()),
}
export type ShipmentRow = RowOf<typeof SHIPMENT>

/** The shipments of orders with their cases, the oldest first. */
export const shipmentsOf = statement({
  name: 'order-shipments',
  sql: `select x.id, x.order_id, x.carrier, x.tracking_number, x.shipped_at,
     (select k.tracking_url from carriers k where k.name = x.carrier order by k.id limit 1) as tracking_url,
     (select json_agg(json_build_object('product_id', l.product_id, 'model', b.model, 'name', b.name, 'quantity', l.quantity) order by b.model)
       from shipment_lines l cross join lateral (select model, name from order_lines
         where order_id = x.order_id and product_id = l.product_id order by position limit 1) b where l.shipment_id = x.id) as lines
   from shipments x where x.order_id = any(:orderIds) order by x.order_id, x.shipped_at, x.id`,
  params: { orderIds: array(int4) },
  row: SHIPMENT,
})

/** The page of a carrier about a tracking number. */
export const trackingUrl = (pattern: string | null, number: string | null): string | null =>
  number === null ? null : (pattern?.replace('{number}', encodeURIComponent(number)) ?? null)

export const shipmentOf = (row: ShipmentRow): InferInput<typeof OrderShipment> => ({
  at: row.shipped_at.toISOString(),
  carrier: row.carrier,
  tracking_number: row.tracking_number,
  tracking_url: trackingUrl(row.tracking_url, row.tracking_number),
  lines: (row.lines ?? []).map(({ model, name, quantity }) => ({
    products_model: model,
    products_name: name,
    quantity,
  })),
})

/** How many cases of each line have shipped; those of a product that is on two lines fill the first one first. */
export function shippedByLine(
  lines: readonly { readonly product_id: number; readonly quantity: number }[],
  shipments: readonly ShipmentRow[],
): readonly number[] {
  const left = new Map<number, number>()
  for (const { product_id: id, quantity } of shipments.flatMap((shipment) => shipment.lines ?? []))
    left.set(id, (left.get(id) ?? 0) + quantity)
  return lines.map(({ product_id: id, quantity }) => {
    const shipped = Math.min(quantity, left.get(id) ?? 0)
    left.set(id, (left.get(id) ?? 0) - shipped)
    return shipped
  })
}
