import { REFUND_TEXTS } from '#contract/orders/order-payments.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { Handlers, StaffContext } from '#server/platform/http/handler.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { recordPayment } from '#server/orders/payments/record-payment.ts'
import { takeBackPayment } from '#server/orders/payments/take-back-payment.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { settleRefund } from '#server/orders/refunds/settle-refund.ts'
import { mailSenderOf, senderOf } from '#server/site/mail/messages/sender.ts'
import { addNote } from './add-note.ts'
import { cancelCases } from './cancel-cases.ts'
import { cancelOrder } from './cancel-order.ts'
import { correctShipment } from './correct-shipment.ts'
import { handOverOrder } from './hand-over-order.ts'
import { listStaffOrders } from './list-staff-orders.ts'
import { makeMove } from './make-move.ts'
import { readStaffOrder } from './read-staff-order.ts'
import { sendEmailAgain } from './send-email-again.ts'
import { shipOrder } from './ship-order.ts'
import { voidShipment } from './void-shipment.ts'

export const staffOrderHandlers: Handlers<typeof staffOrderCalls> = {
  listStaffOrders: ({ query }, { db, projectId }) => listStaffOrders(db, projectId, query),
  readStaffOrder: ({ params }, { db, projectId, shop }) =>
    readStaffOrder(
      db,
      { id: idParam(params.id), projectId },
      senderOf(projectId, shop.settings.current(projectId)),
    ),
  moveOrder: async ({ body }, context) =>
    told(context, await makeMove(context.db, { ...actionOf(body, context), move: body.move })),
  handOverOrder: async ({ body }, context) =>
    told(context, await handOverOrder(context.db, { ...actionOf(body, context), handedTo: body.handed_to })),
  shipOrder: async ({ body }, context) => {
    const cases = new Map<string, number>()
    for (const { model, quantity } of body.lines) cases.set(model, (cases.get(model) ?? 0) + quantity)
    const { numbers, carrier } = body
    return told(context, await shipOrder(context.db, { ...actionOf(body, context), numbers, carrier, cases }))
  },
  correctShipment: async ({ body }, context) => {
    const { shipment, numbers, carrier } = body
    const correction = { ...actionOf(body, context), shipment, numbers, carrier }
    return told(context, await correctShipment(context.db, correction))
  },
  voidShipment: async ({ body }, context) => {
    const { shipment, reason } = body
    return told(context, await voidShipment(context.db, { ...actionOf(body, context), shipment, reason }))
  },
  cancelOrder: async ({ body }, context) => {
    const { reason, refund } = body
    const answer = await cancelOrder(context.db, { ...actionOf(body, context), reason, refund })
    return told(context, await withRefund(context, body.request_id, answer))
  },
  cancelCases: async ({ body }, context) => {
    const { cases, restock: isRestocked, reason, amount: amountCents } = body
    const cancellation = { ...actionOf(body, context), cases, isRestocked, reason, amountCents }
    return told(
      context,
      await withRefund(context, body.request_id, await cancelCases(context.db, cancellation)),
    )
  },
  refundOrder: async ({ body }, context) => {
    const { reason, amount: amountCents, how, cases, fees, restock: isRestocked } = body
    const reference = body.reference || null
    const returned = { cases, fees, isRestocked }
    const refund = { ...actionOf(body, context), ...returned, reason, amountCents, how, reference }
    const answer = await refundOrder(context.db, refund)
    return told(context, how === 'card' ? await withRefund(context, body.request_id, answer) : answer)
  },
  recordPayment: async ({ body }, context) => {
    const { how, amount: amountCents } = body
    const payment = { ...actionOf(body, context), how, amountCents, reference: body.reference || null }
    return told(context, await recordPayment(context.db, payment))
  },
  takeBackPayment: async ({ body }, context) => {
    const { payment: paymentId, reason } = body
    return told(context, await takeBackPayment(context.db, { ...actionOf(body, context), paymentId, reason }))
  },
  addOrderNote: async ({ body }, context) => {
    const answer = await addNote(context.db, {
      ...actionOf(body, context),
      text: body.text,
    })
    return answer.kind === 'decided' ? { kind: 'decided', text: 'Noted.' } : answer
  },
  resendOrderEmail: async ({ body }, context) => {
    const { projectId, shop } = context
    const settings = shop.settings.current(projectId)
    const canSend = mailSenderOf(projectId, settings, shop.isProduction) !== null
    const sender = canSend ? senderOf(projectId, settings) : null
    const again = { ...actionOf(body, context), email: body.email, sender }
    return told(context, await sendEmailAgain(context.db, again))
  },
}

interface Press {
  readonly id: number
  readonly request_id: string
  /** notes have none */
  readonly version?: string
}

const actionOf = (
  { id: orderId, request_id: requestId, version }: Press,
  { projectId, staff: by, now }: StaffContext,
) => ({ orderId, requestId, version: version ?? null, projectId, by, now: now() })

/** Asks the gateway for the refund that was written, and adds what became of it. */
async function withRefund(
  { shop }: StaffContext,
  id: string,
  answer: DecisionAnswer,
): Promise<DecisionAnswer> {
  if (answer.kind !== 'decided') return answer
  const state = await settleRefund(shop, id)
  if (state === null) return answer
  return {
    kind: state === 'pending' ? 'waiting' : 'decided',
    text: `${answer.text} ${REFUNDED[state]}`,
  }
}

const REFUNDED = {
  done: `(${REFUND_TEXTS.done})`,
  pending: '(The payment provider has not confirmed the refund yet. The shop asks again by itself.)',
  declined: `(${REFUND_TEXTS.declined})`,
} as const

function told({ shop }: StaffContext, answer: DecisionAnswer): DecisionAnswer {
  if (answer.kind === 'decided' || answer.kind === 'waiting') shop.jobs.wake()
  return answer
}
