import type { Db } from '#server/platform/database/db.ts'
import { readBuiltCharts, rememberBuild } from './builds.ts'
import { createFlowCounts, type FlowCounts } from './flow-counts.ts'

interface StartedBuild {
  readonly version: string
  /** the folder of the built app, or null */
  readonly assets: string | null
  readonly now: Date
}

/** Notes the charts of the built app, then counts. */
export async function openFlowCounts(db: Db, { version, assets, now }: StartedBuild): Promise<FlowCounts> {
  const charts = readBuiltCharts(assets)
  if (charts !== null) await rememberBuild(db, { version, charts, now })
  return createFlowCounts(db)
}
