import type { Kysely } from 'kysely'
import { formatMoney } from '#contract/platform/money.ts'
import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { actOnOrder, type OrderAction } from '#server/orders/act-on-order.ts'
import { writeRefund } from './write-refund.ts'

export interface OrderRefund extends OrderAction {
  readonly amountCents: number
  readonly reason: string
}

/** Writes a refund of a part or all of what was charged, whose key is the request id; the gateway is asked after it. */
export const refundOrder = (db: Kysely<Database>, refund: OrderRefund): Promise<DecisionAnswer> => {
  const { amountCents, reason, requestId: id, orderId, by, now } = refund
  return actOnOrder(db, refund, {
    kind: 'refund',
    wanted: [amountCents, reason],
    run: async (trx) => {
      await writeRefund(trx, { id, orderId, amountCents, staffId: by?.id ?? null, reason, now })
      return { text: `${formatMoney(amountCents)} of order ${orderId} to be refunded.`, remark: reason }
    },
  })
}
