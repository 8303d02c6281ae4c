import { int4, nullable, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/**
 * Enters the charge with which an order was placed among its payments, in the transaction of the order; its key is the submission.
 * Nothing when no card was charged.
 */
export const writeCharge = statement({
  name: 'payment-charge',
  // a trigger has entered it for earlier versions, without the reference
  sql: `insert into payments (id, order_id, kind, how, cents, state, reference, at, settled_at)
     select s.id, :orderId::int, 'charge', 'card', s.amount_cents, 'done', :reference::text, :now::timestamptz, :now::timestamptz
     from submissions s where s.id = :submissionId and s.payment_method = 'credit_card' and s.amount_cents > 0
   on conflict (id) do update set reference = excluded.reference`,
  params: { orderId: int4, submissionId: uuid, reference: nullable(text), now: timestamptz },
})
