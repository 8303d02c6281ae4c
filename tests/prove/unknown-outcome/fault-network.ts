import {
  type Fault,
  type FaultProxy,
  openFaultProxy,
  type ProxiedRequest,
} from '#tests/prove/rig/fault-proxy.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'

/** The fault of the nth submission of a cart; attempts count from 1. */
type FaultOfAttempt = (attempt: number) => Fault | Promise<Fault>

interface SubmissionRule {
  readonly faultFor: FaultOfAttempt
  readonly answered: () => void
  attempts: number
}

const noFault: Fault = { kind: 'none' }

/** A proxy between the pages and the shop with a fault rule per cart. */
export class FaultNetwork {
  readonly environment: TestEnvironment
  isShopUp = true
  faults = 0
  private readonly rules = new Map<number, SubmissionRule>()
  private proxy: FaultProxy | null = null

  constructor(environment: TestEnvironment) {
    this.environment = environment
  }

  get url(): string {
    return this.proxy?.url ?? this.environment.url
  }

  /** @param always the fault of any request, looked up before the rule of its cart; null: none */
  async open(always: (request: ProxiedRequest) => Fault | null): Promise<void> {
    this.proxy = await openFaultProxy(
      () => this.environment.url,
      async (request) => {
        const fault = always(request) ?? (await this.faultOfSubmission(request)) ?? noFault
        if (fault.kind !== 'none') this.faults++
        return fault
      },
      { heard: (request) => this.ruleFor(request)?.answered() },
    )
  }

  /** @param answered called when the server has answered a submission or died during it */
  onSubmission(cartId: number, faultFor: FaultOfAttempt, answered: () => void = () => undefined): void {
    this.rules.set(cartId, { faultFor, answered, attempts: 0 })
  }

  private faultOfSubmission(request: ProxiedRequest): Fault | Promise<Fault> | null {
    const rule = this.ruleFor(request)
    return rule ? rule.faultFor(++rule.attempts) : null
  }

  private ruleFor({ path, body }: ProxiedRequest): SubmissionRule | undefined {
    if (!path.includes('/carts/submit-order')) return undefined
    return this.rules.get(Number(/"cart_id":(\d+)/.exec(body)?.[1]))
  }

  async killShop(): Promise<void> {
    this.isShopUp = false
    await this.environment.shop.kill()
  }

  async restartShop(millisecondsLater: number): Promise<void> {
    await this.environment.shop.restart(millisecondsLater)
    this.isShopUp = true
  }

  async close(): Promise<void> {
    await this.proxy?.close()
  }
}
