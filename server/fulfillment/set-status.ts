import type { Kysely } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { int4, text } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { recordCommand } from '#server/staff/staff-audit.ts'
import { lockOrder, moveOrder } from './order-of-staff.ts'
import { FulfillmentError } from './ship-order.ts'

const selectStatuses = statement({
  name: 'staff-statuses',
  sql: 'select id, name from order_statuses order by id',
  row: { id: int4, name: text },
})

/** Moves an order into another status, with audit; rejects with the reason as text. */
export const setStatus = (
  db: Kysely<Database>,
  { id, statusId, now }: { readonly id: number; readonly statusId: number; readonly now: Date },
): Promise<{ readonly was: string; readonly is: string }> =>
  inTransaction(db, async (trx) => {
    const statuses = await selectStatuses(trx)
    const status = statuses.find((each) => each.id === statusId)
    if (!status)
      throw new FulfillmentError(
        `The statuses are ${statuses.map((each) => `${each.id} ${each.name}`).join(', ')}.`,
      )
    const [order] = await lockOrder(trx, { id })
    if (!order) throw new FulfillmentError(`There is no order ${id}.`)
    await moveOrder(trx, { id, statusId, now })
    await recordCommand(trx, { action: 'orders status', subject: `${id}, ${order.status_id} to ${statusId}` })
    return { was: order.status ?? String(order.status_id), is: status.name }
  })
