import type { Kysely } from 'kysely'
import { PAID_BY, type PaymentWay } from '#contract/orders/order-payments.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Trx } from '#server/cart/change-cart.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import type { StaffOrder } from '#server/orders/order-of-staff.ts'
import { moneyOfOrder } from '#server/orders/payments/order-money.ts'
import { writeCredit } from './write-credit.ts'
import { writeRefund, writeRefundByHand } from './write-refund.ts'

export interface OrderRefund extends OrderAction {
  readonly amountCents: number
  readonly reason: string
  /** to the card by the gateway, or by staff in another way */
  readonly how: PaymentWay
  /** such as the number of a check; of a refund to the card none */
  readonly reference: string | null
}

/**
 * Refunds a part or all of what was paid, under the request id. To the card: it is written, and the gateway is asked after it.
 * In another way: staff have made it. What the order does not owe back already makes it cost less.
 */
export const refundOrder = (db: Kysely<Database>, refund: OrderRefund): Promise<DecisionAnswer> =>
  actOnOrder(db, refund, {
    kind: 'refund',
    wanted: [refund.amountCents, refund.reason, refund.how, refund.reference],
    run: (trx, order) => run(trx, order, refund),
  })

async function run(trx: Trx, { customer_id }: StaffOrder, refund: OrderRefund): Promise<Done> {
  const { requestId: id, orderId, amountCents, reason, how, reference, by, now } = refund
  const { overpaid } = await moneyOfOrder(trx, orderId)
  const written = { id, orderId, amountCents, staffId: by?.id ?? null, reason, now }
  await writeCredit(trx, { id, orderId, cents: amountCents - overpaid, now })
  if (how === 'card') {
    await writeRefund(trx, written)
    return { text: `${formatMoney(amountCents)} of order ${orderId} to be refunded.`, remark: reason }
  }
  await writeRefundByHand(trx, { ...written, customerId: customer_id, how, reference })
  return {
    text: `${formatMoney(amountCents)} of order ${orderId} refunded ${PAID_BY[how]}.`,
    remark: reference === null ? reason : `${reason} (${reference})`,
  }
}
