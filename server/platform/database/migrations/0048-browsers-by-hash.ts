import { type Kysely, sql } from 'kysely'

/** The bot check finds the customer of a browser. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create index known_browsers_hash on known_browsers (browser_hash)').execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop index known_browsers_hash').execute(db)
}
