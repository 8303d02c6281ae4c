import type { MachineModel } from '#machines/platform/model.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Stimulus, MachineState } from '#statecharts/engine/machine-state.ts'
import type { Timer } from '#statecharts/engine/timers.ts'
import type { Observations } from '#statecharts/engine/observations.ts'

export interface Edge {
  readonly from: number
  readonly to: number
  readonly stimulus: Stimulus
  /** Ids of the transitions taken, in order. */
  readonly transitions: readonly string[]
  /** `source|descriptor` of candidate lists of which no candidate matched. */
  readonly ignored: readonly string[]
  /** Ids of the sample classes that the stimulus uses. */
  readonly classes: readonly string[]
}

export interface SpaceNode {
  readonly key: string
  readonly state: MachineState
  /** How it was first reached; undefined where an input begins. */
  readonly via: Edge | undefined
  readonly edges: readonly Edge[]
}

export interface InitialState {
  readonly input: string
  readonly node: number
  readonly transitions: readonly string[]
  readonly classes: readonly string[]
}

/** What a path along edges really does. */
export interface PathSimulator {
  readonly begin: (initialState: InitialState) => void
  /** The edge as it is in truth, perhaps to another node; undefined where the stimulus cannot be made. */
  readonly take: (edge: Edge) => Edge | undefined
}

/**
 * How a key tells pending timers apart: by the milliseconds left, or, where that makes too many nodes, only by
 * the order in which they are due. Then an edge may lead elsewhere on a path, and paths are made with a simulator.
 */
export type Timing = 'exact' | 'order'

/** Everything that can happen to a machine, by its model: nodes and the stimuli between them. */
export interface StateSpace {
  readonly timing: Timing
  readonly simulator: () => PathSimulator
  readonly nodes: readonly SpaceNode[]
  readonly initialStates: readonly InitialState[]
  readonly observations: Observations
  /** Ids of all sample classes of the model, used or not. */
  readonly classes: readonly string[]
  /** False: exploring stopped at its limit, and what lies behind is unknown. */
  readonly isComplete: boolean
  /** Sentences: keys too coarse, invariants broken, machines that die, a space too large. */
  readonly faults: readonly string[]
}

/** Two states with one key are taken to be the same; `checkKeys` reports when they are not. */
export function keyOf(model: MachineModel, state: MachineState, timing: Timing | 'none'): string {
  const { snapshot, timers, running } = state
  const past = Object.values(snapshot.historyValue).map((nodes) => nodes.map((node) => node.id))
  const pending = pendingBy[timing](timers)
  return canonical([snapshot.value, model.key(snapshot.context), pending, running, snapshot.status, past])
}

const pendingBy: Readonly<Record<Timing | 'none', (timers: readonly Timer[]) => unknown>> = {
  exact: (timers) => timers.map(({ id, left }) => [id, left]),
  order: (timers) => {
    const dues = [...new Set(timers.map((timer) => timer.left))].sort((a, b) => a - b)
    return dues.map((due) => timers.filter((timer) => timer.left === due).map((timer) => timer.id))
  },
  none: () => null,
}

/** A stimulus in words: `order.submit {…}`, `submitOrder answers declined`, `5000 ms pass`. */
export function stimulusText(stimulus: Stimulus): string {
  if (stimulus.kind === 'answer') return `${stimulus.actor} answers ${stimulus.outcome}`
  if (stimulus.kind === 'timer') return `${stimulus.wait} ms pass`
  const { type, ...payload } = stimulus.event
  return Object.keys(payload).length === 0 ? type : `${type} ${JSON.stringify(payload)}`
}

/** The shortest way to a node, and on along these edges: `after [input start → order.submit]`. */
export function trailText(nodes: readonly SpaceNode[], index: number, further: readonly Edge[] = []): string {
  const stimuli = further.map(({ stimulus }) => stimulusText(stimulus))
  let node = nodes[index]
  while (node?.via) {
    stimuli.unshift(stimulusText(node.via.stimulus))
    node = nodes[node.via.from]
  }
  return `after [${[`input ${node?.state.input ?? ''}`, ...stimuli].join(' → ')}]`
}

/** False where nothing happened, or an equal edge is there already. */
export function isWorthKeeping(edge: Edge, edges: readonly Edge[]): boolean {
  const idle = edge.from === edge.to && edge.transitions.length === 0 && edge.ignored.length === 0
  const same = (other: Edge) =>
    other.to === edge.to &&
    other.transitions.join() === edge.transitions.join() &&
    other.ignored.join() === edge.ignored.join() &&
    other.classes.join() === edge.classes.join()
  return !idle && !edges.some(same)
}
