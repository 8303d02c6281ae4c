import type { Db } from '#server/platform/database/db.ts'

const TABLES = ['levels', 'states', 'closed_days', 'filter_options', 'carriers', 'product_lists']

/** The tables that were filled once, or found filled: those of a shop with products stay as its owner has them. */
export async function up(db: Db): Promise<void> {
  await db.query('create table default_rows (name text primary key)')
  const names = TABLES.map((name) => `('${name}')`).join(', ')
  await db.query(
    `insert into default_rows (name) select name from (values ${names}) as t (name) where exists (select from products)`,
  )
}

export async function down(db: Db): Promise<void> {
  await db.query('drop table default_rows')
}
