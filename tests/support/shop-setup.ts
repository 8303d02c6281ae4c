import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from './database.ts'
import { openShop } from '#server/shop.ts'
import { ensureBuilt } from '#server/start/build-app.ts'
import { selectAmpleProducts } from './ample-products.ts'
import { shareArtwork } from './kept-artwork.ts'
import { openTestCluster, quickFolder } from './test-cluster.ts'
import { testSecret } from './test-secret.ts'

/**
 * The built shop with both storefronts, for browser specs: addresses in SHOP_11, SHOP_14, SHOP_DATABASE and SHOP_OUTBOX,
 * ids of products with ample stock in SHOP_AMPLE_PRODUCTS.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const assets = await ensureBuilt(() => undefined)
  const cluster = await openTestCluster(quickFolder())
  const databaseUrl = await cluster.clone()
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-e2e-'))
  shareArtwork(dataDir)
  const shop = await openShop({
    databaseUrl,
    storefronts: [
      { projectId: 11, port: 0 },
      { projectId: 14, port: 0 },
    ],
    host: '127.0.0.1',
    dataDir,
    secret: testSecret,
    assets,
    trustedProxies: 1,
    seedDemo: false,
    checkAnswers: true,
    log: () => undefined,
  })
  for (const { projectId, url } of shop.addresses) process.env[`SHOP_${projectId}`] = url.replace(/\/$/, '')
  process.env['SHOP_DATABASE'] = databaseUrl
  process.env['SHOP_AMPLE_PRODUCTS'] = (await readAmpleProducts(databaseUrl)).join(',')
  process.env['SHOP_OUTBOX'] = join(dataDir, 'outbox')
  return async () => {
    await shop.close()
    await cluster.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function readAmpleProducts(databaseUrl: string): Promise<readonly number[]> {
  const db = openDatabase(databaseUrl, 1)
  const ids = await selectAmpleProducts(db)
  await db.destroy()
  return ids
}
