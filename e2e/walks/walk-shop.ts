import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CardGateway } from '#server/gateway/card-gateway.ts'
import { createSandboxGateway } from '#server/gateway/sandbox-gateway.ts'
import { type OwnShop, openOwnShop } from '#e2e/own-shop.ts'

const run = promisify(execFile)

export interface WalkShop extends OwnShop {
  readonly gateway: CardGateway
}

/** A shop of its own that serves a recorded build of the app. */
export async function openWalkShop(beside: string, name: string): Promise<WalkShop> {
  const assets = mkdtempSync(join(tmpdir(), 'emberwright-recorded-'))
  // in a process of its own: Playwright transforms what is imported into this one
  const env = { ...process.env, NODE_ENV: 'production' }
  await run(process.execPath, [join(import.meta.dirname, 'build-recorded.ts'), assets], { env })
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
