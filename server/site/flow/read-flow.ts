import type { ProjectId } from '#contract/platform/constants.ts'
import type { Flow, FlowChart } from '#contract/site/flow.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  bool,
  date,
  int4,
  int8,
  jsonb,
  nullable,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { LEFT, NO_CHART, STARTED, UNKNOWN } from './flow-numbers.ts'

const selectChart = statement({
  name: 'flow-chart',
  sql: `select c.id, c.version, c.ids from flow_charts c
   where c.machine = :machine and c.version = coalesce(:version, (
     select l.version from flow_builds b join flow_charts l on l.id = any(b.charts)
     where l.machine = :machine order by b.version = :build desc, b.first_seen desc limit 1))`,
  params: { machine: text, version: nullable(text), build: text },
  row: { id: int4, version: text, ids: array(text) },
})
const selectCounts = statement({
  name: 'flow-counts',
  sql: `select chart, before, taken, wait, sum(times)::bigint as times from flow_days
   where project_id = :projectId and chart = any(:charts::int[]) and day between :from::date and :to::date
   group by chart, before, taken, wait order by chart, before, taken, wait`,
  params: { projectId: int4, charts: array(int4), from: date, to: date },
  row: { chart: int4, before: int4, taken: int4, wait: int4, times: int8 },
})
const selectVersions = statement({
  name: 'flow-charts',
  sql: `select c.machine, c.version, min(b.first_seen) as first_seen, bool_or(b.version = :build) as is_current
   from flow_charts c join flow_builds b on c.id = any(b.charts)
   group by c.id order by min(b.first_seen) desc, c.machine`,
  params: { build: text },
  row: { machine: text, version: text, first_seen: timestamptz, is_current: bool },
})
const selectOne = statement({
  name: 'flow-chart-of-version',
  sql: 'select chart from flow_charts where machine = :machine and version = :version',
  params: { machine: text, version: text },
  row: { chart: jsonb<FlowChart>() },
})

export interface FlowQuestion {
  readonly projectId: ProjectId
  readonly machine: string
  /** null: of the running build */
  readonly version: string | null
  readonly from: string
  readonly to: string
  /** the running build */
  readonly build: string
}

/** The counts of a chart; null: there is no such chart. */
export async function readFlow(db: Db, question: FlowQuestion): Promise<Flow | null> {
  const { projectId, machine, version, from, to, build } = question
  const [chart] = await selectChart(db, { machine, version, build })
  if (!chart) return null
  const counts = await selectCounts(db, { projectId, charts: [chart.id, NO_CHART], from, to })
  const timesOf = (wanted: number) =>
    counts
      .filter((row) => row.chart === wanted && row.before === UNKNOWN)
      .reduce((sum, { times }) => sum + Number(times), 0)
  const nameOf = (number: number) => chart.ids[number] ?? null
  return {
    machine,
    version: chart.version,
    from,
    to,
    rows: counts
      .filter((row) => row.chart === chart.id && row.before !== UNKNOWN)
      .map(({ before, taken, wait, times }) => ({
        before: before === STARTED ? null : nameOf(before),
        taken: taken === LEFT ? null : nameOf(taken),
        wait,
        times: Number(times),
      })),
    unknown: timesOf(chart.id),
    unattributed: timesOf(NO_CHART),
  }
}

/** Every version of every chart that a build had, the newest first. */
export const listCharts = async (db: Db, build: string) =>
  (await selectVersions(db, { build })).map(({ first_seen, ...row }) => ({
    ...row,
    first_seen: first_seen.toISOString(),
  }))

export const readChart = async (
  db: Db,
  chart: { readonly machine: string; readonly version: string },
): Promise<FlowChart | null> => (await selectOne(db, chart))[0]?.chart ?? null
