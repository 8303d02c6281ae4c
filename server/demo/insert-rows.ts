import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#server/database/schema.ts'

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const MOST_PARAMETERS = 60_000

/** Inserts the rows in as few statements as the server allows. */
export async function insertRows<T extends keyof Database>(
  db: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1
  const batch = Math.floor(MOST_PARAMETERS / columns)
  for (let from = 0; from < rows.length; from += batch) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + batch))
      .execute()
  }
}
