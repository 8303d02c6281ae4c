import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { int4, json } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { closedDayRows } from './closed-days.ts'
import { levelRows } from './price-levels.ts'
import { priceRangeRows } from './price-ranges.ts'
import { stateRows } from './state-rows.ts'

const TABLES = [
  defaultsOf('levels', 'id int, short_name text, name text, factor numeric', levelRows),
  defaultsOf('states', 'code text, name text, miles int, sales_tax numeric', stateRows),
  defaultsOf('closed_days', 'day date', closedDayRows),
  defaultsOf(
    'filter_options',
    'kind text, id int, value text, label text, icon text, position int',
    priceRangeRows,
  ),
]

/**
 * Inserts what no shop sells without and the specification or the default pages name: price levels, states, closed
 * days, the options of the price filter. A table that has rows stays as it is.
 */
export async function writeDefaultRows(db: Kysely<Database>): Promise<void> {
  for (const { first, insert, rows } of TABLES)
    if ((await first(db)).length === 0) await inTransaction(db, (trx) => insert(trx, { rows: rows() }))
}

/** Of several processes that start at once each inserts the same rows. */
function defaultsOf(table: string, columns: string, rows: () => readonly object[]) {
  const names = columns
    .split(', ')
    .map((column) => column.split(' ')[0])
    .join(', ')
  return {
    rows,
    first: statement({
      name: `default-${table}-first`,
      sql: `select 1 as found from ${table} limit 1`,
      row: { found: int4 },
    }),
    insert: statement({
      name: `default-${table}`,
      sql: `insert into ${table} (${names}) select ${names} from json_to_recordset(:rows) as r (${columns}) on conflict do nothing`,
      params: { rows: json<readonly object[]>() },
    }),
  }
}
