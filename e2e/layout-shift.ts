import { type Browser, type BrowserContext, type Locator, type Page, type Request } from '@playwright/test'
import { expect } from './expect.ts'
import { seeTakenOver } from './hydration.ts'
import { collectPageErrors } from './page-errors.ts'
import { type ConnectionSpeed, openSlowConnection } from './slow-connection.ts'

export interface Screen {
  readonly path: string
  /** visible only when the content of the page is rendered */
  readonly settled: (page: Page) => Locator
  /** its layout has columns on a wide viewport, so that it is measured there too */
  readonly hasColumns?: boolean
  /** a screen that is opened from this one without a load */
  readonly next?: NextScreen
}

export interface NextScreen extends Pick<Screen, 'path' | 'settled'> {
  readonly open: (page: Page) => Promise<void>
}

export interface LayoutShifts {
  /** the sum of all shifts, those right after input too: an answer can take longer (Layout Instability API) */
  readonly score: number
  /** the elements that moved */
  readonly moved: readonly string[]
}

/** About a second for a document. */
export const SLOW_DOCUMENT: ConnectionSpeed = { latency: 100, throughput: 20_000 }
const SLOW: ConnectionSpeed = { latency: 100, throughput: 400_000 }

/** Works with a new page over a slow connection, with an empty cache and what the context stores, and closes it. */
export async function withSlowPage<T>(
  { browser, baseURL, storageState }: SlowPageFixtures,
  work: (page: Page) => Promise<T>,
  speed = SLOW,
): Promise<T> {
  const connection = await openSlowConnection(baseURL ?? '', speed)
  const origins = storageState.origins.map((each) => ({ ...each, origin: connection.url }))
  const own = await browser.newContext({
    baseURL: connection.url,
    storageState: { ...storageState, origins },
    reducedMotion: 'no-preference',
  })
  const pageErrors = await collectPageErrors(own)
  const result = await work(await own.newPage())
  await own.close()
  await connection.close()
  expect(pageErrors).toEqual([])
  return result
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface SlowPageFixtures {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly storageState: StorageState
}

/** Loads a screen in a slow page, and measures its layout shifts. */
export async function shiftsOn(page: Page, { path, settled }: Screen): Promise<LayoutShifts> {
  const pending = pendingRequests(page)
  await page.goto(path)
  await expect(settled(page)).toBeVisible({ timeout: 60_000 })
  // late scripts are requested then
  await seeTakenOver(page)
  await expect.poll(pending, { timeout: 180_000, intervals: [50] }).toEqual([])
  return shiftsSince(page, 0)
}

/** Addresses that the page waits for; a failure names them, unlike waiting for `networkidle`. */
function pendingRequests(page: Page): () => readonly string[] {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => pending.delete(request))
  return () => [...pending].map((request) => request.url())
}

/** Opens a screen from the one that `shiftsOn` has loaded, and measures the layout shifts from there. */
export async function shiftsOnEntry(page: Page, { open, settled }: NextScreen): Promise<LayoutShifts> {
  const start = await page.evaluate(() => performance.now())
  await open(page)
  await expect(settled(page)).toBeVisible({ timeout: 60_000 })
  return shiftsSince(page, start)
}

async function shiftsSince(page: Page, start: number): Promise<LayoutShifts> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return page.evaluate(readShifts, start)
}

/** Runs in the page. */
export function readShifts(start: number): LayoutShifts {
  interface Source {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly Source[]
  }
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  // entries buffered before `observe` are queued, not dispatched
  const all = observer.takeRecords() as Shift[]
  const shifts = all.filter(({ startTime }) => startTime >= start)
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'gone')
  const placeOf = ({ top, height }: DOMRectReadOnly) => `${top}+${height}`
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, sources }) =>
      sources.map(
        ({ node, previousRect, currentRect }) =>
          `${value.toFixed(4)} ${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      ),
    ),
  }
}
