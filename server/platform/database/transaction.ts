import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

const inside = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction. Any use of another handle meanwhile throws, because that query would run outside the
 * transaction. After a deadlock or serialization failure `work` is run again, up to four times, so it must have no effect outside the
 * database.
 */
export function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return repeatedAfterConflicts(() => db.transaction().execute((trx) => inside.run(true, () => work(trx))))
}

/** Runs read-only `work` in one MVCC snapshot (repeatable read). */
export function inSnapshot<T>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute((trx) => inside.run(true, () => read(trx)))
}

/** Runs `work` again after a deadlock or a serialization failure. */
async function repeatedAfterConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= ATTEMPTS || !CONFLICTS.has(codeOf(error))) throw error
    }
  }
}

const ATTEMPTS = 5
const CONFLICTS = new Set(['40001', '40P01'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Called whenever a connection is requested from the pool. */
export function refuseInsideTransaction(): void {
  if (inside.getStore())
    throw new Error('a query inside a transaction must use the handle of the transaction')
}

/** Called before slow work, which inside a transaction would keep a connection from other calls. */
export function refuseWaitInsideTransaction(): void {
  if (inside.getStore()) throw new Error('nothing but the database may be waited for inside a transaction')
}
