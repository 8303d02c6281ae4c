import { array, int4, jsonb, nullable, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import {
  billingAddressOf,
  carrierOf,
  envelopeOf,
  ORDER_SNAPSHOT,
  type OrderSnapshot,
} from '#server/sheets/order-snapshot.ts'

const FACTS = {
  order_id: int4,
  card_type: nullable(text),
  last_four: nullable(text),
  comments: nullable(text),
  snapshot: jsonb<OrderSnapshot>(),
}

/** What orders say about their payment, addresses and contact, and the comments that came with them. */
export const orderFactsOf = statement({
  name: 'order-facts',
  sql: `select o.id as order_id, o.card_type, o.last_four, o.comments, ${ORDER_SNAPSHOT} from orders o where o.id = any(:orderIds)`,
  params: { orderIds: array(int4) },
  row: FACTS,
})

/** As the app gets it. */
export const orderFacts = (row: RowOf<typeof FACTS> | undefined, delivery: string | null) => ({
  card: row && row.last_four !== null ? { type: row.card_type, last_four: row.last_four } : null,
  comments: row?.comments ?? null,
  billing_address: row ? billingAddressOf(row.snapshot) : [],
  ship_to: row ? envelopeOf(row.snapshot) : [],
  contact: { name: row?.snapshot.contact?.name ?? null, phone: row?.snapshot.contact?.phone ?? null },
  delivery: row ? carrierOf({ delivery, snapshot: row.snapshot }) : delivery,
})
