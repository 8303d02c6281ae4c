import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { openShop } from '#server/shop.ts'
import type { TestShop } from './shop.ts'
import { testSecret } from './test-secret.ts'

/** Another server on the database of a shop, with the periods of production. Resolves with its address. */
export async function useSecondShop({ databaseUrl }: TestShop): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-second-'))
  const second = await openShop({
    databaseUrl,
    storefronts: [{ projectId: 11, port: 0 }],
    host: '127.0.0.1',
    dataDir,
    secret: testSecret,
    assets: null,
    seedDemo: false,
    log: () => undefined,
  })
  afterAll(async () => {
    await second.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return second.addresses[0]?.url.replace(/\/$/, '') ?? ''
}
