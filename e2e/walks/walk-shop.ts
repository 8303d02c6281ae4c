import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CardGateway } from '#server/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/gateway/sandbox-gateway.ts'
import { type OwnShop, openOwnShop } from '#e2e/own-shop.ts'
import { buildRecorded } from './recorded-build.ts'

export interface WalkShop extends OwnShop {
  readonly gateway: CardGateway
}

/** A shop of its own that serves a recorded build of the app. */
export async function openWalkShop(beside: string, name: string): Promise<WalkShop> {
  const assets = mkdtempSync(join(tmpdir(), 'emberwright-recorded-'))
  await buildRecorded(assets)
  const shop = await openOwnShop(beside, name, assets)
  const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl, connections: 1 })
  return {
    ...shop,
    gateway,
    close: async () => {
      await shop.close()
      await gateway.close()
      rmSync(assets, { recursive: true, force: true })
    },
  }
}
