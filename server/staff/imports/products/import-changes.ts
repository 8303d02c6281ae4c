import type { Db } from '#server/platform/database/db.ts'
import { int4, json, jsonb, nullable, uuid } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import type { ProductChange, ProductState } from './product-state.ts'

interface StoredState extends Omit<ProductState, 'prices'> {
  /** level id and cents */
  readonly prices: readonly (readonly [number, number])[]
}
interface StoredChange {
  readonly product_id: number
  /** null: the import added the product */
  readonly before: StoredState | null
  readonly after: StoredState
}

const insert = statement({
  name: 'product-import-changes-insert',
  sql: `insert into product_import_changes (import_id, product_id, before, after)
   select :importId, r.product_id, r.before, r.after
   from json_to_recordset(:changes) as r (product_id int, before jsonb, after jsonb)`,
  params: { importId: uuid, changes: json<readonly StoredChange[]>() },
})
const select = statement({
  name: 'product-import-changes',
  sql: 'select product_id, before, after from product_import_changes where import_id = :importId order by product_id',
  params: { importId: uuid },
  row: { product_id: int4, before: nullable(jsonb<StoredState>()), after: jsonb<StoredState>() },
})

/** Stores what an import made of each product, from which it can be undone. */
export async function insertChanges(
  trx: Db,
  importId: string,
  changes: readonly ProductChange[],
): Promise<void> {
  if (changes.length === 0) return
  const stored = changes.map(({ before, after }) => ({
    product_id: after.id,
    before: before && toStored(before),
    after: toStored(after),
  }))
  await insert(trx, { importId, changes: stored })
}

export async function changesOfImport(db: Db, importId: string): Promise<readonly ProductChange[]> {
  return (await select(db, { importId })).map(({ before, after }) => ({
    before: before && fromStored(before),
    after: fromStored(after),
  }))
}

const toStored = (product: ProductState): StoredState => ({ ...product, prices: [...product.prices] })
const fromStored = (product: StoredState): ProductState => ({ ...product, prices: new Map(product.prices) })
