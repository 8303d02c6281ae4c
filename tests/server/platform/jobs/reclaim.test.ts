import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import type { Outgoing } from '#server/platform/jobs/outgoing.ts'
import { outgoingEmails, writeEmail } from '#server/site/mail/emails.ts'
import { useDatabase } from '#tests/support/databases.ts'

const databaseUrl = await useDatabase()
const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
beforeAll(() =>
  sql`select pgboss.create_queue('email', '{"policy": "standard", "notify": true}')`.execute(db),
)
afterAll(() => db.destroy())

const HOUR = 3_600_000
const start = new Date('2026-05-04T12:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * HOUR)
const emails = outgoingEmails(
  db,
  async () => undefined,
  () => start,
)
const claimed = async () => (await emails.claim(db)).map(({ key }) => key).sort()

const written = (key: string) =>
  writeEmail(db, {
    key,
    recipient: 'a@lund.example',
    customerId: null,
    sender: null,
    projectId: 11,
    subject: 'a',
    body: 'b',
    now: start,
  })
/** Gives the claimed row a job in this state. */
const jobIn = (state: string, key: string) =>
  sql`insert into pgboss.job (id, name, state, data) select job_id, 'email', ${state}::pgboss.job_state, '{}' from emails
    where key = ${key}`.execute(db)

test('an e-mail that was given up, or whose job is gone, is tried again after longer and longer pauses for 14 days', async () => {
  for (const key of ['given-up', 'job-gone', 'sent']) await written(key)
  expect(await claimed()).toEqual(['given-up', 'job-gone', 'sent'])
  await jobIn('failed', 'given-up')
  await emails.giveUp(db, { key: 'given-up', now: start })
  await emails.send('sent')
  const tries: (readonly [hours: number, keys: readonly string[]])[] = []
  for (let hours = 2; hours < 16 * 24; hours += 2) {
    await emails.reclaim(db, { now: after(hours) })
    const keys = await claimed()
    if (keys.length > 0) tries.push([hours, keys])
  }
  const both = ['given-up', 'job-gone']
  expect(tries).toEqual([
    [26, both],
    [54, both],
    [110, both],
    [222, both],
  ])
  await db.deleteFrom('emails').execute()
})

test('an e-mail whose job waits, is tried or runs gets no second job, however long no worker is there', async () => {
  for (const state of ['created', 'retry', 'active', 'completed', 'cancelled']) await written(state)
  expect(await claimed()).toHaveLength(5)
  for (const state of ['created', 'retry', 'active', 'completed', 'cancelled']) await jobIn(state, state)
  await emails.reclaim(db, { now: after(72) })
  expect(await claimed()).toEqual(['cancelled', 'completed'])
})

test('waking the queue hands over what waits and reclaims nothing', async () => {
  let reclaims = 0
  const counted: Outgoing = {
    ...emails,
    reclaim: (trx, input) => {
      reclaims++
      return emails.reclaim(trx, input)
    },
  }
  const now = () => start
  const jobs = openJobs({ databaseUrl, db, tables: [counted], isWorker: true, now, log: () => undefined })
  const sentAt = (key: string) => db.selectFrom('emails').select('sent_at').where('key', '=', key).execute()
  for (const key of ['one', 'two', 'three']) {
    await written(key)
    jobs.wake()
    await expect.poll(() => sentAt(key), { timeout: 60_000 }).toEqual([{ sent_at: start }])
  }
  await jobs.close()
  expect(reclaims).toBe(1)
})

test('waking the queue hands over all that waits, however much it is', async () => {
  await sql`insert into emails (key, recipient, project_id, subject, body, created_at)
    select 'many-' || n, 'a@lund.example', 11, 'a', 'b', now() from generate_series(1, 250) n`.execute(db)
  const jobs = openJobs({
    databaseUrl,
    db,
    tables: [emails],
    isWorker: false,
    now: () => start,
    log: () => undefined,
  })
  jobs.wake()
  const waiting = () => db.selectFrom('emails').select('key').where('job_id', 'is', null).execute()
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([])
  await jobs.close()
})

test('a queue that is closed hands over no more, though rows go on coming', async () => {
  let claims = 0
  const endless: Outgoing = {
    ...emails,
    claim: async () => {
      claims++
      return [{ key: 'endless', job_id: randomUUID() }]
    },
  }
  await written('endless')
  const now = () => start
  const jobs = openJobs({ databaseUrl, db, tables: [endless], isWorker: false, now, log: () => undefined })
  jobs.wake()
  await expect.poll(() => claims, { timeout: 60_000 }).toBeGreaterThan(2)
  await jobs.close()
})
