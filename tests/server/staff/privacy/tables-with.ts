import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'

/** The tables of which a row contains a text, in any column. */
export async function tablesWith(db: TestDb, text: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'gateway', 'pgboss') order by 1`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } =
      await sql`select from ${sql.raw(name)} t where position(lower(${text}) in lower(t::text)) > 0
      limit 1`.execute(db)
    if (hits.length > 0) found.push(name)
  }
  return found
}
