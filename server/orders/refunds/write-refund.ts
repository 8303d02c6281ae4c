import type { ManualWay, PaymentWay } from '#contract/orders/order-payments.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, nullable, text, textOf, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { type OrderMoney, moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'

const insertPending = statement({
  name: 'refund-to-card',
  sql: `insert into payments (id, order_id, kind, how, cents, state, reason, staff_id, at, asked_at)
   values (:id, :orderId, 'refund', 'card', :amountCents, 'pending', :reason, :staffId, :now, :askedAt)`,
  params: {
    id: uuid,
    orderId: int4,
    amountCents: int4,
    reason: text,
    staffId: nullable(int4),
    now: timestamptz,
    askedAt: nullable(timestamptz),
  },
})
const insertDone = statement({
  name: 'refund-by-hand',
  sql: `insert into payments (id, order_id, kind, how, cents, state, reference, reason, staff_id, at, settled_at)
   values (:id, :orderId, 'refund', :how, :amountCents, 'done', :reference, :reason, :staffId, :now, :now)`,
  params: {
    id: uuid,
    orderId: int4,
    how: textOf<ManualWay>(),
    amountCents: int4,
    reference: nullable(text),
    reason: text,
    staffId: nullable(int4),
    now: timestamptz,
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
 * Writes a refund to the card before the gateway is asked, in a transaction that has locked the order. One of staff is asked
 * for at once by the call; any other by the next sweep. Throws when more would be refunded than was charged.
 */
export async function writeRefund(trx: Db, refund: NewRefund): Promise<void> {
  const { orderId, amountCents, staffId, now } = refund
  const obstacle = refundObstacle(orderId, await moneyOfOrder(trx, orderId), 'card', amountCents)
  if (obstacle !== null) throw new FulfillmentError(obstacle)
  await insertPending(trx, { ...refund, askedAt: staffId === null ? null : now })
}

interface RefundByHand extends NewRefund {
  readonly customerId: number
  readonly how: ManualWay
  readonly reference: string | null
}

/** Records a refund that staff have made without the card; the customer is told by e-mail. */
export async function writeRefundByHand(trx: Db, refund: RefundByHand): Promise<void> {
  const { id, orderId, customerId, amountCents: amount, how, reference, reason, now } = refund
  const obstacle = refundObstacle(orderId, await moneyOfOrder(trx, orderId), how, amount)
  if (obstacle !== null) throw new FulfillmentError(obstacle)
  await insertDone(trx, refund)
  const message = {
    kind: 'orderRefunded',
    order_id: orderId,
    refund: id,
    amount,
    reason,
    how,
    reference,
  } as const
  await writeMessageTo(trx, customerId, message, now)
}

/** Why an amount of an order cannot be refunded so, in a sentence; null: it can. */
function refundObstacle(
  orderId: number,
  { charged, left, cardLeft }: OrderMoney,
  how: PaymentWay,
  cents: number,
): string | null {
  const most = how === 'card' ? cardLeft : left
  if (how === 'card' && charged === 0) return `Nothing was charged to a card for order ${orderId}.`
  if (how === 'card' && most === 0) return `All that was charged for order ${orderId} is refunded.`
  if (most === 0) return `Nothing of what was paid for order ${orderId} is left to refund.`
  if (cents > most)
    return `${formatMoney(most)} of order ${orderId} can be refunded, not ${formatMoney(cents)}.`
  return null
}
