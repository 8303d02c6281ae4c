import { countCases } from '#contract/cart/count-cases.ts'
import { counted } from '#contract/platform/format-count.ts'
import { PAID_BY, type PaymentWay } from '#contract/orders/order-payments.ts'
import { formatMoney } from '#contract/platform/money.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import type { StaffOrder } from '#server/orders/order-of-staff.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { issueCreditNote } from '#server/sheets/papers/issued-credit-note.ts'
import { type CreditedCases, creditCases, creditText } from './credit-cases.ts'
import { writeCredit } from './write-credit.ts'
import { writeRefund, writeRefundByHand } from './write-refund.ts'

export interface OrderRefund extends OrderAction {
  /** with cases or fees what the order costs less, of which a part may only be owed less; else what goes back */
  readonly amountCents: number
  /** cases that came back, of each position at most once */
  readonly cases: readonly CreditedCases[]
  /** names of fees that go back as a whole */
  readonly fees: readonly string[]
  /** the cases are for sale again */
  readonly isRestocked: boolean
  readonly reason: string
  /** to the card by the gateway, or by staff in another way */
  readonly how: PaymentWay
  /** such as the number of a check; of a refund to the card none */
  readonly reference: string | null
}

/**
 * Refunds a part or all of what was paid, under the request id. To the card: it is written, and the gateway is asked after it.
 * In another way: staff have made it. What the shop does not owe already makes the order cost less.
 */
export const refundOrder = (db: Db, refund: OrderRefund): Promise<DecisionAnswer> =>
  actOnOrder(db, refund, {
    kind: 'refund',
    wanted: wantedOf(refund),
    run: (trx, order) =>
      refund.cases.length + refund.fees.length > 0
        ? refundCases(trx, order, refund)
        : refundAmount(trx, order, refund),
  })

const wantedOf = ({ amountCents, cases, fees, isRestocked, reason, how, reference }: OrderRefund) => [
  amountCents,
  cases,
  fees,
  isRestocked,
  reason,
  how,
  reference,
]

async function refundAmount(
  trx: Transaction,
  { customer_id }: StaffOrder,
  refund: OrderRefund,
): Promise<Done> {
  const { requestId: id, orderId, amountCents, reason, how, reference, by, now } = refund
  const { overpaid } = await moneyOfOrder(trx, orderId)
  const written = { id, orderId, amountCents, staffId: by?.id ?? null, reason, now }
  await writeCredit(trx, { id, orderId, cents: amountCents - overpaid, now })
  if (how === 'card') {
    await writeRefund(trx, written)
    await issueCreditNote(trx, { id, reason, now })
    return { text: `${formatMoney(amountCents)} of order ${orderId} to be refunded.`, remark: reason }
  }
  await writeRefundByHand(trx, { ...written, customerId: customer_id, how, reference })
  await issueCreditNote(trx, { id, reason, now })
  return {
    text: `${formatMoney(amountCents)} of order ${orderId} refunded ${PAID_BY[how]}.`,
    remark: reference === null ? reason : `${reason} (${reference})`,
  }
}

/** The customer is told of a refund by its own e-mail, of what is only owed less by this one. */
async function refundCases(trx: Transaction, order: StaffOrder, refund: OrderRefund): Promise<Done> {
  const { requestId, orderId, how, reason, cases, now } = refund
  const credited = await creditCases(trx, order, { ...refund, kind: 'returned' })
  if (credited.refund === 0) {
    const message = {
      kind: 'orderCredited',
      order_id: orderId,
      credit: requestId,
      amount: credited.credit,
      refund: credited.toGiveBack || null,
      owed: credited.owed || null,
      reason,
    } as const
    await writeMessageTo(trx, order.customer_id, message, now)
  }
  const count = countCases(cases)
  const back = count === 0 ? '' : `, ${counted(count, 'case')} back`
  return { text: `Order ${orderId}: ${creditText(credited, how)}${back}.`, remark: reason }
}
