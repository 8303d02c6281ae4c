import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, SimulatedClock } from 'xstate'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { createHost } from '#statecharts/engine/host.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Expected, Step } from '#statecharts/engine/path.ts'
import { microstepOf, speaksOf } from '#statecharts/engine/xstate-adapter.ts'
import type { Fixture, Walk } from './fixture.ts'

const patience = 15_000

/** Runs a machine with its real services on the real interpreter; only its clock is simulated. */
export class ServiceRun<S extends Fixture> {
  readonly #walk: Walk<S>
  readonly #fixture: S
  readonly #host: AnyActorRef
  readonly #actor: AnyActorRef
  readonly #ids
  readonly #clock = new SimulatedClock()
  #taken: string[] = []
  #hearEnding: (actor: string) => void = () => undefined

  constructor(walk: Walk<S>, fixture: S) {
    const { machine, input, peerActors } = fixture
    this.#walk = walk
    this.#fixture = fixture
    this.#ids = transitionIds(machine)
    const inspect = (event: InspectionEvent) => this.#hear(event)
    const { host, actor } = createHost(machine, input, { clock: this.#clock, inspect }, peerActors)
    this.#host = host
    this.#actor = actor
    fixture.onStart?.(actor)
    host.start()
  }

  stop(): void {
    this.#host.stop()
    this.#fixture.connection.cut()
  }

  /** Transitions taken since the last call. */
  taken(): readonly string[] {
    const taken = this.#taken
    this.#taken = []
    return taken
  }

  /** Performs one step; `ahead` are the steps after it on the path. */
  async take(step: Step, ahead: readonly Step[]): Promise<void> {
    if (step.do === 'event') {
      const cause = this.#walk.events?.[step.event.type]
      const answer = ahead.find((each) => each.do === 'answer')?.outcome
      const event = typeof cause === 'function' ? await cause(this.#fixture, step.event, answer) : step.event
      if (event) this.#actor.send(event)
    }
    if (step.do === 'answer') await this.#answer(step.actor, step.outcome)
    if (step.do === 'wait') {
      await this.#fixture.onTimePassed?.(step.ms)
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
    const { connection } = this.#fixture
    const src = String(this.#snapshot().children[actor]?.src)
    const arrange = this.#walk.answers[src]?.[outcome]
    if (!arrange) throw new Error(`nothing makes ${src} end as ${outcome}`)
    const ended = this.#endingOf(actor)
    const way = await arrange(this.#fixture, this.#clock)
    if (way !== 'none') connection.pass(way)
    await ended
  }

  #endingOf(actor: string): Promise<void> {
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => fail(new Error(`${actor} does not answer`)), patience)
      this.#hearEnding = (ended) => {
        if (ended !== actor) return
        clearTimeout(timer)
        // at once: what the machine asks next waits for its own step
        this.#fixture.connection.hold()
        settle()
      }
    })
  }

  #snapshot(): AnyMachineSnapshot {
    // the actor's logic is a machine
    return this.#actor.getSnapshot() as AnyMachineSnapshot
  }

  #hear(inspected: InspectionEvent): void {
    if (!speaksOf(inspected, this.#fixture.machine)) return
    const taken = microstepOf(inspected)?.taken ?? []
    this.#taken.push(...taken.map((each) => this.#ids.get(each) ?? '(not in the chart)'))
    if (inspected.type !== '@xstate.snapshot') return
    const ended = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(inspected.event.type)?.[1]
    if (ended !== undefined) this.#hearEnding(ended)
  }
}
