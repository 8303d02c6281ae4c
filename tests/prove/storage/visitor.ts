import type { Browser, BrowserContext, Page } from 'playwright'
import { type Hoard, TAB_KEYS } from './bad-values.ts'

const TIMEOUT = 60_000
const PATH = '/contact'

/** Opens the app repeatedly in one context, each time with other storage contents. */
export class Visitor {
  /** times at which nothing was drawn */
  closed = 0
  /** times at which a value of the program was shown */
  raw = 0
  exceptions = 0
  /** times at which somebody was taken for logged in */
  known = 0
  readonly notes: string[] = []
  private current = ''
  private readonly context: BrowserContext
  private readonly page: Page

  private constructor(context: BrowserContext, page: Page) {
    this.context = context
    this.page = page
    page.on('pageerror', (error) => {
      this.exceptions++
      this.note(`threw ${error.message}`)
    })
  }

  static async open(browser: Browser, baseURL: string): Promise<Visitor> {
    const context = await browser.newContext({ baseURL, viewport: { width: 1024, height: 700 } })
    await context.addInitScript(spoilStorage)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/images/*', '*.woff2'] })
    await page.goto(PATH)
    await page.locator('main h1').waitFor()
    return new Visitor(context, page)
  }

  async come({ mode, values }: Hoard): Promise<void> {
    this.current = `${mode} ${JSON.stringify(values).slice(0, 300)}`
    await this.page.evaluate(store, { values, tabKeys: TAB_KEYS })
    const threw = this.page.waitForEvent('pageerror', { timeout: TIMEOUT })
    await this.page.goto(`${PATH}?mode=${mode}`, { waitUntil: 'commit' })
    const isDrawn = await Promise.race([
      this.page.locator('main h1').waitFor({ timeout: TIMEOUT }),
      threw.then((error) => Promise.reject(error)),
    ]).then(
      () => true,
      () => false,
    )
    if (!isDrawn) {
      this.closed++
      this.note('was not drawn')
      return
    }
    const { text, isKnown } = await this.page.evaluate(() => ({
      text: document.body.innerText,
      isKnown: document.querySelector('header a[aria-label^="Cart, "]') !== null,
    }))
    if (isKnown) this.known++
    if (!/undefined|\[object|\bNaN\b/.test(text)) return
    this.raw++
    this.note(`showed ${text.slice(0, 200)}`)
  }

  leave = (): Promise<void> => this.context.close()

  private note(what: string): void {
    this.notes.push(`${what}: ${this.current}`)
  }
}

/** Runs in the page, before its first script. */
function spoilStorage(): void {
  const mode = new URLSearchParams(location.search).get('mode')
  if (mode === 'denied') {
    const deny = {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }
    Object.defineProperties(globalThis, { localStorage: deny, sessionStorage: deny })
  }
  if (mode === 'full')
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
}

interface Stored {
  readonly values: Readonly<Record<string, string>>
  readonly tabKeys: readonly string[]
}

/** Runs in the page, with the storage of a frame of its own when that of the page is denied. */
function store({ values, tabKeys }: Stored): void {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const home = frame.contentWindow
  if (!home) throw new Error('no frame')
  home.localStorage.clear()
  home.sessionStorage.clear()
  for (const [key, value] of Object.entries(values)) {
    const place = tabKeys.includes(key) ? home.sessionStorage : home.localStorage
    try {
      place.setItem(key, value)
    } catch {
      // what no browser takes cannot lie in one
    }
  }
}
