import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Scanner } from './scanner.ts'

/** Scans what the shop has logged and kept: every row as text, and every file of the cluster with its log of writes. */
export async function scanServer(scanner: Scanner, { db, shop }: TestEnvironment): Promise<void> {
  scanner.text('log of the shop', shop.lines.join('\n'))
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(table)} t`.execute(db)
    scanner.text('tables', rows.map(({ row }) => row).join('\n'))
  }
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db)
  scanner.folder('files of the database', rows[0]?.data_directory ?? '')
}

async function tablesOf(db: TestDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'gateway')`.execute(db)
  return rows.map(({ name }) => name)
}
