import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import type { FulfillmentLine } from '#server/orders/order-of-staff.ts'
import { casesByLine } from '#server/orders/order-shipments.ts'
import type { Db } from '#server/platform/database/db.ts'
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

/**
 * The lines of an order by position, with what has shipped or was handed over, was cancelled and came back of each.
 *
 * @param products of the order
 */
export async function positionsOf(
  db: Db,
  order: Order,
  products: readonly FulfillmentLine[],
): Promise<readonly OrderPosition[]> {
  const lines = await selectLines(db, { orderId: order.id })
  const isHandedOver = order.is_pickup && ORDER_STATUSES.complete.some((each) => each === order.status_id)
  const cases = new Map(
    products.map(({ product_id, ordered, shipped }) => [product_id, isHandedOver ? ordered : shipped]),
  )
  const shipped = casesByLine(lines, cases)
  return lines.map((line, index) => ({ ...line, shipped: shipped[index] ?? 0 }))
}

/** The names of the fees that were given back as a whole. */
export const creditedFeesOf = async (db: Db, orderId: number): Promise<readonly string[]> =>
  (await selectFees(db, { orderId }))[0]?.names ?? []
