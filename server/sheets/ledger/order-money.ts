import { CANCELLED_STATUS } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, int8, nullable, type RowOf } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

/** Of an order; amounts in cents, none below 0. */
export interface OrderMoney {
  /** from the card, with the order */
  readonly charged: number
  /** by check, wire, in cash or otherwise */
  readonly paid: number
  readonly refunded: number
  /** asked for, and not known yet */
  readonly pending: number
  /** that can still be refunded */
  readonly left: number
  /** of it to the card */
  readonly cardLeft: number
  /** what the order costs less than its total */
  readonly credited: number
  /** what it costs, without its credits; 0: it is cancelled */
  readonly due: number
  /** that the customer still has to pay */
  readonly owed: number
  /** that the shop still has to give back: a refund was declined, or it is to be made by hand */
  readonly overpaid: number
  /** something was paid, all of it is given back, and the order costs nothing any more */
  readonly isAllRefunded: boolean
}

const SUMS = {
  order_id: int4,
  status_id: int4,
  total_cents: int4,
  credited: int8,
  charged: nullable(int8),
  paid: nullable(int8),
  refunded: nullable(int8),
  pending: nullable(int8),
  to_card: nullable(int8),
}
const select = statement({
  name: 'order-money',
  sql: `select o.id as order_id, o.status_id, o.total_cents,
     (select sum(c.cents) from credits c where c.order_id = o.id) as credited,
     sum(p.cents) filter (where p.kind = 'charge') as charged, sum(p.cents) filter (where p.kind = 'manual') as paid,
     sum(p.cents) filter (where p.kind = 'refund' and p.state = 'done') as refunded,
     sum(p.cents) filter (where p.kind = 'refund' and p.state = 'pending') as pending,
     sum(p.cents) filter (where p.kind = 'refund' and p.how = 'card' and p.state <> 'declined') as to_card
   from orders o left join payments p on p.order_id = o.id where o.id = any(:orderIds) group by o.id`,
  params: { orderIds: array(int4) },
  row: SUMS,
})

/** The money of orders by id. Everything that is said or done about what was paid, is owed or can be refunded comes from here. */
export async function moneyOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderMoney>> {
  const rows = await select(db, { orderIds: [...orderIds] })
  return new Map(rows.map((row) => [row.order_id, moneyOf(row)]))
}

/** In a transaction that changes money the order must be locked: then nothing is added meanwhile. */
export async function moneyOfOrder(db: Db, orderId: number): Promise<OrderMoney> {
  const money = (await moneyOfOrders(db, [orderId])).get(orderId)
  if (!money) throw new Error(`there is no order ${orderId}`)
  return money
}

function moneyOf(row: RowOf<typeof SUMS>): OrderMoney {
  const charged = Number(row.charged ?? 0)
  const paid = Number(row.paid ?? 0)
  const refunded = Number(row.refunded ?? 0)
  const pending = Number(row.pending ?? 0)
  const left = charged + paid - refunded - pending
  const cardLeft = charged - Number(row.to_card ?? 0)
  const credited = Number(row.credited ?? 0)
  const due = row.status_id === CANCELLED_STATUS ? 0 : Math.max(0, row.total_cents - credited)
  return {
    charged,
    paid,
    refunded,
    pending,
    left,
    cardLeft: Math.min(left, cardLeft),
    credited,
    due,
    owed: Math.max(0, due - left),
    overpaid: Math.max(0, left - due),
    isAllRefunded: refunded > 0 && refunded === charged + paid && due === 0,
  }
}
