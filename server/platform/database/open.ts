import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types as defaults } from 'pg'
import type { Database } from './schema.ts'
import { runDirectly, statementName } from './statement.ts'
import { refuseInsideTransaction } from './transaction.ts'

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

/**
 * Opens two pools. Read-only statements have their own, because they never wait for row locks: a cart can be read
 * however many writes are waiting. @param connections of each pool
 */
export function openDatabase(
  url: string,
  connections = 6,
  timeouts: DatabaseTimeouts = CALLS,
): Kysely<Database> {
  const reads = openPool(url, connections, timeouts)
  const writes = openPool(url, connections, timeouts)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded(writes) }) })
  runDirectly(db, async (query) => {
    refuseInsideTransaction()
    return (query.onlyReads ? reads : writes).query(query)
  })
  const destroyBuilder = db.destroy.bind(db)
  const destroy = async () => {
    await destroyBuilder()
    await Promise.all([reads.end(), writes.end()])
  }
  return Object.assign(db, { destroy })
}

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
  pool.on('error', () => undefined)
  return pool
}

function guarded(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    // kysely ends a pool only after it has used it; ours is ended by `destroy` of the handle
    end: () => Promise.resolve(),
    connect: async () => {
      refuseInsideTransaction()
      const client = await pool.connect()
      const kept = known.get(client) ?? preparing(client)
      known.set(client, kept)
      return kept
    },
  }
}

/**
 * Runs declared statements as named prepared statements. A connection whose server timed out is discarded without a
 * rollback, which would time out as well.
 */
function preparing(client: PoolClient): PostgresPoolClient {
  let isLost = false
  // an idle client has no other listener, and an unhandled 'error' event ends the process
  client.on('error', () => {
    isLost = true
  })
  const query = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new Error('Connection terminated: the database did not answer in time')
    const name = statementName(text)
    try {
      return await client.query(name ? { name, text, values: [...values] } : { text, values: [...values] })
    } catch (error) {
      isLost = !(error instanceof DatabaseError)
      throw error
    }
  }
  return {
    // kysely also declares cursors here, which are not used
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isLost),
  }
}
