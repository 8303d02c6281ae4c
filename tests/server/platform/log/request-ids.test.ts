import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { type Jobs, openJobs } from '#server/platform/jobs/open-jobs.ts'
import { jsonLogs } from '#server/platform/log/log.ts'
import { withinRequest } from '#server/platform/log/request-scope.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const databaseUrl = await useDatabase()
const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
const lines: Readonly<Record<string, unknown>>[] = []
const { log } = jsonLogs({
  write: (line) => void lines.push(JSON.parse(line) as Readonly<Record<string, unknown>>),
})
const opened: Jobs[] = []
afterAll(async () => {
  for (const jobs of opened) await jobs.close()
  await db.destroy()
})

test('a line that a job writes names the request that handed it over', async () => {
  const rows = [{ key: 'a', job_id: randomUUID() }]
  await sql`insert into texts (key, recipient, project_id, message) values ('a', '+1', 11, '{}')`.execute(db)
  const jobs = openJobs({
    databaseUrl,
    db,
    isWorker: true,
    now: () => new Date(),
    log,
    tables: [
      {
        queue: 'text',
        claim: async () => rows.splice(0),
        reclaim: async () => undefined,
        send: () => Promise.reject(new Error('planted')),
        giveUp: async () => undefined,
      },
    ],
  })
  opened.push(jobs)
  // at once, so before the first sweep, which knows no request
  withinRequest({ id: 'order-7', call: 'submitOrder' }, () => jobs.wake())
  await expect
    .poll(() => lines)
    .toEqual([
      expect.objectContaining({
        level: 'warn',
        requestId: 'order-7',
        msg: expect.stringContaining('text will be tried again: Error: planted') as string,
      }),
    ])
})
