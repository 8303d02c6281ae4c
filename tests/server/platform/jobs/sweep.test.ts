import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openJobs } from '#server/platform/jobs/open-jobs.ts'
import type { Outgoing } from '#server/platform/jobs/outgoing.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const databaseUrl = await useDatabase()
const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
afterAll(() => db.destroy())

/** Jobs as they are when their pauses are over: no worker is notified of them. */
const endPauses = (queue: string, keys: readonly string[]) =>
  sql`insert into pgboss.job (name, state, data, group_id)
    select ${queue}, 'retry', jsonb_build_object('key', k), k from unnest(${keys}::text[]) k`.execute(db)

/** Opens a queue whose workers have had their first job and rest. */
async function openResting(
  { queue, send, hasLanes }: Pick<Outgoing, 'queue' | 'send' | 'hasLanes'>,
  sweepPeriod: number,
) {
  const sent: string[] = []
  const nothing = async () => []
  const table: Outgoing = {
    queue,
    hasLanes: hasLanes ?? false,
    claim: nothing,
    reclaim: nothing,
    giveUp: nothing,
    send: async (key) => {
      sent.push(key)
      if (key !== 'first') await send(key)
    },
  }
  await sql`select pgboss.create_queue(${queue}, '{"policy": "standard", "notify": true}')`.execute(db)
  await endPauses(queue, ['first'])
  const now = () => new Date()
  const log = () => undefined
  const jobs = openJobs({ databaseUrl, db, tables: [table], isWorker: true, now, log, sweepPeriod })
  await expect.poll(() => sent).toEqual(['first'])
  return { jobs, sent }
}

test('a job that no worker was notified of is begun by the next sweep', async () => {
  const { jobs, sent } = await openResting({ queue: 'text', send: async () => undefined }, 100)
  await endPauses('text', ['paused'])
  await expect.poll(() => sent).toEqual(['first', 'paused'])
  await jobs.close()
})

test('jobs of ten lanes whose pauses end together are worked on at the same time', async () => {
  const all = Promise.withResolvers<void>()
  const lanes = Array.from({ length: 10 }, (_, lane) => `lane-${lane}`)
  let running = 0
  const send = () => {
    running++
    if (running === lanes.length) all.resolve()
    return all.promise
  }
  const { jobs, sent } = await openResting({ queue: 'webhook', hasLanes: true, send }, 60_000)
  await endPauses('webhook', lanes)
  jobs.wake()
  await expect.poll(() => sent.toSorted()).toEqual(['first', ...lanes])
  await jobs.close()
})
