import type { Kysely } from 'kysely'
import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import type { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { billingAddressOf, type OrderSnapshot, purchaseOrderOf } from '#server/sheets/order-snapshot.ts'
import { linesOfOrder } from '#server/orders/order-of-staff.ts'

type Line = NonNullable<AnswerIn<typeof staffOrderCalls.readStaffOrder>>['lines'][number]

/** The billing address, and the purchase order. */
export const billingOf = (snapshot: OrderSnapshot): string[] => {
  const number = purchaseOrderOf(snapshot)
  return [...billingAddressOf(snapshot), ...(number === null ? [] : [`Purchase order ${number}`])]
}

const selectPrices = statement({
  name: 'desk-order-prices',
  sql: 'select product_id, quantity, cents from order_lines where order_id = :orderId order by position',
  params: { orderId: int4 },
  row: { product_id: int4, quantity: int4, cents: int4 },
})

/** A line for each product; one that was bought at two prices has the sum of both, and the higher price. */
export async function linesOf(db: Kysely<Database>, orderId: number): Promise<Line[]> {
  const [lines, prices] = await Promise.all([linesOfOrder(db, orderId), selectPrices(db, { orderId })])
  return lines.map(({ product_id, model, name, ordered, shipped, cancelled, returned }) => {
    const own = prices.filter((each) => each.product_id === product_id)
    return {
      products_id: product_id,
      products_model: model,
      products_name: name,
      final_price: toWire(Math.max(0, ...own.map(({ cents }) => cents))),
      total_price: toWire(own.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)),
      ordered,
      shipped,
      cancelled,
      returned,
    }
  })
}
