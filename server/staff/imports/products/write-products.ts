import type { FieldChange } from '#contract/staff/staff-import.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { array, int4, json } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { keepRedirects } from './keep-redirects.ts'
import { type HistorySource, insertHistory } from './product-history.ts'
import type { ProductChange, ProductState } from './product-state.ts'

const FIELDS = `project_id int, model text, name text, url text, brand_id int, category_id int, packaging text, pieces_per_case int, upc text,
   colors text[], effects text[], firing_pattern text, duration text, seconds int, shots int, caliber text, performance_height text,
   debris_profile text, ignition_type text, weight_lb numeric, hazmat text, pro_use boolean, texas_restricted boolean, eta date,
   description_html text, video_url text, is_new boolean, on_sale boolean, active boolean, bin text`
const NAMES = FIELDS.split(',').map((field) => field.trim().split(' ')[0])
type Written = Pick<ProductState, Exclude<keyof ProductState, 'prices' | 'lists' | 'stock' | 'version'>>

const lastId = statement({
  name: 'import-last-product',
  sql: 'select coalesce(max(id), 0) as id from products',
  row: { id: int4 },
})
const insertProducts = statement({
  name: 'import-products-insert',
  sql: `insert into products (id, ${NAMES.join(', ')})
   select p.id, ${NAMES.map((name) => `p.${name}`).join(', ')} from json_to_recordset(:products) as p (id int, ${FIELDS})`,
  params: { products: json<readonly Written[]>() },
})
const updateProducts = statement({
  name: 'import-products-update',
  sql: `update products o set version = o.version + 1, ${NAMES.map((name) => `${name} = p.${name}`).join(', ')}
   from json_to_recordset(:products) as p (id int, ${FIELDS}) where o.id = p.id`,
  params: { products: json<readonly Written[]>() },
})
const PRICE = 'as r (product_id int, level_id int, cents int)'
const upsertPrices = statement({
  name: 'import-prices',
  sql: `insert into prices (product_id, level_id, cents) select r.product_id, r.level_id, r.cents from json_to_recordset(:prices) ${PRICE}
   on conflict (product_id, level_id) do update set cents = excluded.cents`,
  params: { prices: json<readonly PriceRow[]>() },
})
const deletePrices = statement({
  name: 'import-prices-delete',
  sql: `delete from prices o using json_to_recordset(:prices) ${PRICE}
   where o.product_id = r.product_id and o.level_id = r.level_id`,
  params: { prices: json<readonly PriceRow[]>() },
})
const setStock = statement({
  name: 'import-stock',
  sql: `insert into stock (product_id, qty) select r.product_id, r.qty from json_to_recordset(:stock) as r (product_id int, qty int)
   on conflict (product_id) do update set qty = excluded.qty`,
  params: { stock: json<readonly { readonly product_id: number; readonly qty: number }[]>() },
})
const ENTRY = 'as r (list_id int, product_id int)'
const insertEntries = statement({
  name: 'import-list-entries',
  sql: `insert into product_list_entries (list_id, product_id, position)
   select r.list_id, r.product_id, coalesce((select max(position) from product_list_entries e where e.list_id = r.list_id), 0)
     + (row_number() over (partition by r.list_id order by r.product_id))::int from json_to_recordset(:entries) ${ENTRY}`,
  params: { entries: json<readonly EntryRow[]>() },
})
const deleteEntries = statement({
  name: 'import-list-entries-delete',
  sql: `delete from product_list_entries o using json_to_recordset(:entries) ${ENTRY}
   where o.list_id = r.list_id and o.product_id = r.product_id`,
  params: { entries: json<readonly EntryRow[]>() },
})
const lockProducts = statement({
  name: 'import-lock-products',
  sql: 'select id from products where id = any(:ids) order by id for no key update',
  params: { ids: array(int4) },
  row: { id: int4 },
})

interface PriceRow {
  readonly product_id: number
  readonly level_id: number
  readonly cents: number
}
interface EntryRow {
  readonly list_id: number
  readonly product_id: number
}
interface WrittenRow {
  /** null where nothing is written */
  readonly write: ProductChange | null
  /** the same as texts, for the history */
  readonly changes: readonly FieldChange[]
}

/**
 * Writes the changes of rows with their history and the redirects of former addresses, and resolves with them by their ids;
 * catalogue and stock must be locked since they were read. Nothing else writes fields, prices or lists of products, or sets their stock.
 */
export async function writeProducts(
  trx: Transaction,
  rows: readonly WrittenRow[],
  source: HistorySource,
): Promise<readonly ProductChange[]> {
  const [last] = await lastId(trx)
  let nextId = last?.id ?? 0
  const written = rows.flatMap(({ write, changes }) => {
    if (write === null) return []
    const after = write.before === null ? { ...write.after, id: ++nextId } : write.after
    return [{ before: write.before, after, changes }]
  })
  const writes = written.map(({ before, after }): ProductChange => ({ before, after }))
  const added = writes.filter(({ before }) => before === null).map(({ after }) => after)
  const changed = writes.filter(({ before }) => before !== null).map(({ after }) => after)
  if (added.length > 0) await insertProducts(trx, { products: added })
  if (changed.length > 0) {
    await lockProducts(trx, { ids: changed.map(({ id }) => id) })
    await updateProducts(trx, { products: changed })
  }
  await writePrices(trx, writes)
  await writeLists(trx, writes)
  const stock = writes
    .filter(({ before, after }) => before === null || before.stock !== after.stock)
    .map(({ after }) => ({ product_id: after.id, qty: after.stock }))
  if (stock.length > 0) await setStock(trx, { stock })
  await insertHistory(trx, written, source)
  await keepRedirects(trx, writes, source.by)
  return writes
}

async function writePrices(trx: Transaction, writes: readonly ProductChange[]): Promise<void> {
  const differing = (one: ProductState | null, other: ProductState | null, id: number): readonly PriceRow[] =>
    [...(one?.prices ?? [])]
      .filter(([level, cents]) => other?.prices.get(level) !== cents)
      .map(([level_id, cents]) => ({ product_id: id, level_id, cents }))
  const set = writes.flatMap(({ before, after }) => differing(after, before, after.id))
  const gone = writes.flatMap(({ before, after }) =>
    differing(before, after, after.id).filter(({ level_id }) => !after.prices.has(level_id)),
  )
  if (set.length > 0) await upsertPrices(trx, { prices: set })
  if (gone.length > 0) await deletePrices(trx, { prices: gone })
}

async function writeLists(trx: Transaction, writes: readonly ProductChange[]): Promise<void> {
  const missing = (one: ProductState | null, other: ProductState | null, id: number): readonly EntryRow[] =>
    (one?.lists ?? [])
      .filter((list) => !(other?.lists ?? []).includes(list))
      .map((list_id) => ({ list_id, product_id: id }))
  const gone = writes.flatMap(({ before, after }) => missing(before, after, after.id))
  const set = writes.flatMap(({ before, after }) => missing(after, before, after.id))
  if (gone.length > 0) await deleteEntries(trx, { entries: gone })
  if (set.length > 0) await insertEntries(trx, { entries: set })
}
