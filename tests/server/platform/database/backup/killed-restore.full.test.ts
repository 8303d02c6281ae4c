import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { restoreBackup } from '#server/platform/database/backup/restore-backup.ts'
import { writeBackup } from '#server/platform/database/backup/write-backup.ts'
import { useDatabase } from '#tests/support/databases.ts'

const project = resolve(import.meta.dirname, '../../../../..')
const folder = mkdtempSync(join(tmpdir(), 'emberwright-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a restore that is killed half way leaves the database empty, and the next one succeeds', async () => {
  const file = join(folder, 'shop.backup')
  const { rows: written } = await writeBackup(await useDatabase(), file, new Date())
  const databaseUrl = await useDatabase('empty')
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  try {
    await killHalfWay(databaseUrl, readFileSync(file), async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'
          and query like 'insert into public.%'`.execute(db)
      return rows.length > 0
    })
    const { rows } = await restoreBackup(databaseUrl, file)
    expect(rows).toBe(written)
    const products = await sql<{ n: number }>`select count(*)::int as n from products`.execute(db)
    expect(products.rows[0]?.n).toBeGreaterThan(0)
  } finally {
    await db.destroy()
  }
})

/** Restores from a pipe that gives all but the end, and kills the command when it waits for the rest. */
async function killHalfWay(
  databaseUrl: string,
  bytes: Uint8Array,
  isHalfWay: () => Promise<boolean>,
): Promise<void> {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const command = spawn(process.execPath, ['server/staff/admin-cli/main.ts', 'restore', pipe], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: databaseUrl, SHOP_DATA_DIR: folder, SHOP_SECRET: 'x'.repeat(40) },
    stdio: 'inherit',
  })
  const ended = once(command, 'exit')
  const input = createWriteStream(pipe)
  // the command is killed while it reads
  input.on('error', () => undefined)
  input.write(bytes.subarray(0, bytes.length - 1_000))
  try {
    await expect.poll(isHalfWay).toBe(true)
  } finally {
    command.kill('SIGKILL')
    input.destroy()
    await ended
  }
}
