import type { Db } from '#server/platform/database/db.ts'
import { withDatabase } from '#server/platform/database/with-database.ts'

/** A command on the database of the shop; resolves with the lines to print. */
export const databaseCommand =
  (run: (db: Db, words: readonly string[], now: Date) => Promise<readonly string[]>) =>
  (databaseUrl: string, words: readonly string[], now = new Date()): Promise<readonly string[]> =>
    withDatabase(databaseUrl, (db) => run(db, words, now))
