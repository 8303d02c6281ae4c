import { openDatabase } from './open.ts'
import type { Db } from './db.ts'

/** Runs work on one connection of its own. */
export async function withDatabase<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase(databaseUrl, 1)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
