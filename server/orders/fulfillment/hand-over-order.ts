import { MOVES } from '#contract/orders/order-moves.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { linesOfOrder, moveOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { requireMove } from './possible-moves.ts'

export interface HandOver extends OrderAction {
  /** who took the goods */
  readonly handedTo: string
}

/** Hands a pickup order over: it is Completed, and the customer gets a receipt by e-mail. */
export const handOverOrder = (db: Db, handOver: HandOver): Promise<DecisionAnswer> =>
  actOnOrder(db, handOver, {
    kind: 'status',
    wanted: ['hand_over', handOver.handedTo],
    run: (trx, order) => run(trx, order, handOver),
  })

async function run(trx: Transaction, order: StaffOrder, { handedTo, now }: HandOver): Promise<Done> {
  const { id, customer_id } = order
  const lines = await linesOfOrder(trx, id)
  requireMove(order, lines, 'hand_over')
  await moveOrder(trx, { id, statusId: MOVES.hand_over.to, now })
  const message = {
    kind: 'orderHandedOver',
    order_id: id,
    handed_to: handedTo,
    at: now.toISOString(),
    lines: lines.map(({ model, name, ordered: quantity }) => ({ model, name, quantity })),
  } as const
  await writeMessageTo(trx, customer_id, message, now)
  return { text: `Order ${id} is handed over.`, remark: `To ${handedTo}.` }
}
