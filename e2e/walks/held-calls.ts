import type { BrowserContext, Request, Route } from '@playwright/test'
import { expect } from '#e2e/expect.ts'
import { CSRF_HEADER } from '#contract/platform/constants.ts'
import { AWAITED } from '#e2e/pages/frame.driver.ts'
import { QUICK } from '#e2e/quick-poll.ts'
import { MOST_REPEATS } from '#src/services/platform/client/client.ts'
import { addressOf, type WalkedCall, type WalkedCalls } from '#tests/walks/workflow-fixture.ts'

/** Requests of a page that are held at the network until the walk answers or aborts them. */
export class HeldCalls implements WalkedCalls {
  readonly #context: BrowserContext
  /** whether each is held now */
  readonly #calls = new Map<WalkedCall, boolean>()
  readonly #kept = new Set<Route>()
  #waiting: Route[] = []

  constructor(context: BrowserContext) {
    this.#context = context
    context.on('requestfailed', (request) => this.#forget(request))
  }

  async hold(...calls: readonly WalkedCall[]): Promise<void> {
    for (const call of calls) {
      const isKnown = this.#calls.has(call)
      this.#calls.set(call, true)
      if (isKnown) continue
      // never unrouted: with the last route the browser lets go what waits, whoever has it
      await this.#context.route(addressOf(call), (route) =>
        this.#calls.get(call) ? void this.#waiting.push(route) : route.fallback(),
      )
    }
  }

  async letPass(...calls: readonly WalkedCall[]): Promise<void> {
    for (const call of calls) {
      this.#calls.set(call, false)
      for (const route of this.#take(isOf(addressOf(call)))) await route.continue()
    }
  }

  letAllPass(): Promise<void> {
    return this.letPass(...this.#calls.keys())
  }

  /** how many calls of the API and scripts are held now */
  get count(): number {
    return [...this.#waiting, ...this.#kept].filter(isOf(AWAITED)).length
  }

  /** The call that waits longest of these is held on, and reaches the server when the returned function is called. */
  async keep(call: WalkedCall): Promise<() => Promise<void>> {
    const route = await this.next(call)
    this.#kept.add(route)
    return async () => {
      this.#kept.delete(route)
      await route.continue()
    }
  }

  /** The call that waits longest of these. */
  async next(call: WalkedCall): Promise<Route> {
    const url = addressOf(call)
    await expect
      .poll(() => this.#waiting.filter(isOf(url)).length, {
        message: `a call of ${url.source} waits`,
        ...QUICK,
      })
      .toBeGreaterThan(0)
    const [first, ...others] = this.#take(isOf(url))
    this.#waiting.push(...others)
    if (!first) throw new Error(`no call of ${url.source} waits`)
    return first
  }

  /** It reaches the server, and its answer the page. */
  async answer(call: WalkedCall): Promise<void> {
    await (await this.next(call)).continue()
  }

  /** The same, and the server has done what it was asked for when this is over. */
  async answerWhenDone(call: WalkedCall): Promise<void> {
    const route = await this.next(call)
    await route.fulfill({ response: await route.fetch() })
  }

  /** It never reaches the server. */
  async lose(call: WalkedCall): Promise<void> {
    await (await this.next(call)).abort('connectionrefused')
  }

  /** None of those that wait reaches the server, also not what the page itself has given up meanwhile. */
  async loseAll(call: WalkedCall): Promise<void> {
    await this.lose(call)
    await this.abandon(call)
  }

  /** None of those that wait reaches the server; there may be none, since the page does not hear of them any more. */
  async abandon(...calls: readonly WalkedCall[]): Promise<void> {
    for (const call of calls)
      for (const route of this.#take(isOf(addressOf(call)))) await route.abort('connectionrefused')
  }

  /** It reaches the server, and its answer never comes. */
  async loseAnswer(call: WalkedCall): Promise<void> {
    const route = await this.next(call)
    await route.fetch()
    await route.abort('connectionreset')
  }

  /** It reaches the server without the token of its page, and so does the attempt that the app makes after it. */
  async answerWithoutPageToken(call: WalkedCall): Promise<void> {
    for (let repeats = 0; repeats <= MOST_REPEATS; repeats++) {
      const route = await this.next(call)
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
    for (const route of this.#kept) if (route.request() === request) this.#kept.delete(route)
  }
}

const isOf = (url: RegExp) => (route: Route) => url.test(route.request().url())
