import type { FlowBatch, FlowRow } from '#contract/site/flow.ts'
import { registry } from '#machines/index.ts'
import type { TestDb } from './database.ts'
import { rememberBuild } from '#server/site/flow/builds.ts'
import { builtCharts } from '#statecharts/explorer-content/built-charts.ts'

export const chartsOfRegistry = builtCharts(registry)

/** Notes a build with the charts of the registry, or with these. */
export const noteBuild = (
  db: TestDb,
  version: string,
  { charts = chartsOfRegistry, now = new Date() } = {},
): Promise<void> => rememberBuild(db, { version, charts, now })

/** A batch of one machine. */
export const batchOf = (
  version: string,
  machine: string,
  rows: readonly FlowRow[],
  open = 1,
): { readonly body: FlowBatch } => ({ body: { version, charts: [{ machine, open, rows: [...rows] }] } })
