import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONSUMER_PROJECT } from '#contract/platform/constants.ts'
import { calls } from '#contract/registry.ts'
import { openDatabase } from '#tests/support/database.ts'
import { createShowPictures } from '#server/shows/show-pictures.ts'
import { createPictureReaders } from '#server/content/picture-readers.ts'
import { createRasterizing } from '#server/catalogue/artwork/rasterizing.ts'
import { createImports } from '#server/staff/imports/thread/imports.ts'
import { createSheetRenderer } from '#server/sheets/sheet-renderer.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { handlers } from '#server/handlers.ts'
import { routesOf } from '#server/platform/http/handler.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { openDeps } from '#server/shop.ts'
import { bootOf } from '#server/storefront/boot.ts'
import { inProcessCall } from '#server/storefront/in-process-call.ts'
import { loadPages } from '#server/storefront/page-store.ts'
import { loadRenderer } from '#server/storefront/renderer.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { median } from './median.ts'

export interface ServerCost {
  /** CPU milliseconds of the only thread to draw a page that is not kept: the median of the rounds */
  readonly render: number
  /** the same for one that is */
  readonly kept: number
}

const ROUNDS = 10
// the clock of the thread counts in 4 ms
const RENDERS = 10
// a server that has been up for a minute: cold, the same page takes twice as long
const WARM_UP = 100
const SENDS = 20_000
const MICROSECONDS = 1_000

/** CPU time of the server for each address, without HTTP. */
export async function measureServer(
  databaseUrl: string,
  assets: string,
  paths: readonly string[],
): Promise<readonly ServerCost[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-vitals-'))
  const db = openDatabase(databaseUrl)
  const gateway = createSandboxGateway({ databaseUrl })
  const log = (line: string) => console.error(line)
  const mailer = openMailer({ smtpUrl: null, folder: join(dataDir, 'outbox'), log, now: () => new Date() })
  const options = {
    databaseUrl,
    storefronts: [],
    host: '',
    dataDir,
    secret: testSecret,
    assets,
    seedDemo: false,
    log,
  }
  try {
    const jobs = { wake: () => undefined, close: () => Promise.resolve() }
    const drawing = {
      sheets: createSheetRenderer(async () => []),
      showPictures: createShowPictures(),
      pictureReaders: createPictureReaders(db, {
        folder: join(dataDir, 'artwork'),
        rasterizing: createRasterizing(),
      }),
    }
    const imports = createImports(databaseUrl)
    const deps = await openDeps(db, options, gateway, { mailer, jobs, imports, metrics: null, ...drawing })
    const routes = routesOf(calls, handlers)
    const pages = await loadPages(assets, deps, routes)
    const renderer = await loadRenderer(assets)
    if (renderer === null) throw new Error('the build has no part that draws pages')
    const projectId = CONSUMER_PROJECT
    const costs: ServerCost[] = []
    for (const path of paths) {
      const draw = () =>
        renderer.renderPage({
          address: path,
          boot: bootOf(deps, projectId),
          call: inProcessCall(routes, deps, projectId),
        })
      const send = () => pages({ projectId, path, search: '' })
      costs.push(await costOf(draw, send))
    }
    return costs
  } finally {
    await mailer.close()
    await gateway.close()
    await db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Task = () => Promise<unknown>

async function costOf(draw: Task, send: Task): Promise<ServerCost> {
  for (let run = 0; run < WARM_UP; run++) await draw()
  await send()
  const renders: number[] = []
  for (let round = 0; round < ROUNDS; round++) renders.push(await cpuOf(RENDERS, draw))
  return { render: median(renders), kept: await cpuOf(SENDS, send) }
}

async function cpuOf(runs: number, task: Task): Promise<number> {
  const before = process.threadCpuUsage()
  for (let run = 0; run < runs; run++) await task()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / MICROSECONDS / runs
}
