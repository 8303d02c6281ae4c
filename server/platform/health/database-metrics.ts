import { Gauge, type Registry } from 'prom-client'
import type { OpenDatabase } from '#server/platform/database/open.ts'
import { selectBacklog, selectJobAges } from './backlog.ts'

const QUEUES = ['email', 'text', 'conversion', 'sheet']
/** In milliseconds; Prometheus waits ten seconds for all of it. */
const PATIENCE = 2_000

type Backlog = readonly [Awaited<ReturnType<typeof selectBacklog>>, Awaited<ReturnType<typeof selectJobAges>>]

/**
 * Adds what the database says to a registry. Resolves with how it is brought up to date, which takes two seconds at most: a
 * database that does not answer by then is not up, and what waits in it is left out.
 */
export function addDatabaseMetrics(registry: Registry, db: OpenDatabase): () => Promise<void> {
  const gauges = gaugesOf(registry)
  let asked: Promise<Backlog> | null = null
  const ask = () => {
    // one at a time, so that a frozen database does not take a connection for each scrape
    asked ??= Promise.all([selectBacklog(db), selectJobAges(db)]).finally(() => {
      asked = null
    })
    return asked
  }
  return async () => {
    for (const { pool, ...connections } of db.pools())
      for (const [state, count] of Object.entries(connections)) gauges.connections.set({ pool, state }, count)
    const answer = await withinPatience(ask())
    gauges.up.set(answer === null ? 0 : 1)
    gauges.waiting.reset()
    gauges.jobAges.reset()
    if (answer === null) return
    const [backlog, jobAges] = answer
    for (const { kind, waiting } of backlog) gauges.waiting.set({ kind }, Number(waiting))
    for (const queue of QUEUES)
      gauges.jobAges.set({ queue }, jobAges.find((each) => each.queue === queue)?.seconds ?? 0)
  }
}

function gaugesOf(registry: Registry) {
  const registers = [registry]
  return {
    connections: new Gauge({
      name: 'shop_database_connections',
      help: 'Connections of the pools for calls: total, idle of those, and waiting: calls that have none.',
      labelNames: ['pool', 'state'],
      registers,
    }),
    up: new Gauge({
      name: 'shop_database_up',
      help: '1: the database answered a query of this scrape within two seconds.',
      registers,
    }),
    waiting: new Gauge({
      name: 'shop_waiting',
      help: 'Messages and conversions that were not sent; submissions of orders and refunds whose outcome is unknown.',
      labelNames: ['kind'],
      registers,
    }),
    jobAges: new Gauge({
      name: 'shop_oldest_job_age_seconds',
      help: 'Age of the oldest job of a queue that is not done; 0: there is none.',
      labelNames: ['queue'],
      registers,
    }),
  }
}

/** Null: it failed, or took too long. */
function withinPatience<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | null = null
  const late = new Promise<null>((settle) => {
    timer = setTimeout(() => settle(null), PATIENCE)
  })
  return Promise.race([answer.catch(() => null), late]).finally(() => timer && clearTimeout(timer))
}
