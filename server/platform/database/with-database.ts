import type { Kysely } from 'kysely'
import { openDatabase } from './open.ts'
import type { Database } from './schema.ts'

/** Runs work on one connection of its own. */
export async function withDatabase<T>(
  databaseUrl: string,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(databaseUrl, 1)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
