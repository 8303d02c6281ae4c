import { counted } from '#contract/platform/format-count.ts'
import type { LineRow } from '#server/cart/line-row.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { array, int4, json } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'

export interface Shortage {
  readonly id: number
  readonly message: string
  readonly available: number
}

const lock = statement({
  name: 'stock-lock',
  sql: 'select from stock where product_id = any(:productIds) order by product_id for update',
  params: { productIds: array(int4) },
})
/** One row for each product that is on sale and of which there are enough cases. */
const lockEnough = statement({
  name: 'stock-lock-enough',
  sql: `select s.product_id from stock s
     join json_to_recordset(:cases) as m (product_id int, qty int) on m.product_id = s.product_id
     join products p on p.id = s.product_id
   where p.active and s.qty >= m.qty order by s.product_id for update of s`,
  params: { cases: json<readonly ProductCases[]>() },
  row: { product_id: int4 },
})
const take = statement({
  name: 'stock-take',
  sql: `update stock s set qty = s.qty - m.qty from json_to_recordset(:cases) as m (product_id int, qty int)
   where s.product_id = m.product_id`,
  params: { cases: json<readonly ProductCases[]>() },
})
const add = statement({
  name: 'stock-return',
  sql: `update stock s set qty = s.qty + m.qty from json_to_recordset(:cases) as m (product_id int, qty int)
   where s.product_id = m.product_id`,
  params: { cases: json<readonly ProductCases[]>() },
})

export interface ProductCases {
  readonly product_id: number
  readonly qty: number
}
type Wanted = readonly { readonly product_id: number; readonly quantity: number }[]

/** Locks the stock rows of these products in a fixed order. */
export async function lockStock(trx: Transaction, wanted: Wanted): Promise<void> {
  await lock(trx, { productIds: [...new Set(wanted.map((line) => line.product_id))] })
}

/** The same; false when there are not enough cases of one of them. */
export async function lockEnoughStock(trx: Transaction, wanted: Wanted): Promise<boolean> {
  const cases = casesOfProducts(wanted)
  const enough = await lockEnough(trx, { cases })
  return enough.length === cases.length
}

/** Takes cases from the stock; the rows must be locked. */
export async function takeStock(trx: Transaction, wanted: Wanted): Promise<void> {
  await take(trx, { cases: casesOfProducts(wanted) })
}

/** Returns cases to the stock; the rows must be locked. */
export async function releaseStock(trx: Transaction, wanted: Wanted): Promise<void> {
  await add(trx, { cases: casesOfProducts(wanted) })
}

/** One sentence per line that exceeds the stock. */
export function shortagesOf(lines: readonly LineRow[]): readonly Shortage[] {
  const wanted = casesByProduct(lines)
  return lines.flatMap(({ id, product_id, name, available }) => {
    if ((wanted.get(product_id) ?? 0) <= available) return []
    return [{ id, message: shortageText(name, available), available }]
  })
}

function shortageText(name: string, available: number): string {
  if (available === 0) return `${name} is sold out.`
  return `Only ${counted(available, 'case')} of ${name} left.`
}

const casesOfProducts = (wanted: Wanted): readonly ProductCases[] =>
  [...casesByProduct(wanted)].map(([product_id, qty]) => ({ product_id, qty }))

function casesByProduct(lines: Wanted): ReadonlyMap<number, number> {
  const cases = new Map<number, number>()
  for (const { product_id, quantity } of lines) cases.set(product_id, (cases.get(product_id) ?? 0) + quantity)
  return cases
}
