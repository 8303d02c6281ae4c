import type { Kysely } from 'kysely'
import { CANCELLED_STATUS, SHIPPED_STATUS } from '#contract/platform/constants.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Trx } from '#server/cart/change-cart.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { isToldStatus } from '#server/site/mail/messages/order-status-message.ts'
import { writeMessageTo } from '#server/site/mail/messages/write-message.ts'
import { actOnOrder, type Done, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'
import { linesOfOrder, moveOrder, type StaffOrder } from '#server/orders/order-of-staff.ts'

/** All statuses of orders. */
export const selectStatuses = statement({
  name: 'staff-statuses',
  sql: 'select id, name from order_statuses order by id',
  row: { id: int4, name: text },
})

export interface StatusChange extends OrderAction {
  readonly statusId: number
}

/** Moves an order into another status; one in which the customer has to do something is told by e-mail. */
export const setStatus = (db: Kysely<Database>, change: StatusChange): Promise<DecisionAnswer> =>
  actOnOrder(db, change, {
    kind: 'status',
    wanted: [change.statusId],
    run: (trx, order) => move(trx, order, change),
  })

async function move(trx: Trx, order: StaffOrder, { statusId, now }: StatusChange): Promise<Done> {
  const { id, customer_id } = order
  const statuses = (await selectStatuses(trx)).filter((each) => each.id !== CANCELLED_STATUS)
  const status = statuses.find((each) => each.id === statusId)
  if (!status)
    throw new FulfillmentError(
      `The statuses are ${statuses.map((each) => `${each.id} ${each.name}`).join(', ')}.`,
    )
  if (order.status_id === CANCELLED_STATUS)
    throw new FulfillmentError(`Order ${id} is cancelled, and stays so.`)
  const was = order.status ?? String(order.status_id)
  if (order.status_id === statusId) throw new FulfillmentError(`Order ${id} is ${was} already.`)
  if (statusId === SHIPPED_STATUS) await refuseUnlessShipped(trx, id)
  await moveOrder(trx, { id, statusId, now })
  if (isToldStatus(statusId)) {
    const message = { kind: 'orderStatus', order_id: id, status_id: statusId, at: now.toISOString() } as const
    await writeMessageTo(trx, customer_id, message, now)
  }
  return { text: `Order ${id} is ${status.name}, was ${was}.` }
}

/** Ship records what has shipped, tells the customer, and makes the order Shipped with its last case. */
async function refuseUnlessShipped(trx: Trx, id: number): Promise<void> {
  const lines = await linesOfOrder(trx, id)
  const left = lines.reduce((sum, { ordered, shipped }) => sum + Math.max(0, ordered - shipped), 0)
  if (left > 0)
    throw new FulfillmentError(
      `${left} ${left === 1 ? 'case' : 'cases'} of order ${id} ${left === 1 ? 'has' : 'have'} not shipped: use Ship, which makes it Shipped with the last one.`,
    )
}
