import { type CustomTypesConfig, Pool, types as defaults } from 'pg'
import type { Db } from './db.ts'
import { queryConfig, refuseInsideTransaction } from './transaction.ts'

/** In milliseconds; 0: none. */
export interface DatabaseTimeouts {
  /** to get a connection from the pool */
  readonly connection: number
  /** to wait for a lock (lock_timeout) */
  readonly lock: number
  /** for a statement, and for an idle transaction (on the server) */
  readonly statement: number
  /** for a response of the server (on the client); afterwards the connection is discarded */
  readonly query: number
}

/** A call that waits for a locked row or an unresponsive server fails within 12 seconds. */
const CALLS: DatabaseTimeouts = { connection: 4_000, lock: 3_000, statement: 7_000, query: 8_000 }
/** For work at startup, which other processes may block and which may take as long as it needs. */
export const NO_TIMEOUTS: DatabaseTimeouts = { connection: 10_000, lock: 0, statement: 0, query: 0 }

/** Long, because a new connection has to plan every statement again. */
const IDLE_TIMEOUT = 300_000

/** Dates without a time stay text, because a Date would shift them by the time zone of the process. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === defaults.builtins.DATE ? (text: string) => text : defaults.getTypeParser(oid, format),
}

/** How many connections of a pool there are, how many of them nobody uses, and how many callers wait for one. */
interface PoolUsage {
  readonly pool: 'reads' | 'writes'
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** The pools of a process. */
export interface OpenDatabase extends Db {
  readonly pools: () => readonly PoolUsage[]
  /** Waits for what runs and closes all connections. */
  destroy(): Promise<void>
}

/**
 * Opens two pools. Read-only statements have their own, because they never wait for row locks: a cart can be read
 * however many writes are waiting. @param connections of each pool
 */
export function openDatabase(url: string, connections = 6, timeouts: DatabaseTimeouts = CALLS): OpenDatabase {
  const reads = openPool(url, connections, timeouts)
  const writes = openPool(url, connections, timeouts)
  return {
    query: async (text, values, prepared) => {
      refuseInsideTransaction()
      const { rows } = await (prepared?.onlyReads ? reads : writes).query(queryConfig(text, values, prepared))
      return rows
    },
    connect: async () => {
      refuseInsideTransaction()
      return writes.connect()
    },
    pools: () => [usageOf('reads', reads), usageOf('writes', writes)],
    destroy: async () => {
      await Promise.all([reads.end(), writes.end()])
    },
  }
}

const usageOf = (pool: PoolUsage['pool'], { totalCount, idleCount, waitingCount }: Pool): PoolUsage => ({
  pool,
  total: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

function openPool(url: string, connections: number, timeouts: DatabaseTimeouts): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: IDLE_TIMEOUT,
    types,
    connectionTimeoutMillis: timeouts.connection,
    // a generic plan from the first execution, since no plan depends on parameter values; the default plans six times
    // per connection
    options: '-c plan_cache_mode=force_generic_plan',
    lock_timeout: timeouts.lock,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    query_timeout: timeouts.query,
  })
  // without a listener the event ends the process: of the pool for idle connections, of a connection for one in use
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
