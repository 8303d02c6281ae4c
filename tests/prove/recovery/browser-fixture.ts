import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright'
import { API_PREFIX } from '#contract/constants.ts'
import {
  type Fault,
  type FaultProxy,
  openFaultProxy,
  type ProxiedRequest,
} from '#tests/prove/rig/fault-proxy.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { answers, type FaultName } from './faults.ts'
import { pathsOf } from '#tests/support/call-paths.ts'

const BLANK = '/blank'
const noFault: Fault = { kind: 'none' }
const TIMEOUT = 20_000
const TICK = 10
const STEPS = 12
const STEP = 5_000

/** The rest is answered also then: see refuse-during-maintenance.ts of the server. */
const ALWAYS_ANSWERED = pathsOf(['me', 'logout', 'getStoreSettings', 'getAppSettings', 'getOrderProcess'])
const isRefusedDuringMaintenance = (path: string): boolean =>
  path.startsWith(`/${API_PREFIX}/`) && !ALWAYS_ANSWERED.test(path)

interface ActiveFault {
  readonly fault: FaultName
  readonly asks: RegExp
  /** so many requests come through before */
  passes: number
  /** so many fail, then the others come through */
  fails: number
  readonly faultEnded: Promise<void>
  readonly endFault: () => void
}

/** A browser context behind its own fault proxy, with at most one active fault. */
export class BrowserFixture {
  readonly environment: TestEnvironment
  readonly page: Page
  /** requests that met the active fault */
  faultCount = 0
  /** requests since the fault began, by path */
  requestCounts = new Map<string, number>()
  /** applied to every request before the active fault; null: none */
  beforeFault: (request: ProxiedRequest) => Fault | null = () => null
  private isOpen = false
  private activeFault: ActiveFault | null = null
  private readonly inFlight = new Set<Request>()
  private readonly devTools: CDPSession
  private readonly context: BrowserContext
  private readonly proxy: FaultProxy

  private constructor(environment: TestEnvironment, page: Page, devTools: CDPSession, proxy: FaultProxy) {
    this.environment = environment
    this.context = page.context()
    this.devTools = devTools
    this.page = page
    this.proxy = proxy
    page.on('request', (request) => this.note(request))
    page.on('requestfinished', (request) => this.inFlight.delete(request))
    page.on('requestfailed', (request) => this.inFlight.delete(request))
  }

  static async open(browser: Browser, environment: TestEnvironment): Promise<BrowserFixture> {
    const seat: { fixture: BrowserFixture | null } = { fixture: null }
    const proxy = await openFaultProxy(
      () => environment.url,
      (request) => seat.fixture?.faultOf(request) ?? noFault,
    )
    const context = await browser.newContext({
      baseURL: proxy.url,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(TIMEOUT)
    await context.clock.install()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] })
    seat.fixture = new BrowserFixture(environment, page, session, proxy)
    return seat.fixture
  }

  async close(): Promise<void> {
    await this.context.close()
    await this.proxy.close()
  }

  /** Clears cookies and storage and stores the session, if any. */
  async reset(session: object | null): Promise<void> {
    await this.context.clearCookies()
    await this.page.goto(BLANK)
    await this.page.evaluate((user) => {
      localStorage.clear()
      sessionStorage.clear()
      if (user !== null) localStorage.setItem('user', user)
    }, session && JSON.stringify(session))
    this.isOpen = false
  }

  /** Clears the HTTP cache, so that every script is fetched again. */
  async forgetScripts(): Promise<void> {
    await this.devTools.send('Network.clearBrowserCache')
  }

  /** Opens the app at an address, as a reload does. */
  async load(path: string): Promise<void> {
    this.isOpen = true
    await this.page.goto(path, { waitUntil: 'commit' })
  }

  /** Navigates inside the running app; loads it when it is not open. */
  async navigate(path: string): Promise<void> {
    if (!this.isOpen) return this.load(path)
    await this.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  }

  startFault(fault: FaultName, asks: RegExp, { passes = 0, fails = Number.POSITIVE_INFINITY } = {}): void {
    const { promise: faultEnded, resolve: endFault } = Promise.withResolvers<void>()
    this.faultCount = 0
    this.requestCounts.clear()
    this.activeFault = { fault, asks, passes, fails, faultEnded, endFault }
  }

  /** Resolves with whether a request met the fault within the timeout. */
  async waitForFault(): Promise<boolean> {
    const until = Date.now() + TIMEOUT
    while (this.faultCount === 0 && Date.now() < until) await this.tick()
    return this.faultCount > 0
  }

  async advanceMinute(): Promise<void> {
    for (let step = 0; step < STEPS; step++) {
      await this.page.clock.runFor(STEP)
      await this.settle()
    }
  }

  /** Waits until no API request is in flight, at most 50 ticks. */
  async settle(): Promise<void> {
    const isHung = this.activeFault?.fault === 'hung'
    for (let tick = 0; tick < 50; tick++) {
      await this.tick()
      if (isHung || this.inFlight.size === 0) return
    }
  }

  async endFault(): Promise<void> {
    const broken = this.activeFault
    this.activeFault = null
    this.beforeFault = () => null
    await this.context.setOffline(false)
    broken?.endFault()
    await this.page.clock.setSystemTime(new Date())
  }

  /** evaluate() rejects while a page is loading. */
  private async tick(): Promise<void> {
    await this.page.evaluate(() => document.readyState).catch(() => undefined)
    await pause(TICK)
  }

  private note(request: Request): void {
    const path = request.url().slice(this.proxy.url.length)
    if (path.startsWith(`/${API_PREFIX}/`)) this.inFlight.add(request)
    const [call = ''] = path.split('?')
    if (this.activeFault?.asks.test(path))
      this.requestCounts.set(call, (this.requestCounts.get(call) ?? 0) + 1)
  }

  private async faultOf(request: ProxiedRequest): Promise<Fault> {
    if (request.path === BLANK) return { kind: 'answered', status: 200, type: 'text/html', body: '' }
    const { activeFault } = this
    const before = this.beforeFault(request)
    if (before) return before
    if (!activeFault) return noFault
    // it has begun, and everything is refused
    if (
      activeFault.fault === 'maintenance' &&
      this.faultCount > 0 &&
      isRefusedDuringMaintenance(request.path)
    )
      return answers.maintenance
    if (!activeFault.asks.test(request.path) || activeFault.passes-- > 0 || activeFault.fails-- <= 0)
      return noFault
    this.faultCount++
    if (activeFault.fault === 'offline') {
      await this.context.setOffline(true)
      return { kind: 'request lost' }
    }
    if (activeFault.fault !== 'hung') return answers[activeFault.fault]
    await activeFault.faultEnded
    return noFault
  }
}
