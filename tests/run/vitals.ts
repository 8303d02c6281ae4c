import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { openShop } from '#server/shop.ts'
import { ensureBuilt } from '#server/start/build-app.ts'
import { openTestCluster } from '#tests/support/test-cluster.ts'
import { testSecret } from '#tests/support/test-secret.ts'
import { findChromium, launchArgs } from './find-chromium.mjs'
import { serveBarePage } from './vitals/bare-page.ts'
import { measurePage, type Vitals } from './vitals/measure-page.ts'
import { measureServer } from './vitals/measure-server.ts'
import { median } from './vitals/median.ts'

/**
 * How soon a visitor sees and uses the public pages on a slow phone, beside a bare page in the same run. `--runs N`
 * loads of each; medians are printed with their bounds.
 */
type Bounds = Partial<Record<keyof Vitals | 'times' | 'render' | 'kept', number>>

const EVERY = { cls: 0.02, tbt: 300, takenOver: 2_600, render: 8, kept: 0.1 }
const KB = 1_000
const PAGES: readonly { readonly path: string; readonly bounds: Bounds }[] = [
  { path: '/', bounds: { ...EVERY, fcp: 500, lcp: 700, words: 500, document: 20 * KB } },
  { path: '/sl/c/500-Gram-Cakes', bounds: { ...EVERY, fcp: 550, lcp: 750, times: 2.7, document: 24 * KB } },
  { path: '/product/', bounds: { ...EVERY, fcp: 500, lcp: 750, times: 2.7, document: 20 * KB } },
]

const runs = runsOf(process.argv.slice(2))
const assets = await ensureBuilt(console.log)
const cluster = await openTestCluster()
const dataDir = mkdtempSync(join(tmpdir(), 'emberwright-vitals-'))
const databaseUrl = await cluster.clone()
const bare = await serveBarePage()
const shop = await openShop({
  databaseUrl,
  storefronts: [{ projectId: 11, port: 0 }],
  host: '127.0.0.1',
  dataDir,
  secret: testSecret,
  assets,
  seedDemo: false,
  log: console.error,
})
try {
  process.exitCode = await report((shop.addresses[0]?.url ?? '').replace(/\/$/, ''))
} finally {
  await shop.close()
  await bare.close()
  await cluster.close()
  rmSync(dataDir, { recursive: true, force: true })
}

function runsOf(words: readonly string[]): number {
  const [option, count = '7', ...rest] = words
  if ((option !== undefined && option !== '--runs') || rest.length > 0 || !/^\d+$/.test(count))
    throw new Error('npm run vitals [-- --runs N]')
  return Number(count)
}

async function report(origin: string): Promise<number> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: launchArgs, env: { ...process.env, ...env } })
  const product = await firstProduct(origin)
  const pages = PAGES.map(({ path, bounds }) => ({ path: path === '/product/' ? product : path, bounds }))
  const urls = [bare.url, ...pages.map(({ path }) => origin + path)]
  const loads: Vitals[][] = urls.map(() => [])
  // the first load of each warms the server; interleaved, so that load of the machine affects all
  for (let run = 0; run <= runs; run++)
    for (const [index, url] of urls.entries()) {
      const vitals = await measurePage(browser, url, index > 0)
      if (run > 0) loads[index]?.push(vitals)
    }
  await browser.close()
  const [reference = [], ...ofShop] = loads
  const bareLcp = median(reference.map(({ lcp }) => lcp))
  const costs = await measureServer(
    databaseUrl,
    assets,
    pages.map(({ path }) => path),
  )
  console.log(`a bare page: LCP ${bareLcp.toFixed(0)} ms; medians of ${runs}, at most in brackets`)
  const isOver = pages.map(({ path, bounds }, index) => {
    const vitals = medians(ofShop[index] ?? [])
    return tell(path, { ...vitals, times: vitals.lcp / bareLcp, ...costs[index] }, bounds)
  })
  return isOver.includes(true) ? 1 : 0
}

async function firstProduct(origin: string): Promise<string> {
  const listing = await (await fetch(`${origin}/sl/c/500-Gram-Cakes`)).text()
  return /href="(\/product\/[^"]+)"/.exec(listing)?.[1] ?? '/product/'
}

function medians(loads: readonly Vitals[]): Vitals {
  const of = (name: keyof Vitals) => median(loads.map((load) => load[name] ?? 0))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    words: of('words'),
    cls: of('cls'),
    tbt: of('tbt'),
    takenOver: of('takenOver'),
    document: of('document'),
  }
}

/** Prints one page; true when it is over a bound. */
function tell(path: string, figures: Readonly<Record<string, number | null>>, bounds: Bounds): boolean {
  const cells = Object.entries(figures).map(([name, value]) => {
    const bound = bounds[name as keyof Bounds]
    const shown = (value ?? 0).toFixed((value ?? 0) < 10 ? 3 : 0)
    const isOver = bound !== undefined && (value ?? 0) > bound
    return {
      isOver,
      text: `${name} ${shown}${bound === undefined ? '' : ` (${bound})`}${isOver ? ' OVER' : ''}`,
    }
  })
  console.log(`${path}\n  ${cells.map(({ text }) => text).join(', ')}`)
  return cells.some(({ isOver }) => isOver)
}
