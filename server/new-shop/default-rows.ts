import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int4, json, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { carrierRows } from './carriers.ts'
import { closedDayRows } from './closed-days.ts'
import { filterOptionRows } from './filter-option-rows.ts'
import { levelRows } from './price-levels.ts'
import { stateRows } from './state-rows.ts'

/** The lists that the default pages lead to. */
const LISTS = ['New_Products_2025', 'Just_Arrived']

const TABLES = [
  defaultsOf('levels', 'id int, short_name text, name text, factor numeric', levelRows),
  defaultsOf('states', 'code text, name text, miles int, sales_tax numeric', stateRows),
  defaultsOf(
    'carriers',
    `id int, option_id text, name text, service text, base_cents int, cents_per_lb numeric, cents_per_lb_100mi numeric,
     transit_base int, min_lb int, max_lb int, active bool`,
    carrierRows,
  ),
  defaultsOf('closed_days', 'day date', closedDayRows),
  defaultsOf(
    'filter_options',
    'kind text, id int, value text, label text, icon text, position int',
    filterOptionRows,
  ),
  defaultsOf('product_lists', 'id int, project_id int, url text, name text, position int', productListRows),
]

const selectFilled = statement({
  name: 'default-rows-filled',
  sql: 'select name from default_rows',
  row: { name: text },
})
/** Waits for another process that fills the same table. */
const markFilled = statement({
  name: 'default-rows-fill',
  sql: 'insert into default_rows (name) values (:name) on conflict do nothing returning name',
  params: { name: text },
  row: { name: text },
})

/**
 * Inserts what no shop sells without and the specification or the default pages name: price levels, states, carriers,
 * closed days, options of filters, lists. A table is filled once, when it is empty: what an owner removes stays away.
 */
export async function writeDefaultRows(db: Db): Promise<void> {
  const filled = new Set((await selectFilled(db)).map(({ name }) => name))
  for (const { name, first, insert, rows } of TABLES) {
    if (filled.has(name)) continue
    await inTransaction(db, async (trx) => {
      const [marked] = await markFilled(trx, { name })
      if (marked && (await first(trx)).length === 0) await insert(trx, { rows: rows() })
    })
  }
}

function defaultsOf(table: string, columns: string, rows: () => readonly object[]) {
  const names = columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ')
  return {
    name: table,
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

function productListRows() {
  return [CONSUMER_PROJECT, PROFESSIONAL_PROJECT].flatMap((project_id) =>
    LISTS.map((url, index) => ({
      id: project_id * 10 + index,
      project_id,
      url,
      name: url.replaceAll('_', ' '),
      position: index + 1,
    })),
  )
}
