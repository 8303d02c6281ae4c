import { array, int4, nullable, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** The shipments of an order that were not voided, the oldest first. */
export const selectInvoiceShipments = statement({
  name: 'invoice-shipments',
  sql: `select x.shipped_at, x.carrier, x.numbers,
     (select sum(l.quantity)::int from shipment_lines l where l.shipment_id = x.id) as cases
   from shipments x where x.order_id = :orderId and x.voided_at is null order by x.shipped_at, x.id`,
  params: { orderId: int4 },
  row: { shipped_at: timestamptz, carrier: nullable(text), numbers: array(text), cases: nullable(int4) },
})
