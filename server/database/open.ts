import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { type CustomTypesConfig, Pool, type PoolClient, types as defaults } from 'pg'
import type { Database } from './schema.ts'
import { runDirectly, statementName } from './statement.ts'
import { refuseInsideTransaction } from './transaction.ts'

const CONNECT_TIMEOUT = 10_000
/** A new connection has to plan every statement again. */
const IDLE_TIMEOUT = 300_000

/** Dates without time stay text: a Date would shift them by the time zone of the process. */
const types: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === defaults.builtins.DATE ? (text: string) => text : defaults.getTypeParser(oid, format),
}

export function openDatabase(url: string, connections = 10): Kysely<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: IDLE_TIMEOUT,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  })
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded(pool) }) })
  runDirectly(db, async (query) => {
    refuseInsideTransaction()
    return pool.query(query)
  })
  return db
}

function guarded(pool: Pool): PostgresPool {
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      refuseInsideTransaction()
      const client = await pool.connect()
      const kept = known.get(client) ?? preparing(client)
      known.set(client, kept)
      return kept
    },
  }
}

/** Statements go by their name, every other text as it is. */
function preparing(client: PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = statementName(text)
    return client.query(name ? { name, text, values: [...values] } : { text, values: [...values] })
  }
  return {
    // kysely also declares cursors here, which nobody uses
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  }
}
