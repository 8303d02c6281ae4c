import { join } from 'node:path'
import type { ProjectId } from '#contract/platform/constants.ts'
import { calls } from '#contract/registry.ts'
import { createSingleFlight } from './checkout/submission/single-flight.ts'
import { createSessions } from './account/auth/sessions.ts'
import { createTokens } from './account/auth/token.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { createListingAnswers } from './catalogue/listing-answer.ts'
import { openContent } from './content/content-reader.ts'
import { createMedia } from './content/media.ts'
import { countRedirects } from './content/redirect-hits.ts'
import { openDatabase } from './platform/database/open.ts'
import { outgoingConversions } from './site/conversions/outgoing-conversions.ts'
import type { Db } from '#server/platform/database/db.ts'
import { outgoingSheets } from './sheets/outgoing-sheets.ts'
import { createTagPictures } from './sheets/tag-pictures.ts'
import { createSheetRenderer } from './sheets/sheet-renderer.ts'
import { createImports } from './staff/imports/thread/imports.ts'
import { openFlowCounts } from './site/flow/open-flow-counts.ts'
import type { CardGateway } from './platform/gateway/card-gateway.ts'
import type { CybersourceConfig } from './platform/gateway/cybersource/cybersource-config.ts'
import { createCybersourceGateway } from './platform/gateway/cybersource/cybersource-gateway.ts'
import { noGateway } from './platform/gateway/no-gateway.ts'
import { createSandboxGateway } from './platform/gateway/sandbox-gateway.ts'
import { handlers } from './handlers.ts'
import { apiApp } from './api/api-app.ts'
import { createConcurrencyLimiter } from './platform/http/concurrency-limiter.ts'
import { observeRequests } from './platform/log/observe-requests.ts'
import type { Log, RequestLog } from './platform/log/log.ts'
import { createMetrics } from './platform/health/metrics.ts'
import { type MetricsAddress, serveMetrics } from './platform/health/serve-metrics.ts'
import { createProcessHealth, type ProcessHealth } from './platform/health/process-health.ts'
import { type Listening, listen } from './platform/http/listen.ts'
import { routesOf } from './platform/http/handler.ts'
import { storefrontApp } from './api/storefront-app.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { openJobs } from './platform/jobs/open-jobs.ts'
import { outgoingEmails } from './site/mail/emails.ts'
import { outgoingTexts } from './site/mail/texts.ts'
import { startPeriodicTasks } from './periodic-tasks.ts'
import { logReadiness } from './staff/setup/log-readiness.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { ServerDeps } from './server-deps.ts'
import { LOCAL_RECEIVERS, PUBLIC_RECEIVERS, type Receiving } from './platform/http/post-to-receiver.ts'
import { outgoingWebhooks } from './platform/webhooks/outgoing-webhooks.ts'
import { appVersion } from './site/app-version.ts'
import { loadBuiltApp } from './storefront/built-app.ts'
import { createPublicFiles } from './sheets/public-files/public-files.ts'
import { createShowPictures } from './shows/show-pictures.ts'
import { createRasterizing } from './catalogue/artwork/rasterizing.ts'
import { createPictureReaders, type PictureReaders } from './content/picture-readers.ts'
import { createPictures } from './catalogue/pictures.ts'
import { senderOf } from './site/mail/messages/sender.ts'
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
  readonly log: Log
  /** default: requests are not written */
  readonly logRequest?: RequestLog | null
  /** see ShopConfig; default: nothing is counted */
  readonly metrics?: MetricsAddress | null
  readonly now?: () => Date
  /** see clientAddress; none by default */
  readonly trustedProxies?: number
  /** null: e-mails are written to the outbox folder in `dataDir` */
  readonly smtpUrl?: string | null
  /** default: the one that `cardGateway` names */
  readonly gateway?: CardGateway
  /** off: no card is taken; default: the sandbox */
  readonly cardGateway?: 'off' | 'sandbox' | 'cybersource'
  /** the account of the gateway `cybersource` */
  readonly cybersource?: CybersourceConfig | null
  /** see ServerDeps; default: it is not */
  readonly isProduction?: boolean
  /** whether this process sends e-mails and conversions; default: it does */
  readonly worker?: boolean
  /** see ServerDeps */
  readonly failpoint?: ServerDeps['failpoint']
  /** milliseconds until a changed setting or product is in effect; default: a second */
  readonly refreshPeriod?: number
  /** see JobsOptions */
  readonly sweepPeriod?: number
  /** see JobsOptions */
  readonly superviseSeconds?: number
  /** webhooks are also sent to the machine and network of the shop, and by http; default: they are not */
  readonly hasLocalWebhooks?: boolean
  /** validates responses against the contract; on in tests */
  readonly checkAnswers?: boolean
}

export interface RunningShop {
  readonly addresses: readonly { readonly projectId: number; readonly url: string }[]
  /** null: nothing is counted */
  readonly metricsUrl: string | null
  /** Answers that it is not ready, and serves what comes all the same. */
  drain(): void
  close(): Promise<void>
}

/** Starts the shop on its database; on failure closes whatever it had opened. */
export async function openShop(options: ShopOptions): Promise<RunningShop> {
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const health = createProcessHealth()
    return { ...(await open(options, closers, health)), drain: () => health.drain(), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function open(
  options: ShopOptions,
  closers: (() => Promise<void>)[],
  health: ProcessHealth,
): Promise<Pick<RunningShop, 'addresses' | 'metricsUrl'>> {
  await prepareDatabase(options)
  const db = openDatabase(options.databaseUrl)
  closers.push(() => db.destroy())
  const metrics = options.metrics ? createMetrics() : null
  const gateway = options.gateway ?? openGateway(options, closers)
  const mailer = openShopMailer(options, closers)
  const { databaseUrl, log, worker: isWorker = true, now = () => new Date() } = options
  const { isProduction = false, sweepPeriod, superviseSeconds } = options
  const pictureReaders = createPictureReaders(db, {
    folder: join(options.dataDir, 'artwork'),
    rasterizing: createRasterizing(),
  })
  const sheets = createSheetRenderer(createTagPictures(pictureReaders.images))
  const showPictures = createShowPictures()
  const imports = createImports(options.databaseUrl)
  closers.push(
    () => sheets.close(),
    () => imports.close(),
    () => showPictures.close(),
  )
  const tables = [
    outgoingSheets(db, sheets, now),
    outgoingEmails(db, mailer.deliver, now, isProduction),
    outgoingTexts(db, mailer.deliverText, now),
    outgoingConversions(db, now),
    outgoingWebhooks(db, { secret: options.secret, receiving: receivingOf(options), now }),
  ]
  const jobs = openJobs({ databaseUrl, db, tables, isWorker, now, log, sweepPeriod, superviseSeconds })
  closers.push(() => jobs.close())
  const workers = { mailer, jobs, sheets, showPictures, imports, pictureReaders }
  const deps = await openDeps(db, options, gateway, { ...workers, metrics })
  closers.push(...startPeriodicTasks(deps, options.refreshPeriod))
  if (isProduction) await logReadiness(deps)
  const served = metrics && options.metrics ? await serveMetrics(options.metrics, { metrics, db, log }) : null
  // closed after the storefronts, so that the last calls are counted
  if (served) closers.push(() => served.close())
  const listening = await serve(deps, options, health)
  closers.push(async () => {
    await Promise.all(listening.map((each) => each.close()))
  })
  return {
    addresses: listening.map(({ projectId, url }) => ({ projectId, url })),
    metricsUrl: served?.url ?? null,
  }
}

const receivingOf = ({ hasLocalWebhooks = false }: ShopOptions): Receiving =>
  hasLocalWebhooks ? LOCAL_RECEIVERS : PUBLIC_RECEIVERS

function openGateway(
  { databaseUrl, cardGateway, cybersource = null }: ShopOptions,
  closers: (() => Promise<void>)[],
): CardGateway {
  if (cardGateway === 'off') return noGateway
  if (cardGateway === 'cybersource' && cybersource === null)
    throw new Error('the gateway cybersource needs its account')
  const gateway = cybersource
    ? createCybersourceGateway({ config: cybersource, databaseUrl })
    : createSandboxGateway({ databaseUrl })
  closers.push(() => gateway.close())
  return gateway
}

function openShopMailer(options: ShopOptions, closers: (() => Promise<void>)[]) {
  const { smtpUrl = null, dataDir, log, now = () => new Date() } = options
  const mailer = openMailer({ smtpUrl, folder: join(dataDir, 'outbox'), log, now })
  closers.push(() => mailer.close())
  return mailer
}

export async function openDeps(
  db: Db,
  options: ShopOptions,
  gateway: CardGateway,
  {
    pictureReaders,
    ...workers
  }: Pick<ServerDeps, 'mailer' | 'jobs' | 'sheets' | 'showPictures' | 'imports' | 'metrics'> & {
    readonly pictureReaders: PictureReaders
  },
): Promise<ServerDeps> {
  const now = options.now ?? (() => new Date())
  const catalogue = await openCatalogue(db)
  const version = appVersion(options.assets)
  const settings = await openSettings(db)
  const content = await openContent(db, { now, log: options.log })
  return {
    db,
    sessions: createSessions(db, createTokens(options.secret), now),
    hashing: createConcurrencyLimiter({ running: 2, waiting: 20 }),
    catalogue,
    listings: createListingAnswers(),
    pictures: createPictures(catalogue, pictureReaders),
    publicFiles: createPublicFiles({
      supplier: (projectId) => senderOf(projectId, settings.current(projectId)),
      content: (projectId) => content.current(projectId),
      sheets: workers.sheets,
    }),
    secret: options.secret,
    gateway,
    placeOnce: createSingleFlight(),
    receiving: receivingOf(options),
    takesCards: gateway !== noGateway,
    ...workers,
    ...(options.failpoint ? { failpoint: options.failpoint } : {}),
    settings,
    content,
    redirectHits: countRedirects(db),
    flow: await openFlowCounts(db, { version, assets: options.assets, now: now() }),
    media: createMedia(db, pictureReaders.photoSizes),
    environment: {
      projectIds: options.storefronts.map(({ projectId }) => projectId),
      hasMailServer: (options.smtpUrl ?? null) !== null,
      cardGateway: options.cardGateway ?? 'sandbox',
      trustedProxies: options.trustedProxies ?? 0,
    },
    isProduction: options.isProduction ?? false,
    appVersion: version,
    now,
    log: options.log,
  }
}

async function serve(
  deps: ServerDeps,
  options: ShopOptions,
  health: ProcessHealth,
): Promise<readonly (Listening & { readonly projectId: ProjectId })[]> {
  const checkAnswers = options.checkAnswers ?? process.env['NODE_ENV'] === 'test'
  const { trustedProxies = 0 } = options
  const routes = routesOf(calls, handlers)
  const api = apiApp({ routes, deps, checkAnswers })
  const { assets, logRequest = null } = options
  const observe = observeRequests({ health, metrics: deps.metrics, logRequest })
  const app = assets === null ? null : await loadBuiltApp(assets, deps, routes)
  const open: (Listening & { readonly projectId: ProjectId })[] = []
  try {
    for (const { projectId, port } of options.storefronts)
      open.push({
        projectId,
        ...(await listen(storefrontApp({ projectId, deps, api, trustedProxies, health, app }), {
          host: options.host,
          port,
          trustedProxies,
          observe,
        })),
      })
  } catch (error) {
    await Promise.all(open.map((each) => each.close()))
    throw error
  }
  return open
}
