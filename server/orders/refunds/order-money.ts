import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, nullable } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Of an order in cents. */
export interface OrderMoney {
  /** from the card, with the order */
  readonly charged: number
  readonly refunded: number
  /** asked for, and not known yet */
  readonly pending: number
  /** that can still be refunded */
  readonly left: number
}

const select = statement({
  name: 'order-money',
  sql: `select coalesce(s.amount_cents, 0) as charged,
     (select sum(r.amount_cents)::int from refunds r where r.order_id = o.id and r.state = 'done') as refunded,
     (select sum(r.amount_cents)::int from refunds r where r.order_id = o.id and r.state = 'pending') as pending
   from orders o left join submissions s on s.id = o.submission_id and s.payment_method = 'credit_card' where o.id = :orderId`,
  params: { orderId: int4 },
  row: { charged: nullable(int4), refunded: nullable(int4), pending: nullable(int4) },
})

/** In a transaction that changes money the order must be locked: then no refund is added meanwhile. */
export async function moneyOfOrder(db: Kysely<Database>, orderId: number): Promise<OrderMoney> {
  const [row] = await select(db, { orderId })
  const [charged, refunded, pending] = [row?.charged ?? 0, row?.refunded ?? 0, row?.pending ?? 0]
  return { charged, refunded, pending, left: charged - refunded - pending }
}
