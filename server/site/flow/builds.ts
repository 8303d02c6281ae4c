import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'valibot'
import { BuiltCharts, type FlowChart } from '#contract/site/flow.ts'
import type { Db } from '#server/platform/database/db.ts'
import { array, int4, jsonb, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { type KnownChart, knownChart } from './known-chart.ts'

const insertCharts = statement({
  name: 'flow-charts-insert',
  sql: `insert into flow_charts (machine, version, ids, chart)
   select c ->> 'machine', c ->> 'version',
     array(select t ->> 'id' from jsonb_array_elements(c -> 'chart' -> 'transitions') with ordinality as e (t, place) order by place),
     c -> 'chart'
   from jsonb_array_elements(:charts::jsonb) c
   on conflict (machine, version) do nothing`,
  params: { charts: jsonb<BuiltCharts>() },
})
const insertBuild = statement({
  name: 'flow-build-insert',
  sql: `insert into flow_builds (version, charts, first_seen)
   select :version, array(select c.id from flow_charts c join unnest(:machines::text[], :versions::text[]) as u (machine, version)
     on c.machine = u.machine and c.version = u.version order by c.id), :now::timestamptz
   on conflict (version) do nothing`,
  params: { version: text, machines: array(text), versions: array(text), now: timestamptz },
})
const selectCharts = statement({
  name: 'flow-build-charts',
  sql: `select c.id, c.machine, c.chart from flow_builds b join flow_charts c on c.id = any(b.charts) where b.version = :version`,
  params: { version: text },
  row: { id: int4, machine: text, chart: jsonb<FlowChart>() },
})

export interface NewBuild {
  /** of the app */
  readonly version: string
  readonly charts: BuiltCharts
  readonly now: Date
}

/** Notes the charts of a build, once; safe in several processes at once. */
export async function rememberBuild(db: Db, { version, charts, now }: NewBuild): Promise<void> {
  await insertCharts(db, { charts })
  const machines = charts.map(({ machine }) => machine)
  const versions = charts.map((chart) => chart.version)
  await insertBuild(db, { version, machines, versions, now })
}

/** The charts of the built app; null: none were built. */
export function readBuiltCharts(folder: string | null): BuiltCharts | null {
  const path = folder === null ? null : join(folder, 'explorer/charts.json')
  if (path === null || !existsSync(path)) return null
  return parse(BuiltCharts, JSON.parse(readFileSync(path, 'utf8')))
}

/** The charts of a build by machine; null: the shop does not know the build. */
export type FindBuild = (version: string, now: Date) => Promise<ReadonlyMap<string, KnownChart> | null>

const MOST = 50
/** Another process may have started with the build meanwhile. */
const UNKNOWN_KEPT = 5_000

/** Reads the charts of a build once. */
export function createBuildFinder(db: Db): FindBuild {
  const known = new Map<string, ReadonlyMap<string, KnownChart>>()
  const unknown = new Map<string, number>()
  return async (version, now) => {
    const found = known.get(version)
    if (found) return found
    if (now.getTime() < (unknown.get(version) ?? 0)) return null
    const rows = await selectCharts(db, { version })
    const kept: Map<string, unknown> = rows.length === 0 ? unknown : known
    if (kept.size >= MOST) kept.clear()
    if (rows.length === 0) {
      unknown.set(version, now.getTime() + UNKNOWN_KEPT)
      return null
    }
    const build = new Map(rows.map(({ id, machine, chart }) => [machine, knownChart(id, chart)]))
    known.set(version, build)
    return build
  }
}
