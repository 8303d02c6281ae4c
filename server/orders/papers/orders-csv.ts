import { csvLines, csvOf } from '#contract/platform/csv.ts'
import { feesOf } from '#server/orders/order-rows.ts'
import { shipmentsOf } from '#server/orders/order-shipments.ts'
import type { Db } from '#server/platform/database/db.ts'
import { moneyOfOrders } from '#server/sheets/ledger/order-money.ts'
import { EXPORTED_TITLES, exportedRows } from './exported-order.ts'
import { selectExportedLines, selectExportedOrders } from './select-exported.ts'

/** orders that are read at a time, so that others are answered in between */
const AT_ONCE = 100

/**
 * Orders as CSV in UTF-8, in parts. Each part tells its orders as they are when it is read; an order that is gone by then is
 * left out.
 */
export async function* ordersCsv(db: Db, ids: readonly number[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  yield encoder.encode(csvOf([EXPORTED_TITLES]))
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await rowsOf(db, ids.slice(from, from + AT_ONCE))
    yield encoder.encode(csvLines(rows))
  }
}

async function rowsOf(db: Db, ids: number[]): Promise<readonly (readonly string[])[]> {
  const orderIds = ids
  const [orders, lines, fees, shipments, money] = await Promise.all([
    selectExportedOrders(db, { ids }),
    selectExportedLines(db, { ids }),
    feesOf(db, { orderIds }),
    shipmentsOf(db, { orderIds }),
    moneyOfOrders(db, orderIds),
  ])
  const linesByOrder = Map.groupBy(lines, (line) => line.order_id)
  const feesByOrder = Map.groupBy(fees, (fee) => fee.order_id)
  // what was taken back counts nowhere
  const valid = shipments.filter(({ voided_at }) => voided_at === null)
  const shipmentsByOrder = Map.groupBy(valid, (shipment) => shipment.order_id)
  return orders.flatMap((order) => {
    const sums = money.get(order.id)
    if (!sums) return []
    return exportedRows({
      order,
      money: sums,
      lines: linesByOrder.get(order.id) ?? [],
      fees: feesByOrder.get(order.id) ?? [],
      shipments: shipmentsByOrder.get(order.id) ?? [],
    })
  })
}
