import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { jsonLogs } from '#server/platform/log/log.ts'
import { openShop } from '#server/shop.ts'
import { testSecret } from '#tests/support/test-secret.ts'

/** The server under measurement as a child process: node serve.ts DATABASE_URL [observed] */
const [, , databaseUrl = '', option] = process.argv
const isObserved = option === 'observed'
const shop = await openShop({
  databaseUrl,
  dataDir: mkdtempSync(join(tmpdir(), 'emberwright-bench-')),
  storefronts: [{ projectId: 11, port: 0 }],
  host: '127.0.0.1',
  secret: testSecret,
  assets: null,
  seedDemo: false,
  trustedProxies: 1,
  log: (line) => console.error(line),
  logRequest: isObserved ? jsonLogs().request : null,
  metrics: isObserved ? { host: '127.0.0.1', port: 0, token: null } : null,
})
console.log(shop.addresses[0]?.url)
const NANOSECONDS = 1_000_000
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', () => {
  process.send?.(delay.max / NANOSECONDS)
  delay.reset()
})
process.on('disconnect', () => {
  void shop.close().then(() => process.exit(0))
})
