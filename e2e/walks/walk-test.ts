import { test as base } from '@playwright/test'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { CardGateway } from '#server/platform/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { type OwnShop, openOwnShop } from '#e2e/own-shop.ts'
import { openDatabase, type TestDb } from '#tests/support/database.ts'

const run = promisify(execFile)

export interface WalkShop extends OwnShop {
  readonly gateway: CardGateway
}

/** Every worker has one shop for all its walks, which switch it as they like; it serves a recorded build of the app. */
export const test = base.extend<object, { shop: WalkShop; db: TestDb }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const assets = await buildOnce()
      const beside = process.env['SHOP_DATABASE'] ?? ''
      const shop = await openOwnShop(beside, `walk${process.pid}_${workerIndex}`, { built: assets })
      const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl, connections: 1 })
      await use({ ...shop, gateway })
      await shop.close()
      await gateway.close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  db: [
    async ({ shop }, use) => {
      const db = openDatabase(shop.databaseUrl, 2)
      await use(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],
})

/** One recorded build for all workers, in the folder of the run, which the global setup removes. */
async function buildOnce(): Promise<string> {
  const assets = join(process.env['SHOP_OUTBOX'] ?? '', '../recorded')
  const marker = `${assets}.built`
  const isFirst = mkdirSync(assets, { recursive: true }) !== undefined
  if (isFirst) {
    // in a process of its own: Playwright transforms what is imported into this one
    const env = { ...process.env, NODE_ENV: 'production' }
    await run(process.execPath, [join(import.meta.dirname, 'build-recorded.ts'), assets], { env })
    writeFileSync(marker, '')
  }
  while (!existsSync(marker)) await pause(100)
  return assets
}
