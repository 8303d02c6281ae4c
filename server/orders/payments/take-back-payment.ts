import { formatMoney } from '#contract/platform/money.ts'
import { type ManualWay, PAID_BY } from '#contract/orders/order-payments.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { bool, int4, nullable, text, textOf, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import type { StaffOrder } from '#server/orders/order-of-staff.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { writeManualPayment } from './write-manual-payment.ts'

const selectPayment = statement({
  name: 'payment-to-take-back',
  sql: `select p.how, p.cents, p.reference, exists (select from payments x where x.takes_back = p.id) as is_taken_back
   from payments p where p.id = :id and p.order_id = :orderId and p.kind = 'manual' and p.takes_back is null`,
  params: { id: uuid, orderId: int4 },
  row: { how: textOf<ManualWay>(), cents: int4, reference: nullable(text), is_taken_back: bool },
})

export interface TakenBackPayment extends OrderAction {
  /** the id of one that staff recorded */
  readonly paymentId: string
  readonly reason: string
}

/**
 * Takes back a payment that staff recorded by mistake: a row with the negative amount, under the request id. The customer, who
 * has a receipt, is told. The status of the order stays as it is.
 */
export const takeBackPayment = (db: Db, taken: TakenBackPayment): Promise<DecisionAnswer> =>
  actOnOrder(db, taken, {
    kind: 'payment',
    wanted: ['taken back', taken.paymentId, taken.reason],
    run: (trx, order) => takeBack(trx, order, taken),
  })

async function takeBack(trx: Transaction, order: StaffOrder, taken: TakenBackPayment): Promise<Done> {
  const { orderId, requestId, paymentId, reason, by, now } = taken
  const [payment] = await selectPayment(trx, { id: paymentId, orderId })
  if (!payment) throw new FulfillmentError(`Order ${orderId} has no such payment.`)
  if (payment.is_taken_back) throw new FulfillmentError('This payment was taken back already.')
  const { how, cents, reference } = payment
  const { left } = await moneyOfOrder(trx, orderId)
  if (cents > left)
    throw new FulfillmentError(
      `Only ${formatMoney(left)} of what was paid for order ${orderId} is left: the rest was refunded.`,
    )
  await writeManualPayment(trx, {
    id: requestId,
    orderId,
    how,
    cents: -cents,
    reference,
    reason,
    staffId: by?.id ?? null,
    now,
    takesBack: paymentId,
  })
  const { owed } = await moneyOfOrder(trx, orderId)
  const message = {
    kind: 'orderPaymentTakenBack',
    order_id: orderId,
    payment: paymentId,
    how,
    amount: cents,
    owed,
    reason,
  } as const
  await writeMessageTo(trx, order.customer_id, message, now)
  return {
    text: `The payment of ${formatMoney(cents)} ${PAID_BY[how]} for order ${orderId} is taken back, ${formatMoney(owed)} is owed.`,
    remark: reason,
  }
}
