import type { ServerDeps } from '#server/server-deps.ts'
import { readReadiness } from './read-readiness.ts'
import { readinessOf, readinessText } from './readiness.ts'

/** Writes to the log of a shop that starts what is left to do before it opens, a line each. */
export async function logReadiness({
  db,
  environment: { projectIds, ...environment },
  now,
  log,
}: Pick<ServerDeps, 'db' | 'environment' | 'now' | 'log'>): Promise<void> {
  const lines = readinessOf(await readReadiness(db, projectIds, environment, now()))
  for (const line of lines) if (line.state !== 'done') log(readinessText(line))
}
