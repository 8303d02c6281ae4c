import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'
import { API_PREFIX } from '#contract/platform/constants.ts'
import {
  type Fault,
  type FaultProxy,
  openFaultProxy,
  type ProxiedRequest,
} from '#tests/prove/rig/fault-proxy.ts'
import { pathsOf } from '#tests/support/call-paths.ts'
import { answers, type FaultName } from './faults.ts'

const noFault: Fault = { kind: 'none' }
const TIMEOUT = 60_000
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

/** The network between one page and the shop, with at most one active fault. */
export class FaultNetwork {
  /** requests that met the active fault */
  faultCount = 0
  /** requests since the fault began, by path */
  readonly requestCounts = new Map<string, number>()
  /** applied to every request before the active fault; null: none */
  beforeFault: (request: ProxiedRequest) => Fault | null = () => null
  #activeFault: ActiveFault | null = null
  readonly #inFlight = new Set<Request>()
  readonly #page: () => Page
  readonly #proxy: FaultProxy

  private constructor(proxy: FaultProxy, page: () => Page) {
    this.#proxy = proxy
    this.#page = page
  }

  static async open(target: string, page: () => Page): Promise<FaultNetwork> {
    const proxy: FaultProxy = await openFaultProxy(
      () => target,
      (request) => network.#faultOf(request),
    )
    const network = new FaultNetwork(proxy, page)
    return network
  }

  get url(): string {
    return this.#proxy.url
  }

  close(): Promise<void> {
    return this.#proxy.close()
  }

  startFault(fault: FaultName, asks: RegExp, { passes = 0, fails = Number.POSITIVE_INFINITY } = {}): void {
    const { promise: faultEnded, resolve: endFault } = Promise.withResolvers<void>()
    this.#activeFault = { fault, asks, passes, fails, faultEnded, endFault }
    const page = this.#page()
    page.on('request', (request) => this.#count(request, asks))
    page.on('requestfinished', (request) => this.#inFlight.delete(request))
    page.on('requestfailed', (request) => this.#inFlight.delete(request))
  }

  /** Resolves with whether a request met the fault within the timeout. */
  async waitForFault(): Promise<boolean> {
    const until = Date.now() + TIMEOUT
    while (this.faultCount === 0 && Date.now() < until) await this.#tick()
    return this.faultCount > 0
  }

  async advanceMinute(): Promise<void> {
    for (let step = 0; step < STEPS; step++) {
      await this.#page().clock.runFor(STEP)
      await this.settle()
    }
  }

  /** Waits until no API request is in flight, at most 50 ticks. */
  async settle(): Promise<void> {
    const isHung = this.#activeFault?.fault === 'hung'
    for (let tick = 0; tick < 50; tick++) {
      await this.#tick()
      if (isHung || this.#inFlight.size === 0) return
    }
  }

  async endFault(): Promise<void> {
    const broken = this.#activeFault
    this.#activeFault = null
    this.beforeFault = () => null
    await this.#page().context().setOffline(false)
    broken?.endFault()
    await this.#page().clock.setSystemTime(new Date())
  }

  /** evaluate() rejects while a page is loading. */
  async #tick(): Promise<void> {
    await this.#page()
      .evaluate(() => document.readyState)
      .catch(() => undefined)
    await pause(TICK)
  }

  #count(request: Request, asks: RegExp): void {
    const path = request.url().slice(this.url.length)
    if (path.startsWith(`/${API_PREFIX}/`)) this.#inFlight.add(request)
    const [call = ''] = path.split('?')
    if (asks.test(path)) this.requestCounts.set(call, (this.requestCounts.get(call) ?? 0) + 1)
  }

  async #faultOf(request: ProxiedRequest): Promise<Fault> {
    const active = this.#activeFault
    const before = this.beforeFault(request)
    if (before) return before
    if (!active) return noFault
    // it has begun, and everything is refused
    if (active.fault === 'maintenance' && this.faultCount > 0 && isRefusedDuringMaintenance(request.path))
      return answers.maintenance
    if (!active.asks.test(request.path) || active.passes-- > 0 || active.fails-- <= 0) return noFault
    this.faultCount++
    if (active.fault === 'offline') {
      await this.#page().context().setOffline(true)
      return { kind: 'request lost' }
    }
    if (active.fault !== 'hung') return answers[active.fault]
    await active.faultEnded
    return noFault
  }
}
