import { type Kysely, sql } from 'kysely'

/** Names that a product import adds: brands, categories, lists, levels, values of filters. */
const statements = [
  `alter table product_imports add column creates boolean not null default false, add column additions jsonb not null default '[]'`,
]
const back = ['alter table product_imports drop column additions, drop column creates']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db)
}
