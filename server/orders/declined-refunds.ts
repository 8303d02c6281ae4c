import { int4, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/**
 * SQL of whether the money of a declined refund `r` is still owed: it was neither paid in another way, nor asked for again
 * since, in however many parts.
 */
export const IS_OWED = `r.state = 'declined' and r.paid_otherwise_at is null
     and r.amount_cents > (select coalesce(sum(x.amount_cents), 0) from refunds x
       where x.order_id = r.order_id and x.state <> 'declined' and x.created_at > r.created_at)`

/** The same of whether an order `o` has such a refund. */
export const OWES_REFUND = `exists (select from refunds r where r.order_id = o.id and ${IS_OWED})`

/** Closes the declined refunds of an order; resolves with their amounts. */
export const markPaidOtherwise = statement({
  name: 'refunds-paid-otherwise',
  sql: `update refunds r set paid_otherwise_at = :now where r.order_id = :orderId and ${IS_OWED} returning r.amount_cents`,
  params: { orderId: int4, now: timestamptz },
  row: { amount_cents: int4 },
})
