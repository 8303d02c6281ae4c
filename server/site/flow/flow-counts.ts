import type { ProjectId } from '#contract/platform/constants.ts'
import type { FlowBatch } from '#contract/site/flow.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, date, int4, int8 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { invalid, serviceUnavailable, tooManyRequests } from '#server/platform/http/http-error.ts'
import { createBuildFinder } from './builds.ts'
import { isBalanced, isFeasible } from './check-counts.ts'
import { LEFT, NO_CHART, STARTED, UNKNOWN } from './flow-numbers.ts'
import type { KnownChart } from './known-chart.ts'

const EVENTS = 6
const WINDOW = 60_000
/** Windows in memory. Beyond it all are forgotten: the limit protects from mistakes, sums from lies. */
const MOST_WINDOWS = 20_000

/** In the order of the key, so that two processes lock rows in the same order. */
const addCounts = statement({
  name: 'flow-days-add',
  sql: `insert into flow_days (project_id, day, chart, before, taken, wait, times)
   select * from unnest(:projectIds::int[], :days::date[], :charts::int[], :befores::int[], :takens::int[], :waits::int[], :times::bigint[])
     as u (project_id, day, chart, before, taken, wait, times)
   order by project_id, chart, day, before, taken, wait
   on conflict (project_id, chart, day, before, taken, wait) do update set times = flow_days.times + excluded.times`,
  params: {
    projectIds: array(int4),
    days: array(date),
    charts: array(int4),
    befores: array(int4),
    takens: array(int4),
    waits: array(int4),
    times: array(int8),
  },
})

interface Count {
  readonly projectId: ProjectId
  readonly day: string
  readonly chart: number
  readonly before: number
  readonly taken: number
  readonly wait: number
  times: number
}

/** Counts in memory while the database is away; batches are refused beyond it. */
const MOST = 100_000

/** Counts transitions in memory. */
export interface FlowCounts {
  /** Throws 429 above the limit of the address. */
  limit(address: string, now: Date): void
  /** Adds a batch, or nothing of it and throws 422 when its sums cannot be. */
  count(projectId: ProjectId, batch: FlowBatch, now: Date): Promise<void>
  /** Writes the counts since the last time; after a failure they are written the next time. */
  write(): Promise<void>
}

export function createFlowCounts(db: Db): FlowCounts {
  const findBuild = createBuildFinder(db)
  let counts = new Map<string, Count>()
  const add = (count: Count) => {
    const { projectId, day, chart, before, taken, wait } = count
    const key = `${projectId} ${day} ${chart} ${before} ${taken} ${wait}`
    const found = counts.get(key)
    if (found) found.times += count.times
    else counts.set(key, count)
  }
  return {
    limit: createBatchLimit(),
    count: async (projectId, batch, now) => {
      const build = await findBuild(batch.version, now)
      if (counts.size >= MOST) throw serviceUnavailable(60)
      const day = now.toISOString().slice(0, 10)
      for (const count of countsOf(batch, build)) add({ projectId, day, ...count })
    },
    write: async () => {
      if (counts.size === 0) return
      const counted = [...counts.values()]
      counts = new Map()
      try {
        await addCounts(db, columnsOf(counted))
      } catch (error) {
        for (const count of counted) add(count)
        throw error
      }
    },
  }
}

type Counted = Omit<Count, 'projectId' | 'day'>

/** Texts from outside are looked up and forgotten. */
function countsOf({ charts }: FlowBatch, build: ReadonlyMap<string, KnownChart> | null): readonly Counted[] {
  return charts.flatMap((counted) => {
    const chart = build?.get(counted.machine)
    const sum = counted.rows.reduce((times, row) => times + row[3], 0)
    if (chart === undefined) return sum === 0 ? [] : [unknown(NO_CHART, sum)]
    if (!counted.rows.every((row) => isFeasible(chart, row)) || !isBalanced(chart, counted))
      throw invalid('These counts cannot be.')
    return counted.rows.map(([before, taken, wait, times]) => {
      const first = before === null ? STARTED : chart.transitions.get(before)?.number
      const second = taken === null ? LEFT : chart.transitions.get(taken)?.number
      if (first === undefined || second === undefined) return unknown(chart.id, times)
      return { chart: chart.id, before: first, taken: second, wait, times }
    })
  })
}

const unknown = (chart: number, times: number): Counted => ({
  chart,
  before: UNKNOWN,
  taken: UNKNOWN,
  wait: 0,
  times,
})

const columnsOf = (counts: readonly Count[]) => ({
  projectIds: counts.map(({ projectId }) => projectId),
  days: counts.map(({ day }) => day),
  charts: counts.map(({ chart }) => chart),
  befores: counts.map(({ before }) => before),
  takens: counts.map(({ taken }) => taken),
  waits: counts.map(({ wait }) => wait),
  times: counts.map(({ times }) => times),
})

/** Counts batches by client address in memory, because an address is never stored; throws 429 above the limit. */
function createBatchLimit(): (address: string, now: Date) => void {
  const windows = new Map<string, { readonly until: number; n: number }>()
  return (address, now) => {
    const time = now.getTime()
    const window = windows.get(address)
    if (window === undefined || window.until <= time) {
      if (windows.size >= MOST_WINDOWS) windows.clear()
      windows.set(address, { until: time + WINDOW, n: 1 })
    } else if (window.n >= EVENTS) throw tooManyRequests(Math.ceil((window.until - time) / 1_000))
    else window.n++
  }
}
