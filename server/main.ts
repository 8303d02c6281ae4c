import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig, type ShopConfig } from './platform/config.ts'
import { openCluster } from './platform/database/cluster.ts'
import { openFolder, writeOnce } from './platform/database/cluster-folder.ts'
import { NO_TIMEOUTS, openDatabase } from './platform/database/open.ts'
import { withDatabase } from './platform/database/with-database.ts'
import { openShop } from './shop.ts'
import { ensureBuilt } from './start/build-app.ts'
import { explainStartError } from './platform/explain-start-error.ts'
import { METRICS, refuseTakenPorts } from './platform/start/ports.ts'
import { processLogs } from './start/process-log.ts'
import { onStop } from './start/stopping.ts'

const { log, request: logRequest } = processLogs
const tell = (line: string) => log(line, 'info')
/** For who asks for it at a terminal: secrets are no lines of a log. */
const print = (line: string) => console.log(line)

try {
  const codes = await staffCodesNow()
  if (codes === null) {
    await start(readConfig(process.env))
  } else {
    print(codes)
    await onStop.stop(0)
  }
} catch (error) {
  log(explainStartError(error), 'error')
  await onStop.stop(1)
}

/** Null: they are not asked for, or no shop runs yet. */
async function staffCodesNow(): Promise<string | null> {
  if (!process.argv.includes('--show-staff-code')) return null
  const { codesOfRunningShop } = await import('./demo/staff-codes.ts')
  return codesOfRunningShop(process.env)
}

async function start(config: ShopConfig): Promise<void> {
  const {
    host,
    storefronts,
    dataDir,
    seedDemo,
    trustedProxies,
    smtpUrl,
    worker,
    isProduction,
    cardGateway,
    cybersource,
    metrics,
    drainSeconds,
    hasLocalWebhooks,
  } = config
  const ports = storefronts.map((storefront) => storefront.port)
  openFolder(dataDir)
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(dataDir, ports))
  await refuseUnusableDatabase(databaseUrl)
  await refuseTakenPorts(host, ports)
  if (metrics) await refuseTakenPorts(metrics.host, [metrics.port], METRICS)
  const assets = process.argv.includes('--without-app') ? null : await ensureBuilt(tell)
  const secret = new TextEncoder().encode(config.secret ?? madeSecret(dataDir))
  const shop = await openShop({
    databaseUrl,
    storefronts,
    host,
    dataDir,
    secret,
    assets,
    seedDemo,
    log,
    logRequest,
    metrics,
    trustedProxies,
    smtpUrl,
    worker,
    hasLocalWebhooks,
    isProduction,
    cardGateway,
    cybersource,
  })
  onStop.add(() => shop.close())
  onStop.drainFirst({ seconds: drainSeconds, begin: () => shop.drain() })
  for (const { projectId, url } of shop.addresses)
    tell(`${projectId === 14 ? 'Professional shop' : 'Consumer shop'}: ${url}`)
  if (shop.metricsUrl !== null) tell(`Metrics: ${shop.metricsUrl}`)
  if (seedDemo) await tellDemoLogIns(databaseUrl)
  if (process.argv.includes('--show-staff-code')) {
    const { staffCodeLines } = await import('./demo/staff-codes.ts')
    print(await staffCodeLines(databaseUrl, secret))
  }
  tell('Press Ctrl-C to stop.')
  // a killed process would not write the compile cache
  flushCompileCache()
  process.send?.('ready')
}

/** Throws before the app is built, which takes a minute. */
async function refuseUnusableDatabase(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, 1, NO_TIMEOUTS)
  try {
    const connection = await db.connect()
    connection.release()
  } finally {
    await db.destroy()
  }
}

async function tellDemoLogIns(databaseUrl: string): Promise<void> {
  const { demoLogIns } = await import('./demo/demo-log-ins.ts')
  const lines = await withDatabase(databaseUrl, demoLogIns)
  if (lines !== null) tell(lines)
}

async function embeddedDatabase(folder: string, ports: readonly number[]): Promise<string> {
  const holder = `process ${process.pid} on ${ports.length === 1 ? 'port' : 'ports'} ${ports.join(' and ')}`
  const cluster = await openCluster({ folder, log, holder })
  onStop.add(() => cluster.close())
  await cluster.ensureDatabase('shop')
  return cluster.url('shop')
}

function madeSecret(dataDir: string): string {
  const random = crypto.getRandomValues(new Uint8Array(48))
  return writeOnce(join(dataDir, 'secret'), Buffer.from(random).toString('base64url'))
}
