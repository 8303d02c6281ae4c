import type { Kysely } from 'kysely'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { markPaidOtherwise } from '#server/orders/declined-refunds.ts'
import { actOnOrder, type OrderAction } from '#server/orders/act-on-order.ts'
import { FulfillmentError } from '#server/orders/fulfillment-error.ts'

interface Note extends Omit<OrderAction, 'version'> {
  readonly text: string
  /** it says how the declined refunds of the order were paid in another way */
  readonly paysRefunds?: boolean
}

/** A note of staff about an order, which no customer sees. It fits the order however it is. */
export const addNote = (
  db: Kysely<Database>,
  { text, paysRefunds = false, ...action }: Note,
): Promise<DecisionAnswer> =>
  actOnOrder(
    db,
    { ...action, version: null },
    {
      kind: 'note',
      wanted: paysRefunds ? [text, 'paid otherwise'] : [text],
      run: async (trx) => ({
        text: paysRefunds ? await paidText(trx, action) : '',
        remark: text,
      }),
    },
  )

async function paidText(trx: Kysely<Database>, { orderId, now }: Omit<OrderAction, 'version'>) {
  const paid = await markPaidOtherwise(trx, { orderId, now })
  if (paid.length === 0) throw new FulfillmentError(`Order ${orderId} has no declined refund that is owed.`)
  return 'The declined refund was paid in another way.'
}
