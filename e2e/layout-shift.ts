import { expect, type Locator, type Page } from '@playwright/test'

export interface Screen {
  readonly path: string
  /** visible only when the content of the page is rendered */
  readonly settled: (page: Page) => Locator
  /** its layout has columns on a wide viewport, so that it is measured there too */
  readonly hasColumns?: boolean
}

export interface LayoutShifts {
  /** the sum of all shifts during the load (Layout Instability API) */
  readonly score: number
  /** the elements that moved */
  readonly moved: readonly string[]
}

const SLOW = { offline: false, latency: 100, downloadThroughput: 400_000, uploadThroughput: 100_000 }

/** Loads a screen in a new page, with an empty cache over a throttled connection, and measures its layout shifts. */
export async function shiftsOn(page: Page, { path, settled }: Screen): Promise<LayoutShifts> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', SLOW)
  await page.goto(path)
  await expect(settled(page)).toBeVisible({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return page.evaluate(readShifts)
}

/** Runs in the page. */
function readShifts(): LayoutShifts {
  interface Shift extends PerformanceEntry {
    readonly value: number
    readonly sources: readonly { readonly node: Node | null }[]
  }
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  // entries buffered before `observe` are queued, not dispatched
  const shifts = observer.takeRecords() as Shift[]
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? 'gone')
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ value, sources }) =>
      sources.map(({ node }) => `${value.toFixed(4)} ${nameOf(node)}`),
    ),
  }
}
