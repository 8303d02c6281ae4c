import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { readConfig, type ShopConfig } from './platform/config.ts'
import { openCluster } from './platform/database/cluster.ts'
import { openFolder, writeOnce } from './platform/database/cluster-folder.ts'
import { openShop } from './shop.ts'
import { ensureBuilt } from './start/build-app.ts'
import { explainStartError } from './platform/explain-start-error.ts'
import { refuseTakenPorts } from './platform/start/ports.ts'
import { onStop } from './start/stopping.ts'

const log = (line: string) => console.log(line)

try {
  const codes = await staffCodesNow()
  if (codes === null) {
    await start(readConfig(process.env))
  } else {
    log(codes)
    await onStop.stop(0)
  }
} catch (error) {
  console.error(explainStartError(error))
  await onStop.stop(1)
}

/** Null: they are not asked for, or no shop runs yet. */
async function staffCodesNow(): Promise<string | null> {
  if (!process.argv.includes('--show-staff-code')) return null
  const { codesOfRunningShop } = await import('./demo/staff-codes.ts')
  return codesOfRunningShop(process.env)
}

async function start(config: ShopConfig): Promise<void> {
  const { host, storefronts, dataDir, trustedProxies, smtpUrl, worker, isProduction, cardGateway } = config
  const ports = storefronts.map((storefront) => storefront.port)
  openFolder(dataDir)
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(dataDir, ports))
  await refuseTakenPorts(host, ports)
  const assets = process.argv.includes('--without-app') ? null : await ensureBuilt(log)
  const seedDemo = !(config.production && config.databaseUrl)
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
    trustedProxies,
    smtpUrl,
    worker,
    isProduction,
    cardGateway,
  })
  onStop.add(() => shop.close())
  for (const { projectId, url } of shop.addresses)
    log(`${projectId === 14 ? 'Professional shop' : 'Consumer shop'}: ${url}`)
  if (seedDemo) log((await import('./demo/demo-log-ins.ts')).demoLogIns())
  if (process.argv.includes('--show-staff-code')) {
    const { staffCodeLines } = await import('./demo/staff-codes.ts')
    log(await staffCodeLines(databaseUrl, secret))
  }
  log('Press Ctrl-C to stop.')
  // a killed process would not write the compile cache
  flushCompileCache()
  process.send?.('ready')
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
