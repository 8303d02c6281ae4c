import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import { outgoingEmails } from '#server/site/mail/emails.ts'
import { readReadiness } from '#server/staff/setup/read-readiness.ts'
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

const startWorker = (env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ['server/worker.ts'], {
    cwd: resolve(import.meta.dirname, '../../../..'),
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SHOP_DATA_DIR: dataDir,
      SHOP_SECRET: 'x'.repeat(40),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })

test('a worker that starts before the shop leaves a database that the shop can migrate', async () => {
  const worker = startWorker()
  const ended = once(worker, 'exit')
  try {
    await eventually(async () => expect(await queueTable()).toBe('pgboss.job'))
    expect(await migrateToLatest(db)).toEqual([])
  } finally {
    worker.kill()
    await ended
  }
})

test('a worker with METRICS_PORT tells of its connections and of the oldest jobs', async () => {
  const worker = startWorker({ METRICS_PORT: '0' })
  const ended = once(worker, 'exit')
  let told = ''
  worker.stdout.on('data', (chunk) => {
    told += String(chunk)
  })
  try {
    await eventually(() => expect(told).toMatch(/Metrics: \S+\n/))
    const metrics = await (await fetch(/Metrics: (\S+)/.exec(told)?.[1] ?? '')).text()
    for (const line of ['shop_database_up 1', 'shop_oldest_job_age_seconds{queue="email"} 0'])
      expect(metrics.split('\n')).toContain(line)
    expect(metrics).toContain('shop_database_connections{')
  } finally {
    worker.kill()
    await ended
  }
})

test('a process that works on the queue is seen by readiness from its start, one that only writes to it is not', async () => {
  await migrateToLatest(db)
  const now = () => new Date()
  const silence = async () => {
    const environment = { hasMailServer: false, cardGateway: 'off', trustedProxies: 0 } as const
    return (await readReadiness(db, [], environment, now())).workerSilence
  }
  const tables = [outgoingEmails(db, async () => undefined, now)]
  const open = (isWorker: boolean) =>
    openJobs({ databaseUrl, db, tables, isWorker, now, log: () => undefined, superviseSeconds: 3_600 })
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db)
  const writer = open(false)
  writer.wake()
  await writer.close()
  expect(await silence()).toBeNull()
  const worker = open(true)
  try {
    await eventually(async () => expect(await silence()).toBeLessThan(60))
  } finally {
    await worker.close()
  }
})
