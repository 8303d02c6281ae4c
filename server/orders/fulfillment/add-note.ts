import type { Kysely } from 'kysely'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { actOnOrder, type OrderAction } from '#server/orders/act-on-order.ts'

interface Note extends Omit<OrderAction, 'version'> {
  readonly text: string
}

/** A note of staff about an order, which no customer sees. It fits the order however it is. */
export const addNote = (db: Kysely<Database>, { text, ...action }: Note): Promise<DecisionAnswer> =>
  actOnOrder(
    db,
    { ...action, version: null },
    { kind: 'note', wanted: [text], run: async () => ({ text: '', remark: text }) },
  )
