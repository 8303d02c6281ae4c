import type { OpenDatabase } from '#server/platform/database/open.ts'
import { type Listening, listen } from '#server/platform/http/listen.ts'
import type { Log } from '#server/platform/log/log.ts'
import { addDatabaseMetrics } from './database-metrics.ts'
import type { Metrics } from './metrics.ts'
import { metricsApp } from './metrics-app.ts'

/** See ShopConfig. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
  readonly token: string | null
}

interface ServedMetrics {
  readonly metrics: Metrics
  readonly db: OpenDatabase
  readonly log: Log
}

/** Serves what a process counts, and what its database says, at a port of its own. The URL is that of the metrics. */
export async function serveMetrics(
  { host, port, token }: MetricsAddress,
  { metrics: { registry }, db, log }: ServedMetrics,
): Promise<Listening> {
  const refresh = addDatabaseMetrics(registry, db)
  const app = metricsApp({ registry, refresh, token, log })
  const listening = await listen(app, { host, port, trustedProxies: 0 })
  return { ...listening, url: `${listening.url}metrics` }
}
