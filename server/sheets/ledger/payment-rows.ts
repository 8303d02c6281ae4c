import type { InferInput } from 'valibot'
import type { RefundState } from '#contract/orders/order-history.ts'
import type { OrderPayment, PaymentWay } from '#contract/orders/order-payments.ts'
import { toWire } from '#contract/platform/money.ts'
import {
  array,
  bool,
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const PAYMENT = {
  id: uuid,
  order_id: int4,
  kind: textOf<'charge' | 'manual' | 'refund'>(),
  how: textOf<PaymentWay>(),
  cents: int4,
  state: textOf<RefundState>(),
  code: nullable(text),
  reference: nullable(text),
  reason: nullable(text),
  at: timestamptz,
  settled_at: nullable(timestamptz),
  staff: nullable(text),
  is_taken_back: bool,
}
export type PaymentRow = RowOf<typeof PAYMENT>

/** The money of orders as it came and went back, the oldest first. */
export const paymentsOfOrders = statement({
  name: 'payments-of-orders',
  sql: `select p.id, p.order_id, p.kind, p.how, p.cents, p.state, p.code, p.reference, p.reason, p.at, p.settled_at, f.name as staff,
     exists (select from payments x where x.takes_back = p.id) as is_taken_back
   from payments p left join staff f on f.id = p.staff_id where p.order_id = any(:orderIds) order by p.order_id, p.at, p.id`,
  params: { orderIds: array(int4) },
  row: PAYMENT,
})

/** Money that has come, as customers read it: what the gateway calls a charge says nothing to them. */
export const paymentOf = ({
  cents,
  how,
  at,
  reference,
}: Pick<PaymentRow, 'cents' | 'how' | 'at' | 'reference'>): InferInput<typeof OrderPayment> => ({
  amount: toWire(cents),
  how,
  at: at.toISOString(),
  reference: how === 'card' ? null : reference,
})
