import type { ServerDeps } from '#server/server-deps.ts'
import { readShopReadiness } from './read-shop-readiness.ts'
import { readinessText } from './readiness.ts'

/** Writes to the log of a shop that starts what is left to do before it opens, a line each. */
export async function logReadiness(
  shop: Pick<ServerDeps, 'db' | 'environment' | 'now' | 'log'>,
): Promise<void> {
  for (const line of await readShopReadiness(shop)) {
    // the worker of a shop that starts has not run yet
    if (line.state !== 'done' && line.key !== 'worker') shop.log(readinessText(line))
  }
}
