import type { Db } from '#server/platform/database/db.ts'

/** The bot check finds the customer of a browser. */
export async function up(db: Db): Promise<void> {
  await db.query('create index known_browsers_hash on known_browsers (browser_hash)')
}

export async function down(db: Db): Promise<void> {
  await db.query('drop index known_browsers_hash')
}
