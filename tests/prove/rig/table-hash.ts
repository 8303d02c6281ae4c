import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'

/** Excluded: refused calls count toward rate limits, and transitions that were accepted are written a second later. */
const COUNTERS = ['rate_limits', 'flow_days']

/** Columns that are left out of the hash, by the table. */
export type LeftOut = Readonly<Record<string, readonly string[]>>

/** One hash over every row of every table of the shop and of the gateway. */
export async function hashOfTables(db: TestDb, leftOut: LeftOut = {}): Promise<string> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'gateway') and tablename <> all(${COUNTERS}) order by 1, 2`.execute(db)
  const parts = tables.map(({ schema, name }) => {
    const columns = leftOut[name] ?? []
    const row = columns.length === 0 ? sql`t::text` : sql`(to_jsonb(t) - ${[...columns]}::text[])::text`
    return sql`select ${sql.lit(`${schema}.${name}`)} as name, coalesce(sum(hashtextextended(${row}, 0)), 0) as hash, count(*) as rows
      from ${sql.table(`${schema}.${name}`)} t`
  })
  const { rows } = await sql<object>`${sql.join(parts, sql` union all `)} order by name`.execute(db)
  return JSON.stringify(rows)
}

/** Changes with every write, also one that is rolled back. */
export async function writesSoFar(db: TestDb): Promise<string> {
  const { rows } = await sql<{
    at: string
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text as at`.execute(db)
  return rows[0]?.at ?? ''
}
