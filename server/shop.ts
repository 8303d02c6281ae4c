import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { ProjectId } from '#contract/constants.ts'
import { calls } from '#contract/registry.ts'
import { createArtworkStore } from './artwork/artwork-store.ts'
import { createSessions } from './auth/sessions.ts'
import { createTokens } from './auth/token.ts'
import { CALLS_ON_THE_CART, sessionWithCart } from './carts/session-with-cart.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { createListingAnswers } from './catalogue/listing-answer.ts'
import { cleanUp } from './database/clean-up.ts'
import { migrateToLatest } from './database/migrate.ts'
import { NO_TIMEOUTS, openDatabase } from './database/open.ts'
import type { Database } from './database/schema.ts'
import type { CardGateway } from './gateway/card-gateway.ts'
import { createSandboxGateway } from './gateway/sandbox-gateway.ts'
import { handlers } from './handlers.ts'
import { callRouter } from './http/call-router.ts'
import { createConcurrencyLimiter } from './http/concurrency-limiter.ts'
import { createCsrfGuard } from './http/csrf.ts'
import { describeError } from './http/to-http-error.ts'
import { type Listening, listen } from './http/listen.ts'
import { routeTable } from './http/route-table.ts'
import { storefrontApp } from './http/storefront-app.ts'
import { openMailer } from './mail/open-mailer.ts'
import type { Mailer } from './mail/mailer.ts'
import { startRecovery } from './orders/recovery.ts'
import { poll } from './poll.ts'
import type { ServerDeps } from './server-deps.ts'
import { appVersion } from './site/app-version.ts'
import { loadAssets } from './site/asset-store.ts'
import { loadPages } from './site/page-store.ts'
import { createPictures } from './site/pictures.ts'
import { openSettings } from './site/settings-reader.ts'

export interface ShopOptions {
  readonly databaseUrl: string
  readonly storefronts: readonly { readonly projectId: ProjectId; readonly port: number }[]
  readonly host: string
  readonly dataDir: string
  readonly secret: Uint8Array
  /** the folder of the built app, or null for the API alone */
  readonly assets: string | null
  readonly seedDemo: boolean
  readonly log: (line: string) => void
  readonly now?: () => Date
  /** see clientAddress; none by default */
  readonly trustedProxies?: number
  /** null: e-mails are written to the outbox folder in `dataDir` */
  readonly smtpUrl?: string | null
  /** default: the sandbox */
  readonly gateway?: CardGateway
  /** see ServerDeps */
  readonly failpoint?: ServerDeps['failpoint']
  /** milliseconds until a changed setting or product is in effect; default: a second */
  readonly refreshPeriod?: number
  /** validates responses against the contract; on in tests */
  readonly checkAnswers?: boolean
}

export interface RunningShop {
  readonly addresses: readonly { readonly projectId: number; readonly url: string }[]
  close(): Promise<void>
}

/** Starts the shop on its database; on failure closes whatever it had opened. */
export async function openShop(options: ShopOptions): Promise<RunningShop> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    return { addresses: await open(options, closers), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(
  options: ShopOptions,
  closers: (() => Promise<void>)[],
): Promise<RunningShop['addresses']> {
  await prepareDatabase(options)
  const db = openDatabase(options.databaseUrl)
  closers.push(() => db.destroy())
  const gateway = options.gateway ?? openSandbox(options, closers)
  const deps = await openDeps(db, options, gateway, openShopMailer(options, closers))
  const { catalogue, settings, log } = deps
  const watch = poll(
    async () => {
      await catalogue.refresh()
      await settings.refresh()
    },
    options.refreshPeriod ?? SECOND,
    (error) => log(`the catalogue cannot be read again: ${describeError(error)}`),
  )
  closers.push(() => watch.stop())
  const cleaning = poll(
    async () => {
      await cleanUp(db, deps.now())
    },
    CLEAN_UP_PERIOD,
    (error) => log(`the clean-up failed: ${describeError(error)}`),
  )
  closers.push(() => cleaning.stop())
  const recovery = startRecovery(deps)
  closers.push(() => recovery.stop())
  const listening = await serve(deps, options)
  closers.push(async () => {
    await Promise.all(listening.map((each) => each.close()))
  })
  return listening.map(({ projectId, url }) => ({ projectId, url }))
}

const SECOND = 1_000
const CLEAN_UP_PERIOD = 5 * 60 * SECOND

async function prepareDatabase({ databaseUrl, seedDemo, log }: ShopOptions): Promise<void> {
  const db = openDatabase(databaseUrl, 2, NO_TIMEOUTS)
  try {
    await migrateToLatest(db)
    if (seedDemo) await (await import('./demo/seed-when-empty.ts')).seedWhenEmpty(db, log)
  } finally {
    await db.destroy()
  }
}

function openSandbox({ databaseUrl }: ShopOptions, closers: (() => Promise<void>)[]): CardGateway {
  const sandbox = createSandboxGateway({ databaseUrl })
  closers.push(() => sandbox.close())
  return sandbox
}

function openShopMailer(options: ShopOptions, closers: (() => Promise<void>)[]): Mailer {
  const { smtpUrl = null, dataDir, log, now = () => new Date() } = options
  const mailer = openMailer({ smtpUrl, folder: join(dataDir, 'outbox'), log, now })
  closers.push(() => mailer.close())
  return mailer
}

async function openDeps(
  db: Kysely<Database>,
  options: ShopOptions,
  gateway: CardGateway,
  mailer: Mailer,
): Promise<ServerDeps> {
  const now = options.now ?? (() => new Date())
  const catalogue = await openCatalogue(db)
  return {
    db,
    sessions: createSessions(db, createTokens(options.secret), now),
    hashing: createConcurrencyLimiter(HASHES),
    catalogue,
    listings: createListingAnswers(),
    pictures: createPictures(catalogue, createArtworkStore({ folder: join(options.dataDir, 'artwork') })),
    secret: options.secret,
    gateway,
    mailer,
    ...(options.failpoint ? { failpoint: options.failpoint } : {}),
    settings: await openSettings(db),
    appVersion: appVersion(options.assets),
    now,
    log: options.log,
  }
}

const HASHES = { running: 2, waiting: 20 }

async function serve(
  deps: ServerDeps,
  options: ShopOptions,
): Promise<readonly (Listening & { readonly projectId: ProjectId })[]> {
  const csrf = createCsrfGuard(options.secret)
  const checkAnswers = options.checkAnswers ?? process.env['NODE_ENV'] === 'test'
  const { trustedProxies = 0 } = options
  const routes = routeTable(calls, handlers)
  const withCart = sessionWithCart(deps.settings)
  const sessionReads = new Map(CALLS_ON_THE_CART.map((name) => [name, withCart]))
  const api = callRouter({ routes, deps, csrf, checkAnswers, sessionReads, trustedProxies })
  const { assets } = options
  const app = assets === null ? null : { assets: loadAssets(assets), pages: loadPages(assets) }
  const open: (Listening & { readonly projectId: ProjectId })[] = []
  try {
    for (const { projectId, port } of options.storefronts)
      open.push({
        projectId,
        ...(await listen(storefrontApp({ projectId, deps, api, csrf, trustedProxies, app }), {
          host: options.host,
          port,
          trustedProxies,
        })),
      })
  } catch (error) {
    await Promise.all(open.map((each) => each.close()))
    throw error
  }
  return open
}
