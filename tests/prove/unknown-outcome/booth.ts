import type { Browser, BrowserContext, Page } from 'playwright'
import { withoutPictures } from '#tests/prove/rig/browser.ts'
import type { Witness } from './witness.ts'

const PATIENCE = 45_000
const VISITS = 10
const BLANK = '/blank'

/** A browser window that one customer after the other uses: the program of the shop is fetched once. */
export class Booth {
  visits = 0
  private witness: Witness | null = null
  private readonly context: BrowserContext

  constructor(context: BrowserContext) {
    this.context = context
  }

  /** A tab in which the customer is logged in; all that its pages say is heard by the witness. */
  async enter(session: object, witness: Witness): Promise<Page> {
    this.visits++
    this.witness = witness
    const page = await this.context.newPage()
    await page.goto(BLANK)
    await page.evaluate((user) => globalThis.localStorage.setItem('user', user), JSON.stringify(session))
    return page
  }

  newTab = (): Promise<Page> => this.context.newPage()

  async leave(): Promise<void> {
    for (const page of this.context.pages()) await page.close()
    await this.witness?.settled()
    await this.context.clearCookies()
    if (this.visits >= VISITS) await this.context.close()
  }

  async listen(): Promise<void> {
    await this.context.exposeBinding('sayToWitness', ({ page }, texts: readonly string[]) =>
      this.witness?.hear(page, texts),
    )
    await this.context.addInitScript(reportWords)
  }
}

/** Booths that are free, and new ones when none is. */
export class Hall {
  private free: Booth[] = []
  private readonly browser: Browser
  private readonly baseURL: string

  constructor(browser: Browser, baseURL: string) {
    this.browser = browser
    this.baseURL = baseURL
  }

  take = async (): Promise<Booth> => this.free.pop() ?? (await this.build())

  async giveBack(booth: Booth): Promise<void> {
    await booth.leave()
    if (booth.visits < VISITS) this.free.push(booth)
  }

  private async build(): Promise<Booth> {
    const { baseURL } = this
    const context = await this.browser.newContext({
      baseURL,
      viewport: { width: 1024, height: 700 },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(PATIENCE)
    await withoutPictures(context)
    await context.route(`**${BLANK}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await context.clock.install()
    const booth = new Booth(context)
    await booth.listen()
    return booth
  }
}

/** Runs in the page, from its first moment on. */
function reportWords(): void {
  const speaking = 'h1, h2, h3, output, [role="alert"], [role="status"], [aria-label^="Messages, "]'
  let last = ''
  const look = () => {
    const found = [...document.querySelectorAll(speaking)]
    const texts = found.flatMap(({ textContent }) => textContent.trim() || [])
    const now = texts.join('\n')
    if (now === last) return
    last = now
    const say: unknown = Reflect.get(globalThis, 'sayToWitness')
    if (typeof say === 'function') say(texts)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
}
