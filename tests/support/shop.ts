import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, type TestDb } from './database.ts'
import { openShop, type RunningShop, type ShopOptions } from '#server/shop.ts'
import { useDatabase } from './databases.ts'
import { testSecret } from './test-secret.ts'

export type TestShop = {
  /** The address of the first storefront. */
  readonly url: string
  /** The address of the professional storefront, when it was asked for. */
  readonly proUrl: string
  readonly databaseUrl: string
  /** The folder of e-mails and text messages. */
  readonly outbox: string
  readonly db: TestDb
  /** What the server logged so far. */
  readonly lines: readonly string[]
  /** Empty when nothing is counted. */
  readonly metricsUrl: string
  /** Answers that it is not ready, and serves all the same. */
  drain(): void
  /** Stops the server and keeps the database; after the last test this happens by itself. */
  close(): Promise<void>
  /** Starts a server on the same database again; `url` is its address from then on. */
  reopen(): Promise<void>
}

type Choices = Partial<
  Pick<
    ShopOptions,
    | 'now'
    | 'smtpUrl'
    | 'assets'
    | 'checkAnswers'
    | 'storefronts'
    | 'gateway'
    | 'failpoint'
    | 'trustedProxies'
    | 'refreshPeriod'
    | 'isProduction'
    | 'cardGateway'
    | 'metrics'
    | 'logRequest'
    | 'cybersource'
    | 'hasLocalWebhooks'
  >
>

/** A running shop with a seeded database of its own for this test file. Call it once, at the top of the file. */
export async function useShop(choices: Choices = {}): Promise<TestShop> {
  const databaseUrl = await useDatabase()
  const db = openDatabase(databaseUrl, 4, NO_TIMEOUTS)
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-shop-'))
  const lines: string[] = []
  const open = () => openShop({ ...standard(databaseUrl, dataDir, lines), ...choices })
  let running: RunningShop | null = await open()
  let addresses = running.addresses
  const close = async () => {
    const closing = running
    running = null
    await closing?.close()
  }
  const reopen = async () => {
    await close()
    running = await open()
    addresses = running.addresses
  }
  afterAll(async () => {
    await close()
    await db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const address = (wanted: (projectId: number) => boolean) =>
    addresses.find(({ projectId }) => wanted(projectId))?.url.replace(/\/$/, '') ?? ''
  return {
    get url() {
      return address(() => true)
    },
    get proUrl() {
      return address((projectId) => projectId === 14)
    },
    databaseUrl,
    outbox: join(dataDir, 'outbox'),
    db,
    lines,
    get metricsUrl() {
      return running?.metricsUrl ?? ''
    },
    drain: () => running?.drain(),
    close,
    reopen,
  }
}

function standard(databaseUrl: string, dataDir: string, lines: string[]): ShopOptions {
  return {
    databaseUrl,
    dataDir,
    storefronts: [{ projectId: 11, port: 0 }],
    host: '127.0.0.1',
    secret: testSecret,
    assets: null,
    seedDemo: false,
    checkAnswers: true,
    // many tests write rows that nobody hands over but the sweep
    sweepPeriod: 500,
    log: (line) => lines.push(line),
  }
}
