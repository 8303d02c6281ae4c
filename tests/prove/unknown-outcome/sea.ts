import { type Fault, type FaultProxy, openFaultProxy, type Passing } from '#tests/prove/rig/fault-proxy.ts'
import type { World } from '#tests/prove/rig/world.ts'

/** What happens to a submission on its way; they count from 1 on. */
type Course = (attempt: number) => Fault | Promise<Fault>

interface Steered {
  readonly course: Course
  readonly answered: () => void
  attempts: number
}

const calm: Fault = { kind: 'none' }

/** Everything between the pages and the shop: the submissions of each cart have a course of their own. */
export class Sea {
  readonly world: World
  isShopUp = true
  faults = 0
  private readonly steered = new Map<number, Steered>()
  private proxy: FaultProxy | null = null

  constructor(world: World) {
    this.world = world
  }

  get url(): string {
    return this.proxy?.url ?? this.world.url
  }

  /** @param always what happens to any request, before the course of its cart is asked; null: nothing */
  async open(always: (request: Passing) => Fault | null): Promise<void> {
    this.proxy = await openFaultProxy(
      () => this.world.url,
      async (request) => {
        const fault = always(request) ?? (await this.ofSubmission(request)) ?? calm
        if (fault.kind !== 'none') this.faults++
        return fault
      },
      { heard: (request) => this.find(request)?.answered() },
    )
  }

  /** @param answered the server has answered a submission, or died over it */
  steer(cartId: number, course: Course, answered: () => void = () => undefined): void {
    this.steered.set(cartId, { course, answered, attempts: 0 })
  }

  private ofSubmission(request: Passing): Fault | Promise<Fault> | null {
    const steered = this.find(request)
    return steered ? steered.course(++steered.attempts) : null
  }

  private find({ path, body }: Passing): Steered | undefined {
    if (!path.includes('/carts/submit-order')) return undefined
    return this.steered.get(Number(/"cart_id":(\d+)/.exec(body)?.[1]))
  }

  /** The shop dies. */
  async sink(): Promise<void> {
    this.isShopUp = false
    await this.world.shop.kill()
  }

  async raise(millisecondsLater: number): Promise<void> {
    await this.world.shop.restart(millisecondsLater)
    this.isShopUp = true
  }

  async close(): Promise<void> {
    await this.proxy?.close()
  }
}
