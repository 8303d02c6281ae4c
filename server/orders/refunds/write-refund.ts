import type { Kysely } from 'kysely'
import { formatMoney } from '#contract/platform/money.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, nullable, text, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { moneyOfOrder } from './order-money.ts'

const insert = statement({
  name: 'refund-write',
  sql: `insert into refunds (id, order_id, amount_cents, staff_id, reason, created_at, asked_at)
   values (:id, :orderId, :amountCents, :staffId, :reason, :now, :askedAt)`,
  params: {
    id: uuid,
    orderId: int4,
    amountCents: int4,
    staffId: nullable(int4),
    reason: text,
    now: timestamptz,
    askedAt: nullable(timestamptz),
  },
})

export interface NewRefund {
  /** the key at the gateway */
  readonly id: string
  readonly orderId: number
  readonly amountCents: number
  readonly staffId: number | null
  readonly reason: string
  readonly now: Date
}

/**
 * Writes a refund before the gateway is asked, in a transaction that has locked the order. One of staff is asked for at once
 * by the call; any other by the next sweep. Throws when more would be refunded than was charged.
 */
export async function writeRefund(trx: Kysely<Database>, refund: NewRefund): Promise<void> {
  const { orderId, amountCents, staffId, now } = refund
  const { charged, left } = await moneyOfOrder(trx, orderId)
  if (charged === 0) throw new FulfillmentError(`Nothing was charged to a card for order ${orderId}.`)
  if (left === 0) throw new FulfillmentError(`All that was charged for order ${orderId} is refunded.`)
  if (amountCents > left)
    throw new FulfillmentError(
      `${formatMoney(left)} of order ${orderId} can be refunded, not ${formatMoney(amountCents)}.`,
    )
  await insert(trx, { ...refund, askedAt: staffId === null ? null : now })
}
