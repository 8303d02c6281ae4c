import { MOVES, type OrderMove, PLAIN_MOVES, type PlainMove, moveWord } from '#contract/orders/order-moves.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { isToldStatus } from '#server/site/mail/messages/order-status-message.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { linesOfOrder, moveOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { moveInto, requireMove } from './possible-moves.ts'

/** All statuses of orders. */
export const selectStatuses = statement({
  name: 'staff-statuses',
  sql: 'select id, name from order_statuses order by id',
  row: { id: int4, name: text },
})

export interface PlainAction extends OrderAction {
  /** a number: whichever move leads into that status */
  readonly move: PlainMove | number
}

/** Makes a move that needs no more than a press; where the customer has to do something, an e-mail tells it. */
export const makeMove = (db: Db, action: PlainAction): Promise<DecisionAnswer> =>
  actOnOrder(db, action, {
    kind: 'status',
    wanted: [action.move],
    run: (trx, order) => run(trx, order, action),
  })

async function run(trx: Transaction, order: StaffOrder, { move: wanted, now }: PlainAction): Promise<Done> {
  const { id, customer_id } = order
  const [lines, statuses] = [await linesOfOrder(trx, id), await selectStatuses(trx)]
  const move = typeof wanted === 'number' ? moveInto(order, lines, wanted) : wanted
  if (move === null) throw new FulfillmentError(`The statuses are ${statusesText(statuses)}.`)
  requireMove(order, lines, move)
  if (!isPlain(move)) throw new FulfillmentError(`Use ${moveWord(move)} for order ${id}.`)
  const { to, isTold } = MOVES[move]
  await moveOrder(trx, { id, statusId: to, now })
  if (isTold && isToldStatus(to)) {
    const { owed } = await moneyOfOrder(trx, id)
    const at = now.toISOString()
    const message = { kind: 'orderStatus', order_id: id, status_id: to, at, owed } as const
    await writeMessageTo(trx, customer_id, message, now)
  }
  const name = statuses.find((status) => status.id === to)?.name ?? String(to)
  if (to === order.status_id) return { text: `The customer of order ${id} is told again: ${name}.` }
  return { text: `Order ${id} is ${name}, was ${order.status ?? order.status_id}.` }
}

const isPlain = (move: OrderMove): move is PlainMove => PLAIN_MOVES.some((plain) => plain === move)

const statusesText = (statuses: readonly { readonly id: number; readonly name: string }[]): string =>
  statuses.map(({ id, name }) => `${id} ${name}`).join(', ')
