import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

/** Dates without time stay text: a Date would shift them by the time zone of the process. */
const DATE_OID = 1082

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === DATE_OID ? (text: string) => text : pg.types.getTypeParser(oid, format as 'text'),
}

export function openDatabase(url: string, connections = 10): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  pool.on('error', () => undefined)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
