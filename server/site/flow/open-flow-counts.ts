import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { readBuiltCharts, rememberBuild } from './builds.ts'
import { createFlowCounts, type FlowCounts } from './flow-counts.ts'

interface StartedBuild {
  readonly version: string
  /** the folder of the built app, or null */
  readonly assets: string | null
  readonly now: Date
}

/** Notes the charts of the built app, then counts. */
export async function openFlowCounts(
  db: Kysely<Database>,
  { version, assets, now }: StartedBuild,
): Promise<FlowCounts> {
  const charts = readBuiltCharts(assets)
  if (charts !== null) await rememberBuild(db, { version, charts, now })
  return createFlowCounts(db)
}
