import { AsyncLocalStorage } from 'node:async_hooks'
import { type ClientBase, DatabaseError, type QueryConfig } from 'pg'
import type { Db, PreparedStatement, Transaction } from './db.ts'

const inside = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction. Any use of another handle meanwhile throws, because that query would run outside the
 * transaction. After a deadlock or serialization failure `work` is run again, up to four times, so it must have no effect outside the
 * database.
 */
export function inTransaction<T>(db: Db, work: (trx: Transaction) => Promise<T>): Promise<T> {
  return repeatedAfterConflicts(() => transact(db, 'begin', work))
}

/** Runs read-only `work` in one MVCC snapshot (repeatable read). */
export const inSnapshot = <T>(db: Db, read: (trx: Transaction) => Promise<T>): Promise<T> =>
  transact(db, 'start transaction isolation level repeatable read read only', read)

async function transact<T>(db: Db, begin: string, work: (trx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.connect()
  const { trx, state, end } = transactionOn(client)
  try {
    await trx.query(begin)
    const result = await inside.run(true, () => work(trx))
    await end('commit')
    return result
  } catch (error) {
    // of a connection that was lost the server rolls back by itself, and a rollback would time out as well
    if (!state.isLost) await end('rollback').catch(() => (state.isLost = true))
    throw error
  } finally {
    client.release(state.isLost)
  }
}

/** @returns the handle of a transaction that is begun and ended on this connection */
export function transactionOn(client: ClientBase) {
  const state = { isLost: false, hasEnded: false }
  const send = async (config: QueryConfig) => {
    if (state.isLost) throw new Error('Connection terminated: the database did not answer in time')
    try {
      return await client.query(config)
    } catch (error) {
      if (!(error instanceof DatabaseError)) state.isLost = true
      throw error
    }
  }
  // one at a time: the driver is to refuse a query while another one runs on the connection
  let last: Promise<unknown> = Promise.resolve()
  const run = (config: QueryConfig) => {
    const answer = last.then(() => send(config))
    last = answer.catch(() => undefined)
    return answer
  }
  const trx: Transaction = {
    isTransaction: true,
    query: async (text, values, prepared) => {
      if (state.hasEnded) throw new Error('a query after the end of its transaction')
      return (await run(queryConfig(text, values, prepared))).rows
    },
    connect: async () => {
      throw new Error(OTHER_HANDLE)
    },
  }
  const end = async (how: 'commit' | 'rollback') => {
    state.hasEnded = true
    const { command } = await run({ text: how })
    // so PostgreSQL answers when a statement failed and the work went on
    if (how === 'commit' && command === 'ROLLBACK') throw new Error('the transaction was rolled back')
  }
  return { trx, state, end }
}

/** As the driver takes it; without a name the statement is not prepared. */
export const queryConfig = (
  text: string,
  values: unknown[] = [],
  prepared?: PreparedStatement,
): QueryConfig => (prepared ? { name: prepared.name, text, values } : { text, values })

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

/** Called by the pools before every query. */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) throw new Error(OTHER_HANDLE)
}

const OTHER_HANDLE = 'a query inside a transaction must use the handle of the transaction'

/** Called before slow work, which inside a transaction would keep a connection from other calls. */
export function refuseWaitInsideTransaction(): void {
  if (inside.getStore()) throw new Error('nothing but the database may be waited for inside a transaction')
}
