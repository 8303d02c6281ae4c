import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { abstractionFaults, Alternates } from '#statecharts/engine/abstraction.ts'
import { transitionIds } from '#statecharts/engine/chart-model.ts'
import {
  type InitialState,
  type Edge,
  type PathSimulator,
  isWorthKeeping,
  keyOf,
  trailText,
  type SpaceNode,
  type StateSpace,
  type Timing,
} from '#statecharts/engine/state-space.ts'
import { simulatorFor, exactSimulator } from '#statecharts/engine/path-simulator.ts'
import { initialContext, withoutServices } from '#statecharts/engine/silent-actors.ts'
import { contextText } from '#statecharts/engine/json.ts'
import { inputClass, SampleClasses } from '#statecharts/engine/sample-classes.ts'
import { stimuliIn } from '#statecharts/engine/stimuli.ts'
import {
  initialStep,
  type StepResult,
  stepResult,
  type Stimulus,
  type MachineState,
} from '#statecharts/engine/machine-state.ts'
import {
  ignoredLists,
  newObservations,
  observe,
  observeAssignment,
} from '#statecharts/engine/observations.ts'
import {
  type Assignment,
  type Evaluator,
  evaluatorOf,
  tracingAssignments,
} from '#statecharts/engine/xstate-adapter.ts'

/** Whether a stimulus is followed from a state. */
export type IsFollowed = (at: AnyMachineSnapshot, stimulus: Stimulus) => boolean

interface GrowingNode extends SpaceNode {
  readonly edges: Edge[]
}

/** Breadth-first exploration of a machine's state space: `via` of each node is the last edge of a shortest path. */
export class Exploration {
  readonly #model: MachineModel
  readonly #timing: Timing
  readonly #evaluator: Evaluator
  readonly #ids: ReadonlyMap<AnyTransitionDefinition, string>
  readonly #nodes: GrowingNode[] = []
  /** Per node every edge, duplicates included, in the order of `stimuliIn`. */
  readonly #made: (readonly Edge[])[] = []
  readonly #indexes = new Map<string, number>()
  readonly #initialStates: InitialState[] = []
  readonly #seen = newObservations()
  readonly #faults = new Set<string>()
  readonly #alternates = new Alternates()
  readonly #broken = new Set<string>()
  readonly #classes: SampleClasses
  readonly #isFollowed: IsFollowed
  #isComplete = true

  constructor(model: MachineModel, timing: Timing, isFollowed: IsFollowed = () => true) {
    this.#isFollowed = isFollowed
    this.#model = model
    this.#timing = timing
    this.#classes = new SampleClasses(model)
    const initials = Object.values(model.inputs).map((input) =>
      contextText(initialContext(model.machine, input)),
    )
    const record = (assignment: Assignment) => observeAssignment(this.#seen, assignment, new Set(initials))
    const machine = tracingAssignments(withoutServices(model.machine), record)
    this.#evaluator = evaluatorOf(machine)
    this.#ids = transitionIds(machine)
  }

  /** Explores from every input; returns false at more than `maxNodes` nodes, and continues there when called again. */
  walk(maxNodes: number): boolean {
    if (this.#initialStates.length === 0)
      for (const input of Object.keys(this.#model.inputs)) this.#begin(input)
    for (let index = this.#made.length; index < this.#nodes.length; index++) {
      const node = this.#nodes[index]
      if (!node || this.#nodes.length > maxNodes) return false
      const made = stimuliIn(this.#model, node.state)
        .filter((stimulus) => this.#isFollowed(node.state.snapshot, stimulus))
        .map((stimulus) => this.#edge(index, node.state, stimulus))
      this.#made.push(made)
      for (const edge of made) if (isWorthKeeping(edge, node.edges)) node.edges.push(edge)
    }
    this.#checkKeys()
    return true
  }

  /** Whether any node has a pending timer: their remaining times multiply nodes. */
  get hasTimers(): boolean {
    return this.#nodes.some(({ state }) => state.timers.length > 0)
  }

  giveUp(maxNodes: number): void {
    this.#isComplete = false
    this.#faults.add(`has more than ${maxNodes} states: its model's key is too fine, or it does too much`)
  }

  /** Snapshots with one key must have the same successors, otherwise the key is too coarse. */
  #checkKeys(): void {
    const check = {
      model: this.#model,
      timing: this.#timing,
      evaluator: this.#evaluator,
      nodes: this.#nodes,
      takenBy: (result: StepResult) => this.#taken(result),
    }
    for (const [index, fault] of abstractionFaults(check, this.#alternates, this.#made))
      this.#faults.add(
        `key is too coarse ${trailText(this.#nodes, index)}: with another context of the same key, ${fault}`,
      )
  }

  space(): StateSpace {
    return {
      timing: this.#timing,
      simulator: () => this.#simulator(),
      nodes: this.#nodes,
      initialStates: this.#initialStates,
      observations: this.#seen,
      classes: this.#classes.all,
      isComplete: this.#isComplete,
      faults: [...this.#faults],
    }
  }

  #begin(input: string): void {
    const result = initialStep(this.#evaluator, input, this.#model.inputs[input])
    const node = this.#arrive(result.state, undefined)
    const classes = [inputClass(input)]
    this.#initialStates.push({ input, node, transitions: this.#observe(result), classes })
  }

  #simulator(): PathSimulator {
    return this.#timing === 'exact'
      ? exactSimulator
      : simulatorFor(this.#model, this.#evaluator, {
          nodeOf: (state) => this.#indexes.get(this.#key(state)),
          takenBy: (result) => this.#taken(result),
        })
  }

  #key = (state: MachineState): string => keyOf(this.#model, state, this.#timing)

  #edge(from: number, state: MachineState, stimulus: Stimulus): Edge {
    const result = stepResult(this.#evaluator, state, stimulus)
    const edge = {
      from,
      to: -1,
      stimulus,
      transitions: this.#observe(result),
      ignored: result.macrosteps.flatMap(ignoredLists),
      classes: this.#classes.of(state, stimulus),
    }
    return { ...edge, to: this.#arrive(result.state, edge) }
  }

  #arrive(state: MachineState, via: Edge | undefined): number {
    const key = this.#key(state)
    const known = this.#indexes.get(key)
    const index = known ?? this.#nodes.length
    if (known === undefined) {
      this.#indexes.set(key, index)
      this.#nodes.push({ key, state, via: via && { ...via, to: index }, edges: [] })
    } else this.#alternates.note(known, this.#nodes[known]?.state, state)
    this.#check(state, index)
    return index
  }

  #check({ snapshot }: MachineState, index: number): void {
    const { value, context } = snapshot
    if (snapshot.status === 'error')
      this.#faults.add(`dies ${trailText(this.#nodes, index)}: ${String(snapshot.error)}`)
    for (const [sentence, isTrue] of Object.entries(this.#model.invariants ?? {}))
      if (!this.#broken.has(sentence) && !isTrue({ value, context })) {
        this.#broken.add(sentence)
        this.#faults.add(`breaks "${sentence}" ${trailText(this.#nodes, index)}`)
      }
  }

  #observe(result: StepResult): readonly string[] {
    for (const macrostep of result.macrosteps) observe(this.#seen, macrostep, this.#ids, this.#evaluator.self)
    return this.#taken(result)
  }

  #taken({ macrosteps }: StepResult): readonly string[] {
    const taken = macrosteps.flatMap(({ microsteps }) => microsteps.flatMap((step) => step.taken))
    return taken.map((transition) => this.#ids.get(transition) ?? '(not in the chart)')
  }
}
