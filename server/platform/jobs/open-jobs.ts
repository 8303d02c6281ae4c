import { type Job, type JobResult, PgBoss } from 'pg-boss'
import { coalesced } from '#server/platform/database/coalesced-refresh.ts'
import { sqlRunner } from '#server/platform/database/run-sql.ts'
import type { Db } from '#server/platform/database/db.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { describeError } from '#server/platform/http/to-http-error.ts'
import { poll } from '#server/platform/poll.ts'
import type { Log } from '#server/platform/log/log.ts'
import { currentRequestId, type RequestScope, withinRequest } from '#server/platform/log/request-scope.ts'
import type { Outgoing } from './outgoing.ts'
import { selectWaiting } from './select-waiting.ts'

export interface JobsOptions {
  readonly databaseUrl: string
  readonly db: Db
  readonly tables: readonly Outgoing[]
  /** false: only hands rows to the queue; another process sends them */
  readonly isWorker: boolean
  readonly now: () => Date
  readonly log: Log
  /**
   * milliseconds until a row whose writer woke nobody is handed over, and until a job of which no worker was notified is begun; a
   * failed job is tried again as soon
   */
  readonly sweepPeriod?: number | undefined
  /** how often jobs are looked for whose worker died */
  readonly superviseSeconds?: number | undefined
  /** seconds until a job whose worker died is tried again */
  readonly expireInSeconds?: number
}

export interface Jobs {
  /** Hands what committed transactions have written to the queue, now instead of at the next sweep. */
  wake(): void
  /** Waits for jobs in progress. */
  close(): Promise<void>
}

const SECOND = 1_000
const SWEEP_PERIOD = { worker: 5 * SECOND, other: 60 * SECOND }
/** What is reclaimed is a day old; the next sweep hands it over. */
const RECLAIM_PERIOD = 600 * SECOND
const SUPERVISE_SECONDS = 20
/** How often the queue frees jobs that wait for other jobs, of which there are none. */
const FLOW_SECONDS = 600
/** Until a failed job is tried again the first time. */
const RETRY_SECONDS = 5
/** How often a worker looks for jobs by itself. Notifications wake it at once, and the sweep for those that got lost. */
const POLL_SECONDS = 60
const STOP_TIMEOUT = 8 * SECOND
const EXPIRY_SECONDS = 60
const RETRY_LIMIT = 16
/** Sent at the same time. */
const BATCH = 5
/** The same, of a table with lanes. */
const WORKERS = 10
/** Named with a job. */
const MOST_REQUEST_IDS = 5
const DAY_SECONDS = 86_400

/**
 * Starts in the background, so that the shop opens without waiting for the queue. A row that a killed process had not
 * handed over is found by the next sweep.
 */
export function openJobs(options: JobsOptions): Jobs {
  const {
    databaseUrl,
    db,
    tables,
    isWorker,
    log,
    sweepPeriod,
    superviseSeconds = SUPERVISE_SECONDS,
  } = options
  const logged = (error: unknown) => log(`the job queue: ${describeError(error)}`)
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'emberwright-jobs',
    max: 2,
    schedule: false,
    supervise: isWorker,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    flowIntervalSeconds: FLOW_SECONDS,
    useListenNotify: isWorker,
    registerInstance: false,
  })
  boss.on('error', logged)
  let isStarted = false
  let isClosed = false
  const opened = new Map<Outgoing, WakeWorker>()
  const wokenBy = new Set<string>()
  /** What fails is tried again by the next hand-over; queues that are open by then are opened once. */
  const start = async () => {
    if (!isStarted) await boss.start()
    isStarted = true
    for (const table of tables)
      if (!opened.has(table)) opened.set(table, await openQueue(boss, table, options))
    // the timer of the queue begins with a pause: until then nobody sees that there is a worker
    if (isWorker) boss.supervise().catch(logged)
  }
  const handOver = coalesced(async () => {
    const requestIds = [...wokenBy].slice(0, MOST_REQUEST_IDS)
    wokenBy.clear()
    if (opened.size < tables.length) await start()
    // in turns, so that many rows of one table hold up no other
    for (let isMore = true; isMore; ) {
      isMore = false
      const waiting = new Map((await selectWaiting(db)).map((row) => [row.queue, row]))
      // first, so that a table that cannot be handed over holds up no job
      for (const [{ queue }, wakeWorker] of opened) if (waiting.get(queue)?.is_due) wakeWorker()
      for (const table of tables)
        if (
          waiting.get(table.queue)?.has_rows &&
          (await inTransaction(db, (trx) => handOverRows(boss, trx, table, requestIds)))
        )
          isMore = !isClosed
    }
  })
  const reclaim = async () => {
    for (const table of tables) await table.reclaim(db, { now: options.now() })
  }
  const sweep = poll(handOver, sweepPeriod ?? SWEEP_PERIOD[isWorker ? 'worker' : 'other'], logged)
  const reclaiming = isWorker ? poll(reclaim, RECLAIM_PERIOD, logged) : null
  let last = Promise.resolve()
  return {
    wake: () => {
      const requestId = currentRequestId()
      if (requestId !== null) wokenBy.add(requestId)
      // what it starts works for other requests as well
      last = withinRequest(null, () => handOver().catch(logged))
    },
    close: async () => {
      isClosed = true
      await sweep.stop()
      await reclaiming?.stop()
      await last
      if (isStarted) await boss.stop({ graceful: true, timeout: STOP_TIMEOUT })
    },
  }
}

/** In whole seconds. */
const atMostSweep = (seconds: number, sweepPeriod = Infinity): number =>
  Math.min(seconds, Math.ceil(sweepPeriod / SECOND))

/** Lets a worker of the queue that has nothing to do look for a job now. */
type WakeWorker = () => void

/** Creates the queue, and works on it when this process is a worker. */
async function openQueue(boss: PgBoss, table: Outgoing, options: JobsOptions): Promise<WakeWorker> {
  const { expireInSeconds = EXPIRY_SECONDS, isWorker, sweepPeriod = Infinity } = options
  await boss.createQueue(table.queue, {
    notify: true,
    retryLimit: table.retryLimit ?? RETRY_LIMIT,
    retryDelay: atMostSweep(table.retryDelay?.seconds ?? RETRY_SECONDS, sweepPeriod),
    retryBackoff: true,
    retryDelayMax: table.retryDelay?.most ?? 3_600,
    expireInSeconds,
    retentionSeconds: 14 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  })
  if (!isWorker) return () => undefined
  const pace = {
    perJobResults: true,
    pollingIntervalSeconds: POLL_SECONDS,
    notifyPollingIntervalSeconds: POLL_SECONDS,
  } as const
  const performAll = (jobs: KeyJob[]) =>
    Promise.all(jobs.map((job) => withinRequest(scopeOf(job.data), () => perform(table, job, options))))
  if (table.hasLanes) return workInLanes(boss, table.queue, pace, performAll)
  const id = await boss.work(table.queue, { ...pace, batchSize: BATCH, burstWhenBatchFull: true }, performAll)
  return () => boss.notifyWorker(id)
}

/**
 * A batch ends with its slowest job, so each worker takes one, and looks for the next at once after each that it found. Who finds
 * one wakes another, as one of many jobs whose pauses are over is all that tells of them.
 */
async function workInLanes(
  boss: PgBoss,
  queue: string,
  pace: { readonly perJobResults: true },
  performAll: (jobs: KeyJob[]) => Promise<JobResult[]>,
): Promise<WakeWorker> {
  const options = { ...pace, batchSize: 1, localGroupConcurrency: 1 }
  const resting = new Set<string>()
  const wakeWorker = () => {
    const [id] = resting
    if (id === undefined) return
    boss.notifyWorker(id)
    // last from now on: were it stuck, the next one is woken
    resting.delete(id)
    resting.add(id)
  }
  for (let worker = 0; worker < WORKERS; worker++) {
    const id: string = await boss.work(queue, options, async (jobs: KeyJob[]) => {
      boss.notifyWorker(id)
      resting.delete(id)
      wakeWorker()
      try {
        return await performAll(jobs)
      } finally {
        resting.add(id)
      }
    })
    resting.add(id)
  }
  return wakeWorker
}

interface JobData {
  readonly key: string
  /**
   * Those that woke the hand-over: the one that wrote the row, and others of that moment. None: a sweep found it. A job of
   * an earlier version has no such field.
   */
  readonly requestIds?: readonly string[]
}

type KeyJob = Job<JobData>

const scopeOf = ({ requestIds = [] }: JobData): RequestScope | null =>
  requestIds.length === 0 ? null : { id: requestIds.join(', '), call: 'job' }

async function perform(
  table: Outgoing,
  { id, data: { key }, retryCount }: KeyJob,
  { db, now, log }: JobsOptions,
): Promise<JobResult> {
  try {
    await table.send(key)
    return { id, status: 'completed' }
  } catch (error) {
    const isLast = retryCount >= (table.retryLimit ?? RETRY_LIMIT)
    if (retryCount === 0 || isLast)
      log(`${table.queue} ${isLast ? 'is given up' : 'will be tried again'}: ${describeError(error)}`)
    if (isLast) await table.giveUp(db, { key, now: now() })
    return { id, status: 'failed' }
  }
}

/** Hands over as many as are claimed at once; resolves with whether there were any. */
async function handOverRows(
  boss: PgBoss,
  trx: Db,
  { queue, claim }: Outgoing,
  requestIds: readonly string[],
): Promise<boolean> {
  const rows = await claim(trx)
  if (rows.length === 0) return false
  const jobs = rows.map(({ key, job_id, lane }) => ({
    id: job_id,
    data: { key, requestIds } satisfies JobData,
    ...(lane ? { group: { id: lane } } : {}),
  }))
  await boss.insert(queue, jobs, { db: sqlRunner(trx) })
  return true
}
