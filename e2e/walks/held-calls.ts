import { type BrowserContext, expect, type Request, type Route } from '@playwright/test'
import { CSRF_HEADER } from '#contract/constants.ts'

/** Requests of a page that are held at the network until the walk answers or aborts them. */
export class HeldCalls {
  readonly #context: BrowserContext
  #waiting: Route[] = []

  constructor(context: BrowserContext) {
    this.#context = context
    context.on('requestfailed', (request) => this.#forget(request))
  }

  async hold(...urls: readonly RegExp[]): Promise<void> {
    for (const url of urls) await this.#context.route(url, (route) => void this.#waiting.push(route))
  }

  async letPass(...urls: readonly RegExp[]): Promise<void> {
    for (const url of urls) await this.#context.unroute(url)
    for (const route of this.#take((each) => urls.some((url) => url.test(each.request().url()))))
      await route.continue()
  }

  /** The call that waits longest of these. */
  async next(url: RegExp): Promise<Route> {
    const wanted = (route: Route) => url.test(route.request().url())
    await expect
      .poll(() => this.#waiting.filter(wanted).length, { message: `a call of ${url.source} waits` })
      .toBeGreaterThan(0)
    const [first, ...others] = this.#take(wanted)
    this.#waiting.push(...others)
    if (!first) throw new Error(`no call of ${url.source} waits`)
    return first
  }

  /** It reaches the server, and its answer the page. */
  async answer(url: RegExp): Promise<void> {
    await (await this.next(url)).continue()
  }

  /** The same, and the server has done what it was asked for when this is over. */
  async answerWhenDone(url: RegExp): Promise<void> {
    const route = await this.next(url)
    await route.fulfill({ response: await route.fetch() })
  }

  /** It never reaches the server. */
  async lose(url: RegExp): Promise<void> {
    await (await this.next(url)).abort('connectionrefused')
  }

  /** None of those that wait reaches the server, also not what the page itself has given up meanwhile. */
  async loseAll(url: RegExp): Promise<void> {
    await this.lose(url)
    for (const route of this.#take((each) => url.test(each.request().url())))
      await route.abort('connectionrefused')
  }

  /** It reaches the server, and its answer never comes. */
  async loseAnswer(url: RegExp): Promise<void> {
    const route = await this.next(url)
    await route.fetch()
    await route.abort('connectionreset')
  }

  /** It reaches the server without the token of its page, and so does the attempt that the app makes after it. */
  async answerWithoutPageToken(url: RegExp): Promise<void> {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const route = await this.next(url)
      const { [CSRF_HEADER.toLowerCase()]: _, ...headers } = route.request().headers()
      await route.continue({ headers })
    }
  }

  #take(isWanted: (route: Route) => boolean): readonly Route[] {
    const taken = this.#waiting.filter(isWanted)
    this.#waiting = this.#waiting.filter((route) => !isWanted(route))
    return taken
  }

  #forget(request: Request): void {
    this.#waiting = this.#waiting.filter((route) => route.request() !== request)
  }
}
