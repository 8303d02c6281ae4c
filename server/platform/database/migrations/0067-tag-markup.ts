import { type Kysely, sql } from 'kysely'

/** What a customer adds to the own price of a piece on price tags, in percent; null: tags have a line to write on. */
const statements = [
  'alter table customers add column tag_markup_percent int check (tag_markup_percent between 1 and 900)',
]
const back = ['alter table customers drop column tag_markup_percent']

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of back) await sql.raw(statement).execute(db)
}
