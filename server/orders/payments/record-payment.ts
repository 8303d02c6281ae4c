import { NEW_ORDER_STATUS, WAITING_FOR_PAYMENT } from '#contract/platform/constants.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { type ManualWay, PAID_BY } from '#contract/orders/order-payments.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { moveOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { writeManualPayment } from './write-manual-payment.ts'

export interface ManualPayment extends OrderAction {
  readonly how: ManualWay
  readonly amountCents: number
  /** such as the number of a check */
  readonly reference: string | null
}

/**
 * Records money that came by another way than the card, under the request id, at most what is owed. The customer gets a receipt
 * by e-mail; an order that waited for its payment goes on when nothing is owed any more.
 */
export const recordPayment = (db: Db, payment: ManualPayment): Promise<DecisionAnswer> =>
  actOnOrder(db, payment, {
    kind: 'payment',
    wanted: [payment.how, payment.amountCents, payment.reference],
    run: (trx, order) => record(trx, order, payment),
  })

async function record(trx: Transaction, order: StaffOrder, payment: ManualPayment): Promise<Done> {
  const { orderId, requestId, how, amountCents, reference, by, now } = payment
  const { owed } = await moneyOfOrder(trx, orderId)
  if (owed === 0) throw new FulfillmentError(`Nothing is owed for order ${orderId}.`)
  if (amountCents > owed)
    throw new FulfillmentError(
      `${formatMoney(owed)} is owed for order ${orderId}, not ${formatMoney(amountCents)}.`,
    )
  await writeManualPayment(trx, {
    id: requestId,
    orderId,
    how,
    cents: amountCents,
    reference,
    reason: null,
    staffId: by?.id ?? null,
    now,
    takesBack: null,
  })
  const left = owed - amountCents
  const goesOn = left === 0 && order.status_id === WAITING_FOR_PAYMENT
  if (goesOn) await moveOrder(trx, { id: orderId, statusId: NEW_ORDER_STATUS, now })
  const message = {
    kind: 'orderPaid',
    order_id: orderId,
    payment: requestId,
    how,
    reference,
    amount: amountCents,
    owed: left,
    at: now.toISOString(),
  } as const
  await writeMessageTo(trx, order.customer_id, message, now)
  const rest = left === 0 ? 'nothing is owed any more' : `${formatMoney(left)} is still owed`
  const paid = `${formatMoney(amountCents)} of order ${orderId} paid ${PAID_BY[how]}, ${rest}.`
  return {
    text: goesOn ? `${paid} The order goes on.` : paid,
    ...(reference !== null && { remark: `Reference: ${reference}.` }),
  }
}
