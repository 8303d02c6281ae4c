import { int4, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** What an order costs less from now on, under the request id; nothing when it is 0. The order is locked. */
export const writeCredit = statement({
  name: 'credit-write',
  sql: 'insert into credits (id, order_id, cents, at) select :id, :orderId, :cents::int, :now where :cents::int > 0',
  params: { id: uuid, orderId: int4, cents: int4, now: timestamptz },
})
