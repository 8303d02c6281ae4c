import type { Insertable, Transaction } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const MOST_PARAMETERS = 60_000

/**
 * Inserts the rows in as few statements as the server allows.
 * @param existing what becomes of those that a shop without the demo has already
 */
export async function insertRows<T extends keyof Database>(
  db: Transaction<Database>,
  table: T,
  rows: readonly Insertable<Database[T]>[],
  existing: 'refused' | 'kept' = 'refused',
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length || 1
  const batch = Math.floor(MOST_PARAMETERS / columns)
  for (let from = 0; from < rows.length; from += batch) {
    const insert = db.insertInto(table).values(rows.slice(from, from + batch))
    await (existing === 'kept' ? insert.onConflict((conflict) => conflict.doNothing()) : insert).execute()
  }
}
