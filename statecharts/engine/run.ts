import { type AnyMachineSnapshot, createActor, type InspectionEvent, SimulatedClock } from 'xstate'
import type { MachineModel } from '#machines/model.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import { type GuardOutcomes, recordingGuards } from '#statecharts/engine/guard-outcomes.ts'
import { canonical } from '#statecharts/engine/json.ts'
import { outcomesOf } from '#statecharts/engine/moves.ts'
import type { Expected, Path, Step } from '#statecharts/engine/path.ts'
import { scriptedServices } from '#statecharts/engine/services.ts'
import { ignoredLists } from '#statecharts/engine/witness.ts'
import { activeNodes, type Microstep, microstepOf, speaksOf } from '#statecharts/engine/xstate-adapter.ts'

/** What the real actor did along one path. */
export interface Replay {
  readonly path: string
  /** Sentences, one per step that went otherwise than expected; the replay stops at the first. */
  readonly differences: readonly string[]
  readonly transitions: ReadonlySet<string>
  readonly states: ReadonlySet<string>
  /** `source|descriptor` of lists that let an event pass. */
  readonly ignored: ReadonlySet<string>
  readonly guards: GuardOutcomes
}

/** Runs one path on the real actor: real interpreter, simulated clock, services that answer as told. */
export async function replay(model: MachineModel, path: Path): Promise<Replay> {
  const run = new Run(model)
  const differences: string[] = []
  const compare = (what: string, expected: Expected) => {
    const difference = run.differenceFrom(expected)
    if (difference) differences.push(`${path.id} ${what}: ${difference}`)
  }
  run.start(path.input)
  compare('at the start', path.begins)
  for (const [index, step] of path.steps.entries()) {
    if (differences.length > 0) break
    const what = `step ${index + 1} (${stepText(step)})`
    const problem = await run.take(step)
    if (problem) differences.push(`${path.id} ${what}: ${problem}`)
    else compare(what, step)
  }
  run.stop()
  const { transitions, states, ignored, guards } = run
  return { path: path.id, differences, transitions, states, ignored, guards }
}

export function stepText(step: Step): string {
  if (step.do === 'event') return step.event.type
  return step.do === 'answer' ? `${step.actor} answers ${step.outcome}` : `${step.ms} ms pass`
}

const turns = 12

class Run {
  readonly transitions = new Set<string>()
  readonly states = new Set<string>()
  readonly ignored = new Set<string>()
  readonly guards: GuardOutcomes = new Map()
  readonly #model: MachineModel
  readonly #machine
  readonly #ids
  readonly #services
  readonly #clock = new SimulatedClock()
  #actor: ReturnType<typeof createActor> | undefined
  #microsteps: Microstep[] = []
  #ended = 0

  constructor(model: MachineModel) {
    this.#model = model
    this.#services = scriptedServices(model)
    this.#machine = recordingGuards(model.machine, this.guards).provide({ actors: this.#services.actors })
    this.#ids = transitionIds(this.#machine)
  }

  start(input: string): void {
    const inspect = (event: InspectionEvent) => this.#hear(event)
    const options = { input: this.#model.inputs[input], clock: this.#clock, inspect }
    this.#actor = createActor(this.#machine, options)
    this.#actor.subscribe({ error: () => undefined }) // a machine that dies is told by its status
    this.#actor.start()
  }

  stop(): void {
    this.#actor?.stop()
  }

  /** Makes one step happen; a sentence when it cannot. */
  async take(step: Step): Promise<string | undefined> {
    this.#microsteps = []
    const before = this.#snapshot()
    if (step.do === 'event') this.#actor?.send(step.event)
    if (step.do === 'wait') this.#clock.increment(step.ms)
    if (step.do === 'answer') {
      const problem = await this.#answer(step.actor, step.outcome)
      if (problem) return problem
    }
    for (const list of ignoredLists({ before, microsteps: this.#microsteps, actions: [] }))
      this.ignored.add(list)
    return undefined
  }

  differenceFrom(expected: Expected): string | undefined {
    const snapshot = this.#snapshot()
    if (!snapshot) return 'the actor did not start'
    const transitions = this.#microsteps.flatMap(({ taken }) => taken.map((each) => this.#ids.get(each)))
    const { status, value: configuration } = snapshot
    const died = status === 'error' ? `, died of ${String(snapshot.error)}` : ''
    const wanted = canonical([expected.status, expected.configuration, expected.transitions])
    const got = canonical([status, configuration, transitions])
    return wanted === got ? undefined : `expected ${wanted} but the actor did ${got}${died}`
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
