import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { writeBackup } from '#server/platform/database/backup/write-backup.ts'
import type { TestDb } from '#tests/support/database.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Scanner } from './scanner.ts'

/** Scans what the shop has kept: every row as text, a backup, and every file of the cluster with its log of writes. */
export async function scanServer(scanner: Scanner, environment: TestEnvironment): Promise<void> {
  const { db } = environment
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(table)} t`.execute(db)
    scanner.text('tables', rows.map(({ row }) => row).join('\n'))
  }
  scanner.file('backup', await backupOf(environment))
  await sql`checkpoint`.execute(db)
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db)
  scanner.folder('files of the database', rows[0]?.data_directory ?? '')
}

async function backupOf({ databaseUrl }: TestEnvironment): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'emberwright-canary-'))
  try {
    const file = join(folder, 'backup')
    await writeBackup(databaseUrl, file, new Date())
    return gunzipSync(readFileSync(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tablesOf(db: TestDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'gateway')`.execute(db)
  return rows.map(({ name }) => name)
}
