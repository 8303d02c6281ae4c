import { setTimeout as pause } from 'node:timers/promises'
import { Shopper } from '#tests/support/shopper.ts'

/** What a crowd saw: how long each answer took in milliseconds, and how it was turned away. */
export class Watch {
  readonly took: number[] = []
  shed = 0
  /** refusals without Retry-After or not in the shape of every refusal */
  badlyShed = 0
  /** no answer, or a fault of the server */
  errors = 0
}

/** A shopper who thinks before each call and comes back when told to. */
export class PatientShopper extends Shopper {
  private readonly watch: Watch
  private readonly think: () => number

  /** @param think milliseconds before the next call */
  constructor(like: Shopper, watch: Watch, think: () => number = () => 0) {
    super(like.origin, like.projectId)
    this.token = like.token
    for (const [name, value] of like.cookies) this.cookies.set(name, value)
    this.watch = watch
    this.think = think
  }

  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    await pause(this.think())
    for (;;) {
      const answer = await this.timed(path, init)
      if (answer.status !== 503 && answer.status !== 429) return answer
      await pause((await this.turnedAway(answer)) * 1_000)
    }
  }

  private async timed(path: string, init: RequestInit): Promise<Response> {
    const from = performance.now()
    try {
      const answer = await super.fetch(path, init)
      if (answer.status === 500) this.watch.errors++
      this.watch.took.push(performance.now() - from)
      return answer
    } catch (fault) {
      this.watch.errors++
      throw fault
    }
  }

  /** The seconds after which to come back. */
  private async turnedAway(answer: Response): Promise<number> {
    const seconds = Number(answer.headers.get('retry-after'))
    const body = (await answer.json()) as { success?: unknown; errors?: unknown }
    const isGood = seconds >= 1 && body.success === false && Array.isArray(body.errors)
    this.watch.shed++
    if (!isGood) this.watch.badlyShed++
    return isGood ? seconds : 1
  }
}

/** The value below which that share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
