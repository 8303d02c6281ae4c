import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { NO_TIMEOUTS, openDatabase } from '#server/platform/database/open.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'

const databaseUrl = await useDatabase('empty')
const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-worker-'))
afterAll(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

const queueTable = async () => {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('pgboss.job')::text as name`.execute(
    db,
  )
  return rows[0]?.name
}

test('a worker that starts before the shop leaves a database that the shop can migrate', async () => {
  const worker = spawn(process.execPath, ['server/worker.ts'], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: { ...process.env, DATABASE_URL: databaseUrl, SHOP_DATA_DIR: dataDir },
    stdio: 'ignore',
  })
  try {
    await eventually(async () => expect(await queueTable()).toBe('pgboss.job'))
    expect(await migrateToLatest(db)).toEqual([])
  } finally {
    worker.kill()
    await once(worker, 'exit')
  }
}, 100_000)
