import { sql, type Transaction } from 'kysely'
import { upcOf } from '#server/demo/catalogue/upc.ts'
import type { Database } from '#tests/support/schema.ts'
import type { TestDb } from '#tests/support/database.ts'

const PROJECT = 11
/** A company of UPCs that the demo does not have. */
const COMPANY = '99000'

/** What a copy has of its own; `c` is the copy, `o` its original. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  id: 'c.id',
  model: `o.model || '-' || c.number`,
  name: `o.name || ' No. ' || c.number`,
  url: `o.url || '-' || c.number`,
  upc: 'c.upc',
  description_html: `o.description_html || '<p>Number ' || c.number || '.</p>'`,
}
const RELATED = {
  prices: ['level_id', 'cents'],
  product_list_entries: ['list_id', 'position'],
  stock: ['qty'],
}

/**
 * Copies the products of the first storefront, with prices, lists and stock, until it sells so many. Copies have other
 * models, names, addresses, UPCs and descriptions.
 */
export async function copyProducts(db: TestDb, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const originals = await trx
      .selectFrom('products')
      .select('id')
      .where('project_id', '=', PROJECT)
      .where('active', '=', true)
      .orderBy('id')
      .execute()
    const { last } = await trx
      .selectFrom('products')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: Math.max(0, count - originals.length) }, (_, index) => ({
      source: originals[index % originals.length]?.id,
      id: last + 1 + index,
      number: Math.floor(index / originals.length) + 2,
      upc: upcOf(COMPANY, last + 1 + index),
    }))
    const made = sql`json_to_recordset(${JSON.stringify(copies)}::json) as c (source int, id int, number int, upc text)`
    const columns = await columnsOfProducts(trx)
    const values = columns.map((column) => DIFFERENCES[column] ?? `o.${column}`)
    await sql`insert into products (${sql.raw(columns.join(', '))})
      select ${sql.raw(values.join(', '))} from ${made} join products o on o.id = c.source`.execute(trx)
    for (const [table, names] of Object.entries(RELATED))
      await sql`insert into ${sql.table(table)} (product_id, ${sql.raw(names.join(', '))})
        select c.id, ${sql.raw(names.map((name) => `o.${name}`).join(', '))}
        from ${made} join ${sql.table(table)} o on o.product_id = c.source`.execute(trx)
  })
  await sql`analyze`.execute(db)
}

/** Without those that PostgreSQL generates. */
async function columnsOfProducts(trx: Transaction<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string
  }>`select column_name::text as name from information_schema.columns
    where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER'`.execute(trx)
  return rows.map(({ name }) => name)
}
