import type { Db } from '#server/platform/database/db.ts'

/** What a customer adds to the own price of a piece on price tags, in percent; null: tags have a line to write on. */
const statements = [
  'alter table customers add column tag_markup_percent int check (tag_markup_percent between 1 and 900)',
]
const back = ['alter table customers drop column tag_markup_percent']

export async function up(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}

export async function down(db: Db): Promise<void> {
  for (const statement of back) await db.query(statement)
}
