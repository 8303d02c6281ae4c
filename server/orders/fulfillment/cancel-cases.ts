import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { CANCELLED_STATUS, ORDER_STATUSES } from '#contract/platform/constants.ts'
import { MOVES } from '#contract/orders/order-moves.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { linesOfOrder, moveOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { type CreditedCases, creditCases, creditText } from '#server/orders/refunds/credit-cases.ts'

export interface CaseCancellation extends OrderAction {
  readonly cases: readonly CreditedCases[]
  readonly isRestocked: boolean
  readonly reason: string
  /** cents that the order costs less, as they were shown; null: whatever they are */
  readonly amountCents: number | null
}

/**
 * Cancels cases that have not shipped, but not all of an order: it costs less, what was paid for them is refunded, their stock is
 * released when asked, and the customer gets an e-mail. The order is Shipped when only shipped cases are left.
 */
export const cancelCases = (db: Db, cancellation: CaseCancellation): Promise<DecisionAnswer> => {
  const { cases, isRestocked, reason, amountCents } = cancellation
  return actOnOrder(db, cancellation, {
    kind: 'cancel',
    wanted: ['cases', cases, isRestocked, reason, amountCents],
    run: (trx, order) => run(trx, order, cancellation),
  })
}

async function run(trx: Transaction, order: StaffOrder, cancellation: CaseCancellation): Promise<Done> {
  const { id: orderId, status_id, customer_id } = order
  const { requestId, cases, reason, amountCents, now } = cancellation
  if (status_id === CANCELLED_STATUS || !ORDER_STATUSES.open.some((open) => open === status_id))
    throw new FulfillmentError(`Order ${orderId} is ${order.status ?? status_id} already.`)
  const credited = await creditCases(trx, order, {
    ...cancellation,
    kind: 'cancelled',
    fees: [],
    amountCents: null,
    how: 'card',
    reference: null,
  })
  if (amountCents !== null && amountCents !== credited.credit)
    throw new FulfillmentError(
      `The order would cost ${formatMoney(credited.credit)} less, not ${formatMoney(amountCents)}. Look again.`,
    )
  const lines = await linesOfOrder(trx, orderId)
  const isShipped = lines.some(({ shipped }) => shipped > 0)
  const hasMore = lines.some(({ ordered, shipped }) => shipped < ordered)
  if (!hasMore && !isShipped)
    throw new FulfillmentError(`Nothing of order ${orderId} would be left: cancel the order instead.`)
  if (!hasMore) await moveOrder(trx, { id: orderId, statusId: MOVES.ship.to, now })
  const { lines: cancelled, refund, toGiveBack, owed } = credited
  const message = {
    kind: 'orderCasesCancelled',
    order_id: orderId,
    cancellation: requestId,
    lines: cancelled.map(({ model, name, quantity }) => ({ model, name, quantity })),
    refund: refund + toGiveBack || null,
    owed: owed || null,
    reason,
  } as const
  await writeMessageTo(trx, customer_id, message, now)
  const rest = hasMore ? '' : ' Nothing is left to ship.'
  return {
    text: `${counted(countCases(cases), 'case')} of order ${orderId} cancelled, ${creditText(credited, 'card')}.${rest}`,
    remark: reason,
  }
}
