import type { LineRow } from '#server/carts/line-row.ts'
import type { Trx } from '#server/carts/change-cart.ts'
import { statement } from '#server/database/statement.ts'

export interface Shortage {
  readonly id: number
  readonly message: string
  readonly available: number
}

const lock = statement<{ product_id: number; qty: number }>(
  'stock-lock',
  `select s.product_id, case when p.active then s.qty else 0 end as qty from stock s join products p on p.id = s.product_id
   where s.product_id = any($1) order by s.product_id for update of s`,
)
const move = statement<never>(
  'stock-move',
  `update stock s set qty = s.qty + m.qty from json_to_recordset($1::json) as m (product_id int, qty int)
   where s.product_id = m.product_id`,
)

type Wanted = readonly { readonly product_id: number; readonly quantity: number }[]

/** Locks the stock of these products, always in the same order, and answers it by product. */
export async function lockStock(trx: Trx, wanted: Wanted): Promise<ReadonlyMap<number, number>> {
  const rows = await lock(trx, [...new Set(wanted.map((line) => line.product_id))])
  return new Map(rows.map((row) => [row.product_id, row.qty]))
}

/** @param way -1 takes from the stock, 1 gives back; the stock is locked */
export async function moveStock(trx: Trx, wanted: Wanted, way: 1 | -1): Promise<void> {
  const moves = [...casesByProduct(wanted)].map(([product_id, cases]) => ({ product_id, qty: way * cases }))
  await move(trx, JSON.stringify(moves))
}

/** The lines that the stock cannot meet, in words. */
export function shortagesOf(
  lines: readonly LineRow[],
  stock: ReadonlyMap<number, number>,
): readonly Shortage[] {
  const wanted = casesByProduct(lines)
  return lines.flatMap((line) => {
    const available = stock.get(line.product_id) ?? 0
    if ((wanted.get(line.product_id) ?? 0) <= available) return []
    return [{ id: line.id, message: shortageText(line.name, available), available }]
  })
}

function shortageText(name: string, available: number): string {
  if (available === 0) return `${name} is sold out.`
  return `Only ${available} ${available === 1 ? 'case' : 'cases'} of ${name} left.`
}

function casesByProduct(lines: Wanted): ReadonlyMap<number, number> {
  const cases = new Map<number, number>()
  for (const { product_id, quantity } of lines) cases.set(product_id, (cases.get(product_id) ?? 0) + quantity)
  return cases
}
