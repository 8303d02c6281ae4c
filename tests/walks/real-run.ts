import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, SimulatedClock } from 'xstate'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { createHost } from '#statecharts/engine/host.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Expected, Step } from '#statecharts/engine/path.ts'
import { microstepOf, speaksOf } from '#statecharts/engine/xstate-adapter.ts'
import type { Stage, Walk } from './stage.ts'

const patience = 15_000

/** A machine with its real services on the real interpreter; only its clock is stood in for. */
export class RealRun<S extends Stage> {
  readonly #walk: Walk<S>
  readonly #stage: S
  readonly #host: AnyActorRef
  readonly #actor: AnyActorRef
  readonly #ids
  readonly #clock = new SimulatedClock()
  #taken: string[] = []
  #hearEnding: (actor: string) => void = () => undefined

  constructor(walk: Walk<S>, stage: S) {
    const { machine, input, company } = stage
    this.#walk = walk
    this.#stage = stage
    this.#ids = transitionIds(machine)
    const inspect = (event: InspectionEvent) => this.#hear(event)
    const { host, actor } = createHost(machine, input, { clock: this.#clock, inspect }, company)
    this.#host = host
    this.#actor = actor
    stage.began?.(actor)
    host.start()
  }

  stop(): void {
    this.#host.stop()
    this.#stage.line.cut()
  }

  /** Transitions taken since it was asked last. */
  taken(): readonly string[] {
    const taken = this.#taken
    this.#taken = []
    return taken
  }

  /** Makes one step happen in the way in which it happens in the shop; the steps after it are known. */
  async take(step: Step, ahead: readonly Step[]): Promise<void> {
    if (step.do === 'event') {
      const cause = this.#walk.events?.[step.event.type]
      const answer = ahead.find((each) => each.do === 'answer')?.outcome
      const event = typeof cause === 'function' ? await cause(this.#stage, step.event, answer) : step.event
      if (event) this.#actor.send(event)
    }
    if (step.do === 'answer') await this.#answer(step.actor, step.outcome)
    if (step.do === 'wait') {
      await this.#stage.passes?.(step.ms)
      this.#clock.increment(step.ms)
    }
  }

  differenceFrom(expected: Expected, taken: readonly string[]): string | undefined {
    const snapshot = this.#snapshot()
    const wanted = canonical([expected.status, expected.configuration, expected.transitions])
    const got = canonical([snapshot.status, snapshot.value, taken])
    const died = snapshot.status === 'error' ? ` and died of ${String(snapshot.error)}` : ''
    return wanted === got ? undefined : `expected ${wanted} but it did ${got}${died}`
  }

  async #answer(actor: string, outcome: string): Promise<void> {
    const { line } = this.#stage
    const src = String(this.#snapshot().children[actor]?.src)
    const arrange = this.#walk.answers[src]?.[outcome]
    if (!arrange) throw new Error(`nothing makes ${src} end as ${outcome}`)
    const ended = this.#endingOf(actor)
    const way = await arrange(this.#stage, this.#clock)
    if (way !== 'none') line.pass(way)
    await ended
  }

  #endingOf(actor: string): Promise<void> {
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => fail(new Error(`${actor} does not answer`)), patience)
      this.#hearEnding = (ended) => {
        if (ended !== actor) return
        clearTimeout(timer)
        // at once: what the machine asks next waits for its own step
        this.#stage.line.hold()
        settle()
      }
    })
  }

  #snapshot(): AnyMachineSnapshot {
    // the actor's logic is a machine
    return this.#actor.getSnapshot() as AnyMachineSnapshot
  }

  #hear(inspected: InspectionEvent): void {
    if (!speaksOf(inspected, this.#stage.machine)) return
    const taken = microstepOf(inspected)?.taken ?? []
    this.#taken.push(...taken.map((each) => this.#ids.get(each) ?? '(not in the chart)'))
    if (inspected.type !== '@xstate.snapshot') return
    const ended = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(inspected.event.type)?.[1]
    if (ended !== undefined) this.#hearEnding(ended)
  }
}
