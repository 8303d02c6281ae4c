import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

const inside = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction. While it runs, every use of another handle throws, because such a query would
 * silently stand outside of the transaction. After a deadlock or a serialisation conflict the work is done once
 * more from the start, so it must have no effect but in the database.
 */
export function inTransaction<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return repeatedAfterConflicts(() => db.transaction().execute((trx) => inside.run(true, () => work(trx))))
}

/** Runs reads that all see the database as of one moment. */
export function inSnapshot<T>(
  db: Kysely<Database>,
  read: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute((trx) => inside.run(true, () => read(trx)))
}

/** Repeats after the same conflicts one statement that stands alone, which is a transaction of its own. */
export async function repeatedAfterConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (fault) {
      if (attempt >= ATTEMPTS || !CONFLICTS.has(codeOf(fault))) throw fault
    }
  }
}

const ATTEMPTS = 5
const CONFLICTS = new Set(['40001', '40P01'])

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault && typeof fault.code === 'string' ? fault.code : ''

/** Called whenever a connection is asked for. */
export function refuseInsideTransaction(): void {
  if (inside.getStore())
    throw new Error('a query inside a transaction must use the handle of the transaction')
}

/** Called before slow work: whoever waits for it inside a transaction keeps a connection from all others. */
export function refuseWaitInsideTransaction(): void {
  if (inside.getStore()) throw new Error('nothing but the database may be waited for inside a transaction')
}
