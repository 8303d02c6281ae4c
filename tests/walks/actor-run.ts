import { expect } from 'vitest'
import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, SimulatedClock } from 'xstate'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { createHost } from '#statecharts/engine/host.ts'
import type { Expected } from '#statecharts/engine/path.ts'
import { microstepOf, speaksOf } from '#statecharts/engine/xstate-adapter.ts'
import type { PlannedStep } from '#statecharts/walk/walk-plan.ts'
import { Canary } from '#tests/support/canary.ts'
import type { Fixture } from './service-fixture.ts'

const TIMEOUT = 60_000

/** Runs a machine with its real services on the real interpreter; only its clock is simulated. */
export class ActorRun<F extends Fixture> {
  readonly #fixture: F
  readonly #walked: Set<string>
  readonly #host: AnyActorRef
  readonly #actor: AnyActorRef
  readonly #ids
  readonly #clock = new SimulatedClock()
  readonly #canary = new Canary()
  /** since the last expectation */
  #taken: string[] = []
  #onEnd: (actor: string) => void = () => undefined

  constructor(fixture: F, walked: Set<string>) {
    const { machine, input, peerActors } = fixture
    this.#fixture = fixture
    this.#walked = walked
    this.#ids = transitionIds(machine)
    const inspect = (event: InspectionEvent) => this.#inspect(event)
    const { host, actor } = createHost(machine, input, { clock: this.#clock, inspect }, peerActors)
    this.#host = host
    this.#actor = actor
    fixture.onStart?.(actor)
    host.start()
  }

  stop(): void {
    this.#host.stop()
    this.#fixture.held.cut()
  }

  async take({ expected, event, test, environment }: PlannedStep<F>): Promise<void> {
    const perform = () => test.perform?.(this.#fixture, environment, event)
    if (expected.do === 'wait') this.#clock.increment(expected.ms)
    if (expected.do === 'event') {
      const sent = test.perform ? await perform() : event
      if (sent) this.#actor.send(sent)
    }
    if (expected.do === 'answer') {
      const ended = this.#endOf(expected.actor)
      await perform()
      await ended
    }
  }

  /** Exactly these transitions since the last step, and now this configuration. */
  expect({ status, configuration, transitions }: Expected, after: string): void {
    const taken = this.#taken
    this.#taken = []
    for (const id of taken) this.#walked.add(id)
    // the actor's logic is a machine
    const { status: now, value, error } = this.#actor.getSnapshot() as AnyMachineSnapshot
    const died = now === 'error' ? { error: String(error) } : {}
    expect({ status: now, configuration: value, transitions: taken, ...died }, after).toEqual({
      status,
      configuration,
      transitions,
    })
  }

  #endOf(actor: string): Promise<void> {
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => fail(new Error(`${actor} does not answer`)), TIMEOUT)
      this.#onEnd = (ended) => {
        if (ended !== actor) return
        clearTimeout(timer)
        // at once: what the machine asks next waits for its own step
        this.#fixture.held.hold()
        settle()
      }
    })
  }

  /** Texts of payloads, answers and contexts that counting or a followed tab would tell. */
  leaks(): readonly string[] {
    return this.#canary.leaks()
  }

  #inspect(inspected: InspectionEvent): void {
    this.#canary.read(inspected)
    if (!speaksOf(inspected, this.#fixture.machine)) return
    const taken = microstepOf(inspected)?.taken ?? []
    this.#taken.push(...taken.map((each) => this.#ids.get(each) ?? '(not in the chart)'))
    if (inspected.type !== '@xstate.snapshot') return
    const ended = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(inspected.event.type)?.[1]
    if (ended !== undefined) this.#onEnd(ended)
  }
}
