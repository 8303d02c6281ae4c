import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { releaseCoupon } from '#server/checkout/submission/redeem-coupon.ts'
import { lockStock, releaseStock } from '#server/checkout/submission/stock.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { issueCreditNote } from '#server/sheets/papers/issued-credit-note.ts'
import { writeCredit } from '#server/orders/refunds/write-credit.ts'
import { writeRefund } from '#server/orders/refunds/write-refund.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { linesOfOrder, moveOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { requireMove } from './possible-moves.ts'

export interface Cancellation extends OrderAction {
  readonly reason: string
  /** cents that go back, as they were shown; null: whatever they are */
  readonly refund: number | null
}

/**
 * Cancels an order of which nothing has been shipped: its stock and the use of its coupon are released, and the customer gets
 * an e-mail. All that was charged is refunded under the request id as key; staff give back by hand what was paid otherwise.
 */
export const cancelOrder = (db: Db, cancellation: Cancellation): Promise<DecisionAnswer> =>
  actOnOrder(db, cancellation, {
    kind: 'cancel',
    wanted: [cancellation.reason, cancellation.refund],
    run: (trx, order) => cancel(trx, order, cancellation),
  })

/** The same in the transaction of a caller who has locked the order. */
export async function cancel(
  trx: Transaction,
  order: StaffOrder,
  { requestId, by, now, reason, refund }: Cancellation,
): Promise<Done> {
  const { id: orderId, customer_id, submission_id } = order
  const lines = await linesOfOrder(trx, orderId)
  requireMove(order, lines, 'cancel')
  const { left, cardLeft, due } = await moneyOfOrder(trx, orderId)
  if (refund !== null && refund !== left)
    throw new FulfillmentError(
      `${formatMoney(left)} would be refunded, not ${formatMoney(refund)}. Look again.`,
    )
  const cases = lines.map(({ product_id, ordered: quantity }) => ({ product_id, quantity }))
  await lockStock(trx, cases)
  await releaseStock(trx, cases)
  if (submission_id !== null) await releaseCoupon(trx, { submissionId: submission_id })
  await moveOrder(trx, { id: orderId, statusId: CANCELLED_STATUS, now })
  await writeCredit(trx, { id: requestId, orderId, cents: due, now })
  if (cardLeft > 0) {
    const staffId = by?.id ?? null
    await writeRefund(trx, { id: requestId, orderId, amountCents: cardLeft, staffId, reason, now })
  }
  await issueCreditNote(trx, { id: requestId, reason, now })
  const message = { kind: 'orderCancelled', order_id: orderId, reason, refund: left || null } as const
  await writeMessageTo(trx, customer_id, message, now)
  return { text: `Order ${orderId} is cancelled, ${moneyText(cardLeft, left - cardLeft)}.`, remark: reason }
}

function moneyText(toCard: number, byHand: number): string {
  const card = toCard > 0 ? `${formatMoney(toCard)} to be refunded` : 'nothing to be refunded'
  if (byHand === 0) return card
  const hand = `${formatMoney(byHand)} to be given back by hand`
  return toCard > 0 ? `${card}, ${hand}` : hand
}
