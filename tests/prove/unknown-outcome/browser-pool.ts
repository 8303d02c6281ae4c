import type { Browser, BrowserContext, Page } from 'playwright'
import { blockPictures } from '#tests/prove/rig/browser.ts'
import type { MessageOracle } from './message-oracle.ts'

const TIMEOUT = 45_000
const MAX_USES = 10
/** of the origin of the shop, without its scripts */
const BLANK = '/robots.txt'

/** A browser context reused by one customer after the other, so that scripts are fetched once. */
export class BrowserSlot {
  uses = 0
  private oracle: MessageOracle | null = null
  private readonly context: BrowserContext

  constructor(context: BrowserContext) {
    this.context = context
  }

  /** A tab in which the customer is logged in; the oracle records every message of its pages. */
  async openPage(session: object, oracle: MessageOracle): Promise<Page> {
    this.uses++
    this.oracle = oracle
    const page = await this.newTab()
    await page.goto(BLANK)
    await page.evaluate((user) => globalThis.localStorage.setItem('user', user), JSON.stringify(session))
    return page
  }

  async newTab(): Promise<Page> {
    const page = await this.context.newPage()
    await blockPictures(page)
    return page
  }

  async reset(): Promise<void> {
    for (const page of this.context.pages()) await page.close()
    await this.oracle?.settled()
    await this.context.clearCookies()
    if (this.uses >= MAX_USES) await this.context.close()
  }

  async install(): Promise<void> {
    await this.context.exposeBinding('reportToOracle', ({ page }, texts: readonly string[]) =>
      this.oracle?.record(page, texts),
    )
    await this.context.addInitScript(reportMessages)
  }
}

/** Free browser slots; creates one when none is free. */
export class BrowserPool {
  private free: BrowserSlot[] = []
  private readonly browser: Browser
  private readonly baseURL: string

  constructor(browser: Browser, baseURL: string) {
    this.browser = browser
    this.baseURL = baseURL
  }

  acquire = async (): Promise<BrowserSlot> => this.free.pop() ?? (await this.create())

  async release(slot: BrowserSlot): Promise<void> {
    await slot.reset()
    if (slot.uses < MAX_USES) this.free.push(slot)
  }

  private async create(): Promise<BrowserSlot> {
    const { baseURL } = this
    const context = await this.browser.newContext({
      baseURL,
      viewport: { width: 1024, height: 700 },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(TIMEOUT)
    await context.clock.install()
    const slot = new BrowserSlot(context)
    await slot.install()
    return slot
  }
}

/** Runs in the page, before its first script. */
function reportMessages(): void {
  const speaking = 'h1, h2, h3, output, [role="alert"], [role="status"], [aria-label^="Messages, "]'
  let last = ''
  const look = () => {
    const found = [...document.querySelectorAll(speaking)]
    const texts = found.flatMap(({ textContent }) => textContent.trim() || [])
    const now = texts.join('\n')
    if (now === last) return
    last = now
    const say: unknown = Reflect.get(globalThis, 'reportToOracle')
    if (typeof say === 'function') say(texts)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}
