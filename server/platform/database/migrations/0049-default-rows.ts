import { type Kysely, sql } from 'kysely'

const TABLES = ['levels', 'states', 'closed_days', 'filter_options', 'carriers', 'product_lists']

/** The tables that were filled once, or found filled: those of a shop with products stay as its owner has them. */
export async function up<T>(db: Kysely<T>): Promise<void> {
  await sql.raw('create table default_rows (name text primary key)').execute(db)
  const names = TABLES.map((name) => `('${name}')`).join(', ')
  await sql
    .raw(
      `insert into default_rows (name) select name from (values ${names}) as t (name) where exists (select from products)`,
    )
    .execute(db)
}

export async function down<T>(db: Kysely<T>): Promise<void> {
  await sql.raw('drop table default_rows').execute(db)
}
