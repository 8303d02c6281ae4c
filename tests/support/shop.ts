import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import type { Database } from '#server/database/schema.ts'
import { openShop } from '#server/shop.ts'
import { useDatabase } from './databases.ts'

export type TestShop = {
  /** The address of the consumer storefront. */
  url: string
  /** The addresses of all storefronts by project. */
  urls: Readonly<Record<number, string>>
  databaseUrl: string
  db: Kysely<Database>
  /** What the server logged so far. */
  lines: readonly string[]
  /** Stops the server and keeps the database; after the last test this happens by itself. */
  close(): Promise<void>
  /** Starts a server on the same database again, as after a crash; answers its address. */
  reopen(): Promise<string>
}

export const testSecret = new TextEncoder().encode('a secret for tests that is long enough')

/** A running shop with a seeded database of its own for this test file. Call it once, at the top of the file. */
export async function useShop(projectIds: readonly (11 | 14)[] = [11]): Promise<TestShop> {
  const databaseUrl = await useDatabase()
  const db = openDatabase(databaseUrl, 4)
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-shop-'))
  const lines: string[] = []
  const open = () =>
    openShop({
      databaseUrl,
      storefronts: projectIds.map((projectId) => ({ projectId, port: 0 })),
      host: '127.0.0.1',
      dataDir,
      secret: testSecret,
      assets: null,
      seedDemo: false,
      log: (line) => lines.push(line),
    })
  let running: Awaited<ReturnType<typeof openShop>> | null = await open()
  const addresses = (shop: NonNullable<typeof running>) =>
    Object.fromEntries(shop.addresses.map((address) => [address.projectId, address.url.replace(/\/$/, '')]))
  const close = async () => {
    const closing = running
    running = null
    await closing?.close()
  }
  afterAll(async () => {
    await close()
    await db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const urls = addresses(running)
  const first = projectIds[0] ?? 11
  const reopen = async () => {
    await close()
    running = await open()
    return addresses(running)[first] ?? ''
  }
  return { url: urls[first] ?? '', urls, databaseUrl, db, lines, close, reopen }
}
