import type { Db } from '#server/platform/database/db.ts'

/** Names that a product import adds: brands, categories, lists, levels, values of filters. */
const statements = [
  `alter table product_imports add column creates boolean not null default false, add column additions jsonb not null default '[]'`,
]
const back = ['alter table product_imports drop column additions, drop column creates']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
