import type { EventObject, StateValue } from 'xstate'
import { type ChartModel, type ChartNode } from '#statecharts/engine/chart-model.ts'
import { type Json, jsonOf } from '#statecharts/engine/json.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import type { TourPath } from '#statecharts/engine/tour-path.ts'

/** What a machine is expected to be after something happened. */
export interface Expected {
  /** `done` once a final state of the machine is reached. */
  readonly status: 'active' | 'done' | 'error'
  readonly configuration: StateValue
  /** Ids of the transitions taken, in order; empty: the event is ignored. */
  readonly transitions: readonly string[]
  /** What it does besides, as the real actor did it when the path was generated. */
  readonly effects?: readonly string[]
}

/** One thing that happens to a machine. */
export type RecordedStimulus =
  | { readonly do: 'event'; readonly event: EventObject }
  /** The invoked actor ends in this outcome of the model. */
  | { readonly do: 'answer'; readonly actor: string; readonly outcome: string }
  /** So many milliseconds pass. */
  | { readonly do: 'wait'; readonly ms: number }

export type Step = Expected & RecordedStimulus

/** What happens to a machine from its start, and what it does each time. */
export interface TakenPath {
  readonly id: string
  /** Name of the model's input with which the machine begins. */
  readonly input: string
  readonly begins: Expected
  readonly steps: readonly Step[]
}

export interface Path extends TakenPath {
  /** Goals that no earlier path of the suite reaches. */
  readonly covers: readonly string[]
  /** Requirements cited by the states and transitions on the way. */
  readonly spec: readonly string[]
}

export function pathOf(chart: ChartModel, space: StateSpace, tour: TourPath, id: string): Path {
  const { input, node, transitions } = tour.initialState
  const begins = expectedAt(space, node, transitions)
  const steps = tour.edges.map((edge) => ({
    ...recordedStimulus(edge.stimulus),
    ...expectedAt(space, edge.to, edge.transitions),
  }))
  return { id, input, begins, steps, covers: tour.covers, spec: specOn(chart, [begins, ...steps]) }
}

/** The same path, which also expects what the real actor did on it: at the start, then at each step. */
export const withEffects = (path: Path, effects: readonly (readonly string[])[]): Path => ({
  ...path,
  begins: { ...path.begins, effects: effects[0] ?? [] },
  steps: path.steps.map((step, index) => ({ ...step, effects: effects[index + 1] ?? [] })),
})

function expectedAt(space: StateSpace, node: number, transitions: readonly string[]): Expected {
  const snapshot = space.nodes[node]?.state.snapshot
  const status = snapshot?.status === 'stopped' ? 'done' : (snapshot?.status ?? 'error')
  return { status, configuration: snapshot?.value ?? {}, transitions }
}

export function recordedStimulus(stimulus: Stimulus): RecordedStimulus {
  if (stimulus.kind === 'event') return { do: 'event', event: stimulus.event } as const
  if (stimulus.kind === 'answer')
    return { do: 'answer', actor: stimulus.actor, outcome: stimulus.outcome } as const
  return { do: 'wait', ms: stimulus.wait } as const
}

/** Requirements cited by the transitions taken, by the states that they leave, and by those that a machine comes to. */
export function specOn(chart: ChartModel, way: readonly Expected[]): readonly string[] {
  const taken = new Set(way.flatMap(({ transitions }) => transitions))
  const transitions = chart.transitions.filter(({ id }) => taken.has(id))
  const active = way.flatMap(({ configuration }) => activeIn(chart.id, configuration))
  const states = new Set([...active, ...transitions.map(({ source }) => source)])
  const cited = [...chart.nodes.filter(({ id }) => states.has(id)), ...transitions]
  return [...new Set(cited.flatMap(specOf))].sort()
}

/** Ids of the active states of a configuration, the machine first. */
function activeIn(id: string, configuration: StateValue): readonly string[] {
  if (typeof configuration === 'string') return [id, `${id}.${configuration}`]
  const children = Object.entries(configuration)
  return [id, ...children.flatMap(([key, inner]) => activeIn(`${id}.${key}`, inner ?? {}))]
}

/** Requirement IDs in a state's or transition's `meta.spec`. */
export function specOf({ meta }: Pick<ChartNode, 'meta'> | { readonly meta: Json }): readonly string[] {
  if (typeof meta !== 'object' || meta === null || !('spec' in meta)) return []
  const spec: Json = jsonOf(meta.spec)
  return Array.isArray(spec) ? spec.filter((each) => typeof each === 'string') : []
}
