import { array, int4, nullable, text, textOf, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** The shipments of an order, the oldest first. */
export const selectInvoiceShipments = statement({
  name: 'invoice-shipments',
  sql: `select x.shipped_at, x.carrier, array_remove(array[x.tracking_number], null) as numbers,
     (select sum(l.quantity)::int from shipment_lines l where l.shipment_id = x.id) as cases
   from shipments x where x.order_id = :orderId order by x.shipped_at, x.id`,
  params: { orderId: int4 },
  row: { shipped_at: timestamptz, carrier: nullable(text), numbers: array(text), cases: nullable(int4) },
})

/** What was charged for an order and what went back, the oldest first. */
export const selectInvoicePayments = statement({
  name: 'invoice-payments',
  sql: `select 'charge' as kind, s.amount_cents as cents, o.purchased_at as at
   from orders o join submissions s on s.id = o.submission_id
   where o.id = :orderId and s.payment_method = 'credit_card' and s.amount_cents > 0
   union all
   select 'refund', r.amount_cents, coalesce(r.settled_at, r.created_at) from refunds r
   where r.order_id = :orderId and r.state = 'done' order by at`,
  params: { orderId: int4 },
  row: { kind: textOf<'charge' | 'refund'>(), cents: int4, at: timestamptz },
})
