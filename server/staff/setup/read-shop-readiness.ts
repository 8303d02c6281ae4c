import type { ReadinessLine } from '#contract/staff/staff-setup.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { readReadiness } from './read-readiness.ts'
import { readinessOf } from './readiness.ts'

/** What is left to do before a running shop opens, a line each. */
export async function readShopReadiness({
  db,
  environment: { projectIds, ...environment },
  now,
}: Pick<ServerDeps, 'db' | 'environment' | 'now'>): Promise<readonly ReadinessLine[]> {
  return readinessOf(await readReadiness(db, projectIds, environment, now()))
}
