import type { ManualWay } from '#contract/orders/order-payments.ts'
import { int4, nullable, text, textOf, timestamptz, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Money that came by another way than the card; a negative amount takes a payment back. */
export const writeManualPayment = statement({
  name: 'payment-manual',
  sql: `insert into payments (id, order_id, kind, how, cents, state, reference, reason, staff_id, at, settled_at, takes_back)
   values (:id, :orderId, 'manual', :how, :cents, 'done', :reference, :reason, :staffId, :now, :now, :takesBack)`,
  params: {
    id: uuid,
    orderId: int4,
    how: textOf<ManualWay>(),
    cents: int4,
    reference: nullable(text),
    reason: nullable(text),
    staffId: nullable(int4),
    now: timestamptz,
    takesBack: nullable(uuid),
  },
})
