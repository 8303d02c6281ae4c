import { type AnyActorRef, type AnyMachineSnapshot, type EventObject, type InspectionEvent } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { EffectsRecorder } from '#statecharts/engine/effects.ts'
import { type GuardOutcomes, recordingGuards } from '#statecharts/engine/guard-outcomes.ts'
import { createHost } from '#statecharts/engine/host.ts'
import { withIterationLimit } from '#statecharts/engine/silent-actors.ts'
import { canonical } from '#statecharts/engine/json.ts'
import { outcomesOf } from '#statecharts/engine/stimuli.ts'
import type { RecordedStimulus, Expected } from '#statecharts/engine/path.ts'
import { scriptedServices } from '#statecharts/engine/services.ts'
import { ignoredLists } from '#statecharts/engine/observations.ts'
import { activeNodes, type Microstep, microstepOf, speaksOf } from '#statecharts/engine/xstate-adapter.ts'

/**
 * `all`: the transitions taken as well; `conduct`: only what others can see of it, as for a machine whose
 * transitions have other ids.
 */
export type Oracle = 'all' | 'conduct'

const sentence = (effects: readonly string[]): string => effects.join(', then ') || 'does nothing else'

const turns = 12

/** A machine on the real interpreter, with simulated time, and services that answer as told. */
export class ActorRun {
  readonly transitions = new Set<string>()
  readonly states = new Set<string>()
  readonly ignored = new Set<string>()
  readonly guards: GuardOutcomes = new Map()
  readonly #model: MachineModel
  readonly #listen: (event: InspectionEvent, ms: number) => void
  readonly #machine
  readonly #ids
  readonly #services
  readonly #effects = new EffectsRecorder()
  #host: AnyActorRef | undefined
  #actor: AnyActorRef | undefined
  #microsteps: Microstep[] = []
  #ended = 0

  /** @param listen is told of everything that is inspected, at simulated milliseconds */
  constructor(model: MachineModel, listen: (event: InspectionEvent, ms: number) => void = () => undefined) {
    this.#model = model
    this.#listen = listen
    this.#services = scriptedServices(model)
    this.#machine = withIterationLimit(model.machine, {
      guards: recordingGuards(model.machine, this.guards),
      actors: this.#services.actors,
    })
    this.#ids = transitionIds(this.#machine)
  }

  start(input: string): void {
    const inspect = (event: InspectionEvent) => this.#hear(event)
    const { host, actor } = createHost(this.#machine, this.#model.inputs[input], {
      clock: this.#effects.clock,
      inspect,
    })
    this.#host = host
    this.#actor = actor
    actor.subscribe({ error: () => undefined }) // a machine that dies is told by its status
    actor.on('*', (event: EventObject) => this.#effects.emitted(event))
    host.start()
  }

  stop(): void {
    this.#host?.stop()
  }

  /** Everything that it did since it was asked last. */
  effects(): readonly string[] {
    const snapshot = this.#snapshot()
    return snapshot ? this.#effects.take(snapshot) : []
  }

  /** Makes one step happen; a sentence when it cannot. */
  async take(step: RecordedStimulus): Promise<string | undefined> {
    this.#microsteps = []
    const before = this.#snapshot()
    if (step.do === 'event') this.#actor?.send(step.event)
    if (step.do === 'wait') this.#effects.clock.increment(step.ms)
    if (step.do === 'answer') {
      const problem = await this.#answer(step.actor, step.outcome)
      if (problem) return problem
    }
    for (const list of ignoredLists({ before, microsteps: this.#microsteps, actions: [] }))
      this.ignored.add(list)
    return undefined
  }

  /** How it stands now, as a path expects it. */
  stand(): Expected {
    const snapshot = this.#snapshot()
    const status = snapshot?.status === 'stopped' ? 'done' : (snapshot?.status ?? 'error')
    const effects = this.effects()
    return { status, configuration: snapshot?.value ?? {}, transitions: this.#taken(), effects }
  }

  differenceFrom(expected: Expected, effects: readonly string[], oracle: Oracle): string | undefined {
    const snapshot = this.#snapshot()
    if (!snapshot) return 'the actor did not start'
    const transitions = this.#taken()
    const { status, value: configuration } = snapshot
    const died = status === 'error' ? `, died of ${String(snapshot.error)}` : ''
    const isAll = oracle === 'all'
    const wanted = [expected.status, expected.configuration, ...(isAll ? [expected.transitions] : [])]
    const got = [status, configuration, ...(isAll ? [transitions] : [])]
    if (canonical(wanted) !== canonical(got))
      return `expected ${canonical(wanted)} but the actor did ${canonical(got)}${died}`
    if (expected.effects && canonical(expected.effects) !== canonical(effects))
      return `expected that it ${sentence(expected.effects)}, but it ${sentence(effects)}`
    return this.#brokenInvariant(snapshot)
  }

  #taken(): readonly string[] {
    const taken = this.#microsteps.flatMap((microstep) => microstep.taken)
    return taken.map((transition) => this.#ids.get(transition) ?? '(not in the chart)')
  }

  #brokenInvariant({ value, context }: AnyMachineSnapshot): string | undefined {
    const invariants = Object.entries(this.#model.invariants ?? {})
    const broken = invariants.find(([, holds]) => !holds({ value, context }))
    return broken && `breaks "${broken[0]}"`
  }

  async #answer(actor: string, outcomeName: string): Promise<string | undefined> {
    const src: unknown = this.#snapshot()?.children[actor]?.src
    const outcome = typeof src === 'string' ? outcomesOf(this.#model, src)[outcomeName] : undefined
    if (!outcome) return `the actor runs no "${actor}" that can end as "${outcomeName}"`
    const ended = this.#ended
    if (!this.#services.settle(actor, outcome)) return `"${actor}" has already answered`
    for (let turn = 0; turn < turns && this.#ended === ended; turn++) await Promise.resolve()
    return undefined
  }

  #hear(event: InspectionEvent): void {
    this.#listen(event, this.#effects.clock.now())
    this.#effects.inspected(event, this.#actor)
    if (!speaksOf(event, this.#machine)) return
    if (event.type === '@xstate.snapshot' && /^xstate\.(done|error)\.actor\./.test(event.event.type))
      this.#ended++
    const microstep = microstepOf(event)
    if (!microstep) return
    this.#microsteps.push(microstep)
    for (const node of activeNodes(microstep.after)) this.states.add(node.id)
    for (const taken of microstep.taken) {
      this.transitions.add(this.#ids.get(taken) ?? '(not in the chart)')
      this.states.add(taken.source.id) // the first microsteps of a machine are not inspected
    }
  }

  #snapshot(): AnyMachineSnapshot | undefined {
    // the actor's logic is a machine
    const snapshot = this.#actor?.getSnapshot() as AnyMachineSnapshot | undefined
    if (snapshot) for (const node of activeNodes(snapshot)) this.states.add(node.id)
    return snapshot
  }
}
