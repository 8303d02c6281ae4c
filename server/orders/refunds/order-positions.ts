import type { Kysely } from 'kysely'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { linesOfOrder } from '#server/orders/order-of-staff.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { array, int4, type RowOf, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

const LINE = {
  position: int4,
  product_id: int4,
  model: text,
  name: text,
  cents: int4,
  quantity: int4,
  cancelled: int4,
  returned: int4,
}
const selectLines = statement({
  name: 'order-positions',
  sql: `select position, product_id, model, name, cents, quantity, cancelled, returned from order_lines
   where order_id = :orderId order by position`,
  params: { orderId: int4 },
  row: LINE,
})
const selectFees = statement({
  name: 'order-credited-fees',
  sql: 'select array(select name from credit_fees where order_id = :orderId) as names',
  params: { orderId: int4 },
  row: { names: array(text) },
})

/** A line of an order as it was bought, in cases. */
export interface OrderPosition extends RowOf<typeof LINE> {
  /** or handed over */
  readonly shipped: number
}

interface Order {
  readonly id: number
  readonly status_id: number
  readonly is_pickup: boolean
}

/** The lines of an order by position, with what has shipped or was handed over, was cancelled and came back of each. */
export async function positionsOf(db: Kysely<Database>, order: Order): Promise<readonly OrderPosition[]> {
  const [lines, products] = await Promise.all([
    selectLines(db, { orderId: order.id }),
    linesOfOrder(db, order.id),
  ])
  const isHandedOver = order.is_pickup && ORDER_STATUSES.complete.some((each) => each === order.status_id)
  const left = new Map(
    products.map(({ product_id, ordered, shipped }) => [product_id, isHandedOver ? ordered : shipped]),
  )
  // those of a product that is on two lines fill the first one first
  return lines.map((line) => {
    const cases = left.get(line.product_id) ?? 0
    const shipped = Math.min(line.quantity - line.cancelled, cases)
    left.set(line.product_id, cases - shipped)
    return { ...line, shipped }
  })
}

/** Cases that can still be cancelled: neither shipped nor come back from a shipment that was taken back. */
export const cancellable = ({ quantity, cancelled, shipped, returned }: OrderPosition): number =>
  quantity - cancelled - Math.max(shipped, returned)

/** Cases that can still come back. */
export const returnable = ({ shipped, returned }: OrderPosition): number => Math.max(0, shipped - returned)

/** The names of the fees that were given back as a whole. */
export const creditedFeesOf = async (db: Kysely<Database>, orderId: number): Promise<readonly string[]> =>
  (await selectFees(db, { orderId }))[0]?.names ?? []
