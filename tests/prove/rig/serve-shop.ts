import { mkdtempSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCybersource } from '#server/platform/gateway/cybersource/cybersource-config.ts'
import { jsonLogs, type Logs } from '#server/platform/log/log.ts'
import { openShop, type ShopOptions } from '#server/shop.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { remoteGateway } from './gateway-process.ts'
import type { FromShop, ShopOrders } from './shop-process.ts'

/** Entry point of a shop process; its options are JSON in the first argument. */
// only shop-process.ts starts this
const orders = JSON.parse(process.argv[2] ?? '') as ShopOrders
const tell = (message: FromShop) => process.send?.(message)
let stopAt: string | null = null
process.on('message', (point) => {
  stopAt = String(point)
})
process.on('disconnect', () => process.exit(0))

const logs = logsOf(orders)
const shop = await openShop({
  databaseUrl: orders.databaseUrl,
  dataDir: orders.dataDir ?? mkdtempSync(join(tmpdir(), 'emberwright-proof-')),
  storefronts: orders.projectIds.map((projectId, index) => ({ projectId, port: orders.ports[index] ?? 0 })),
  host: '127.0.0.1',
  secret: testSecret,
  assets: orders.assets,
  seedDemo: false,
  checkAnswers: false,
  trustedProxies: orders.trustedProxies,
  worker: orders.isWorker,
  hasLocalWebhooks: orders.hasLocalWebhooks,
  ...(orders.sweepPeriod === null ? {} : { sweepPeriod: orders.sweepPeriod, superviseSeconds: 1 }),
  ...(orders.refreshPeriod === null ? {} : { refreshPeriod: orders.refreshPeriod }),
  now: () => new Date(Date.now() + orders.clockAhead),
  ...gatewayChoice(),
  failpoint: async (point) => {
    if (point !== stopAt) return
    stopAt = null
    tell({ kind: 'at', point })
    await new Promise(() => undefined)
  },
  log: logs.log,
  logRequest: logs.request,
  metrics: orders.isObserved ? { host: '127.0.0.1', port: 0, token: null } : null,
})
// a killed process must leave no state in memory for the next one
flushCompileCache()
tell({
  kind: 'open',
  ports: shop.addresses.map(({ url }) => Number(new URL(url).port)),
  metricsUrl: shop.metricsUrl,
})

function logsOf({ isObserved }: ShopOrders): Logs {
  const write = (line: string) => tell({ kind: 'log', line })
  return isObserved ? jsonLogs({ write }) : { log: write, request: null }
}

function gatewayChoice(): Pick<ShopOptions, 'gateway' | 'cardGateway' | 'cybersource'> {
  const { cybersource, gatewayUrl } = orders
  if (cybersource) return { cardGateway: 'cybersource', cybersource: readCybersource(cybersource, false) }
  return gatewayUrl === null ? {} : { gateway: remoteGateway(gatewayUrl) }
}
