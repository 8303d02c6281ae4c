import type { ServerDeps } from '#server/server-deps.ts'
import { readShopReadiness } from './read-shop-readiness.ts'
import { readinessText } from './readiness.ts'

/** Writes to the log of a shop that starts what is left to do before it opens, a line each. */
export async function logReadiness(
  shop: Pick<ServerDeps, 'db' | 'environment' | 'now' | 'log'>,
): Promise<void> {
  const lines = await readShopReadiness(shop)
  for (const line of lines) if (line.state !== 'done') shop.log(readinessText(line))
}
