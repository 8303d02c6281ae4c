import type { RefundState } from '#contract/orders/order-history.ts'
import { int4, nullable, text, textOf, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** The refunds of an order, the oldest first. */
export const refundsOfOrder = statement({
  name: 'refunds-of-order',
  sql: `select r.id, r.amount_cents, r.state, r.reason, r.code, r.created_at, r.settled_at, f.name as staff
   from refunds r left join staff f on f.id = r.staff_id where r.order_id = :orderId order by r.created_at, r.id`,
  params: { orderId: int4 },
  row: {
    id: uuid,
    amount_cents: int4,
    state: textOf<RefundState>(),
    reason: text,
    code: nullable(text),
    created_at: timestamptz,
    settled_at: nullable(timestamptz),
    staff: nullable(text),
  },
})
