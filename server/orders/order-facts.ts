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

/** As the app gets it. @param delivery with the address, which then stands beside it */
export const orderFacts = (
  { card_type, last_four, comments, snapshot }: RowOf<typeof FACTS>,
  delivery: string | null,
) => ({
  card: last_four === null ? null : { type: card_type, last_four },
  comments,
  billing_address: billingAddressOf(snapshot),
  ship_to: envelopeOf(snapshot),
  contact: { name: snapshot.contact?.name ?? null, phone: snapshot.contact?.phone ?? null },
  delivery: carrierOf({ delivery, snapshot }),
})
