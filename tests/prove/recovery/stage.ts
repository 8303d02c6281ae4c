import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page, Request } from 'playwright'
import { API_PREFIX } from '#contract/constants.ts'
import { type Fault, type FaultProxy, openFaultProxy, type Passing } from '#tests/prove/rig/fault-proxy.ts'
import type { World } from '#tests/prove/rig/world.ts'
import { answers, type FaultName } from './faults.ts'
import { pathsOf } from './invoking-states.ts'

const BLANK = '/blank'
const calm: Fault = { kind: 'none' }
const PATIENCE = 20_000
const TICK = 10
const STEPS = 12
const STEP = 5_000

/** The rest is answered also then: see refuse-during-maintenance.ts of the server. */
const ALWAYS_ANSWERED = pathsOf(['me', 'logout', 'getStoreSettings', 'getAppSettings', 'getOrderProcess'])
const isRefusedDuringMaintenance = (path: string): boolean =>
  path.startsWith(`/${API_PREFIX}/`) && !ALWAYS_ANSWERED.test(path)

interface Break {
  readonly fault: FaultName
  readonly asks: RegExp
  /** so many requests come through before */
  passes: number
  /** so many fail, then the others come through */
  fails: number
  readonly healed: Promise<void>
  readonly heal: () => void
}

/** A browser window behind a proxy of its own, in which one thing at a time is broken. */
export class Stage {
  readonly world: World
  readonly page: Page
  /** requests that met the fault since it is there */
  met = 0
  /** how often the page has asked since, per call */
  asked = new Map<string, number>()
  /** what is done to requests before any fault; null: nothing */
  always: (request: Passing) => Fault | null = () => null
  private isOpen = false
  private broken: Break | null = null
  private readonly inFlight = new Set<Request>()
  private readonly devTools: CDPSession
  private readonly context: BrowserContext
  private readonly proxy: FaultProxy

  private constructor(world: World, page: Page, devTools: CDPSession, proxy: FaultProxy) {
    this.world = world
    this.context = page.context()
    this.devTools = devTools
    this.page = page
    this.proxy = proxy
    page.on('request', (request) => this.note(request))
    page.on('requestfinished', (request) => this.inFlight.delete(request))
    page.on('requestfailed', (request) => this.inFlight.delete(request))
  }

  static async open(browser: Browser, world: World): Promise<Stage> {
    const seat: { stage: Stage | null } = { stage: null }
    const proxy = await openFaultProxy(
      () => world.url,
      (request) => seat.stage?.plan(request) ?? calm,
    )
    const context = await browser.newContext({
      baseURL: proxy.url,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(PATIENCE)
    await context.clock.install()
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] })
    seat.stage = new Stage(world, page, session, proxy)
    return seat.stage
  }

  async close(): Promise<void> {
    await this.context.close()
    await this.proxy.close()
  }

  /** Begins with nothing in the browser but who is logged in. */
  async enter(session: object | null): Promise<void> {
    await this.context.clearCookies()
    await this.page.goto(BLANK)
    await this.page.evaluate((user) => {
      localStorage.clear()
      sessionStorage.clear()
      if (user !== null) localStorage.setItem('user', user)
    }, session && JSON.stringify(session))
    this.isOpen = false
  }

  /** Every script has to be fetched again. */
  async forgetScripts(): Promise<void> {
    await this.devTools.send('Network.clearBrowserCache')
  }

  /** Opens the app at an address, as a reload does. */
  async load(path: string): Promise<void> {
    this.isOpen = true
    await this.page.goto(path, { waitUntil: 'commit' })
  }

  /** Goes to an address without loading the app anew where it is there. */
  async visit(path: string): Promise<void> {
    if (!this.isOpen) return this.load(path)
    await this.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  }

  break(fault: FaultName, asks: RegExp, { passes = 0, fails = Number.POSITIVE_INFINITY } = {}): void {
    const { promise: healed, resolve: heal } = Promise.withResolvers<void>()
    this.met = 0
    this.asked.clear()
    this.broken = { fault, asks, passes, fails, healed, heal }
  }

  /** The first request has met the fault. */
  async meet(): Promise<boolean> {
    const until = Date.now() + PATIENCE
    while (this.met === 0 && Date.now() < until) await this.tick()
    return this.met > 0
  }

  async passMinute(): Promise<void> {
    for (let step = 0; step < STEPS; step++) {
      await this.page.clock.runFor(STEP)
      await this.settle()
    }
  }

  /** A moment in which the page may draw and answers arrive. */
  async settle(): Promise<void> {
    const isHung = this.broken?.fault === 'hung'
    for (let tick = 0; tick < 50; tick++) {
      await this.tick()
      if (isHung || this.inFlight.size === 0) return
    }
  }

  async heal(): Promise<void> {
    const broken = this.broken
    this.broken = null
    this.always = () => null
    await this.context.setOffline(false)
    broken?.heal()
    await this.page.clock.setSystemTime(new Date())
  }

  /** A page that is being loaded has no moment to wait for. */
  private async tick(): Promise<void> {
    await this.page.evaluate(() => document.readyState).catch(() => undefined)
    await pause(TICK)
  }

  private note(request: Request): void {
    const path = request.url().slice(this.proxy.url.length)
    if (path.startsWith(`/${API_PREFIX}/`)) this.inFlight.add(request)
    const [call = ''] = path.split('?')
    if (this.broken?.asks.test(path)) this.asked.set(call, (this.asked.get(call) ?? 0) + 1)
  }

  private async plan(request: Passing): Promise<Fault> {
    if (request.path === BLANK) return { kind: 'answered', status: 200, type: 'text/html', body: '' }
    const { broken } = this
    const before = this.always(request)
    if (before) return before
    if (!broken) return calm
    // it has begun, and everything is refused
    if (broken.fault === 'maintenance' && this.met > 0 && isRefusedDuringMaintenance(request.path))
      return answers.maintenance
    if (!broken.asks.test(request.path) || broken.passes-- > 0 || broken.fails-- <= 0) return calm
    this.met++
    if (broken.fault === 'offline') {
      await this.context.setOffline(true)
      return { kind: 'request lost' }
    }
    if (broken.fault !== 'hung') return answers[broken.fault]
    await broken.healed
    return calm
  }
}
