import type { Kysely } from 'kysely'
import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Trx } from '#server/cart/change-cart.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { releaseCoupon } from '#server/checkout/submission/redeem-coupon.ts'
import { lockStock, releaseStock } from '#server/checkout/submission/stock.ts'
import { moneyOfOrder } from '#server/orders/refunds/order-money.ts'
import { writeRefund } from '#server/orders/refunds/write-refund.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { linesOfOrder, moveOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { requireMove } from './possible-moves.ts'

export interface Cancellation extends OrderAction {
  readonly reason: string
  /** cents that go back to the card, as they were shown; null: whatever they are */
  readonly refund: number | null
}

/**
 * Cancels an order of which nothing has been shipped: its stock and the use of its coupon are released, all that was
 * charged is refunded under the request id as key, and the customer gets an e-mail.
 */
export const cancelOrder = (db: Kysely<Database>, cancellation: Cancellation): Promise<DecisionAnswer> =>
  actOnOrder(db, cancellation, {
    kind: 'cancel',
    wanted: [cancellation.reason, cancellation.refund],
    run: (trx, order) => cancel(trx, order, cancellation),
  })

/** The same in the transaction of a caller who has locked the order. */
export async function cancel(
  trx: Trx,
  order: StaffOrder,
  { requestId, by, now, reason, refund }: Cancellation,
): Promise<Done> {
  const { id: orderId, customer_id, submission_id } = order
  const lines = await linesOfOrder(trx, orderId)
  requireMove(order, lines, 'cancel')
  const { left } = await moneyOfOrder(trx, orderId)
  if (refund !== null && refund !== left)
    throw new FulfillmentError(
      `${formatMoney(left)} would be refunded, not ${formatMoney(refund)}. Look again.`,
    )
  const cases = lines.map(({ product_id, ordered: quantity }) => ({ product_id, quantity }))
  await lockStock(trx, cases)
  await releaseStock(trx, cases)
  if (submission_id !== null) await releaseCoupon(trx, { submissionId: submission_id })
  await moveOrder(trx, { id: orderId, statusId: CANCELLED_STATUS, now })
  if (left > 0) {
    const staffId = by?.id ?? null
    await writeRefund(trx, { id: requestId, orderId, amountCents: left, staffId, reason, now })
  }
  const message = { kind: 'orderCancelled', order_id: orderId, reason, refund: left || null } as const
  await writeMessageTo(trx, customer_id, message, now)
  const money = left > 0 ? `${formatMoney(left)} to be refunded` : 'nothing to be refunded'
  return { text: `Order ${orderId} is cancelled, ${money}.`, remark: reason }
}
