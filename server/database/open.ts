import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types as defaults } from 'pg'
import type { Database } from './schema.ts'
import { runDirectly, statementName } from './statement.ts'
import { refuseInsideTransaction } from './transaction.ts'

/** Milliseconds; 0: for ever. */
export interface DatabaseTimeouts {
  /** until a connection is free or made */
  readonly connection: number
  /** until a lock that another transaction holds is given up */
  readonly lock: number
  /** until the server gives a statement up, or a transaction in which nothing happens */
  readonly statement: number
  /** until an answer of the server is given up, and the connection with it */
  readonly query: number
}

/** A call that meets a locked row, or a server that no longer answers, ends within 12 seconds. */
const CALLS: DatabaseTimeouts = { connection: 4_000, lock: 3_000, statement: 7_000, query: 8_000 }
/** For work at the start, which other processes may hold up and which may take as long as it needs. */
export const NO_TIMEOUTS: DatabaseTimeouts = { connection: 10_000, lock: 0, statement: 0, query: 0 }

/** A new connection has to plan every statement again. */
const IDLE_TIMEOUT = 300_000

/** Dates without time stay text: a Date would shift them by the time zone of the process. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === defaults.builtins.DATE ? (text: string) => text : defaults.getTypeParser(oid, format),
}

/**
 * Statements that only read have connections of their own, since they wait for no row lock: however many writes wait
 * for one, a cart can be read.
 * @param connections of each of the two kinds
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
    // the best plan of a statement does not depend on its values: plan it once, not six times, on each connection
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
    // the builder never ends a pool that only statements have used, so `destroy` of the handle does
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
 * Statements go by their name, every other text as it is. A connection whose server did not answer is not used again,
 * not even to roll back: that would wait as long once more.
 */
function preparing(client: PoolClient): PostgresPoolClient {
  let isLost = false
  // between two statements nobody else hears of it, and an error that nobody hears ends the process
  client.on('error', () => {
    isLost = true
  })
  const query = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new Error('Connection terminated: the database did not answer in time')
    const name = statementName(text)
    try {
      return await client.query(name ? { name, text, values: [...values] } : { text, values: [...values] })
    } catch (fault) {
      isLost = !(fault instanceof DatabaseError)
      throw fault
    }
  }
  return {
    // kysely also declares cursors here, which nobody uses
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isLost),
  }
}
