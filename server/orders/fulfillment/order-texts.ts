import type { AnswerIn } from '#contract/platform/endpoint.ts'
import { toWire } from '#contract/platform/money.ts'
import type { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import { billingAddressOf, type OrderSnapshot, purchaseOrderOf } from '#server/sheets/order-snapshot.ts'
import type { FulfillmentLine } from '#server/orders/order-of-staff.ts'
import type { OrderPosition } from '#server/orders/refunds/order-positions.ts'

type Line = NonNullable<AnswerIn<typeof staffOrderCalls.readStaffOrder>>['lines'][number]

/** The billing address, and the purchase order. */
export const billingOf = (snapshot: OrderSnapshot): string[] => {
  const number = purchaseOrderOf(snapshot)
  return [...billingAddressOf(snapshot), ...(number === null ? [] : [`Purchase order ${number}`])]
}

/** A line for each product; one that was bought at two prices has the sum of both, and the higher price. */
export const linesOf = (
  products: readonly FulfillmentLine[],
  positions: readonly OrderPosition[],
): readonly Line[] =>
  products.map(({ product_id, model, name, ordered, shipped, cancelled, returned }) => {
    const own = positions.filter((each) => each.product_id === product_id)
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
