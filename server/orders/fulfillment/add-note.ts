import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Db } from '#server/platform/database/db.ts'
import { actOnOrder, type OrderAction } from '#server/orders/act-on-order.ts'

interface Note extends Omit<OrderAction, 'version'> {
  readonly text: string
}

/** A note of staff about an order, which no customer sees. It fits the order however it is. */
export const addNote = (db: Db, { text, ...action }: Note): Promise<DecisionAnswer> =>
  actOnOrder(
    db,
    { ...action, version: null },
    { kind: 'note', wanted: [text], run: async () => ({ text: '', remark: text }) },
  )
