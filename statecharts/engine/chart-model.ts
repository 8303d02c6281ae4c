import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type Json, jsonOf } from '#statecharts/engine/json.ts'
import { actionName, conditionText, guardText } from '#statecharts/engine/names.ts'
import { type ChartParams, paramsOf } from '#statecharts/engine/parameters.ts'

export type TransitionKind = 'event' | 'done' | 'error' | 'after' | 'always' | 'doneState'

export interface ChartInvoke {
  readonly id: string
  readonly src: string
  /** false: xstate made the id up */
  readonly named: boolean
  readonly systemId: string | null
  /** what it is given; null: nothing */
  readonly input: ChartParams | null
  readonly onDone: boolean
  readonly onError: boolean
}

export interface ChartAction {
  readonly name: string
  readonly params: ChartParams | null
}

export interface ChartNode {
  /** `machineId.path`, unique in the chart. */
  readonly id: string
  readonly key: string
  readonly path: readonly string[]
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  readonly parent: string | null
  readonly initial: string | null
  readonly children: readonly string[]
  readonly entry: readonly ChartAction[]
  readonly exit: readonly ChartAction[]
  readonly invoke: readonly ChartInvoke[]
  readonly after: readonly string[]
  /** what it ends with, of the machine or a final state; null: nothing */
  readonly output: ChartParams | null
  readonly tags: readonly string[]
  readonly meta: Json
  readonly description: string | null
}

export interface ChartTransition {
  /** `source|descriptor|index`: stable across runs, and what every report names. */
  readonly id: string
  readonly source: string
  readonly targets: readonly string[]
  readonly kind: TransitionKind
  /** As xstate writes it: `xstate.done.actor.submitOrder`; `always` for an eventless one. */
  readonly descriptor: string
  /** What the descriptor speaks of: the event type, the actor's id, the delay's name, the completed state. */
  readonly about: string
  /** By name, composites included: `and(isReady, not(isEmpty))`. */
  readonly guard: string | null
  /** The guard with its parameters. */
  readonly condition: string | null
  /** Place among the candidates of this state for this descriptor, from 0. */
  readonly candidate: number
  readonly candidates: number
  readonly guarded: number
  readonly actions: readonly ChartAction[]
  /** Leaves no state: only actions run. */
  readonly internal: boolean
  readonly reenter: boolean
  readonly meta: Json
  readonly description: string | null
}

/** A machine as plain data: all that exporters, tours, checks and pages read of it. */
export interface ChartModel {
  readonly id: string
  readonly description: string | null
  /** In document order, the root first. */
  readonly nodes: readonly ChartNode[]
  readonly transitions: readonly ChartTransition[]
}

export function chartOf(machine: AnyStateMachine): ChartModel {
  const nodes = [...nodesOf(machine.root)]
  return {
    id: machine.id,
    description: machine.root.description ?? null,
    nodes: nodes.map(chartNode),
    transitions: nodes.flatMap((node) => candidateLists(node).flatMap((list) => list.map(chartTransition))),
  }
}

/** The states that a chart is counted by: those without children, finals included, and not the machine itself. */
export const leafStates = ({ nodes }: ChartModel): readonly ChartNode[] =>
  nodes.filter(({ type, parent }) => parent !== null && (type === 'atomic' || type === 'final'))

/** The transition objects of one machine instance by their ids (`provide` makes new objects, ids stay). */
export function transitionIds(machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, string> {
  const lists = [...nodesOf(machine.root)].flatMap(candidateLists)
  return new Map(
    lists.flatMap((list) => list.map((each, index) => [each, transitionId(each, index)] as const)),
  )
}

/** The candidates of one state, one list per descriptor, in the order in which xstate tries them. */
export function candidateLists(node: AnyStateNode): readonly (readonly AnyTransitionDefinition[])[] {
  const lists = [...(node.always ? [node.always] : []), ...node.transitions.values()]
  return lists.filter((list) => list.length > 0)
}

/** `always` for an eventless transition, else as xstate names it. */
export const descriptorOf = (transition: AnyTransitionDefinition): string => transition.eventType || 'always'

export function* nodesOf(node: AnyStateNode): Generator<AnyStateNode> {
  yield node
  for (const child of Object.values(node.states)) yield* nodesOf(child)
}

const transitionId = (transition: AnyTransitionDefinition, index: number): string =>
  `${transition.source.id}|${descriptorOf(transition)}|${index}`

function chartNode(node: AnyStateNode): ChartNode {
  const { entry, exit } = node.config // without the timers that xstate adds to them for `after`
  return {
    id: node.id,
    key: node.key,
    path: node.path,
    type: node.type,
    parent: node.parent?.id ?? null,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    children: Object.values(node.states).map((child) => child.id),
    entry: listOf(entry).map(chartAction),
    exit: listOf(exit).map(chartAction),
    invoke: node.invoke.map((invoke, index) => ({
      id: invoke.id,
      src: typeof invoke.src === 'string' ? invoke.src : '(inline)',
      named: typeof listOf(node.config.invoke)[index]?.id === 'string',
      systemId: invoke.systemId ?? null,
      input: paramsOf({ params: listOf(node.config.invoke)[index]?.input }),
      onDone: invoke.onDone !== undefined,
      onError: invoke.onError !== undefined,
    })),
    after: Object.keys(node.config.after ?? {}),
    output: paramsOf({ params: node.config.output }),
    tags: [...node.tags],
    meta: jsonOf(node.meta),
    description: node.description ?? null,
  }
}

function chartTransition(
  transition: AnyTransitionDefinition,
  index: number,
  list: readonly AnyTransitionDefinition[],
): ChartTransition {
  const descriptor = descriptorOf(transition)
  return {
    id: transitionId(transition, index),
    source: transition.source.id,
    targets: (transition.target ?? []).map((target) => target.id),
    ...kindOf(descriptor, transition.source.id),
    descriptor,
    guard: transition.guard === undefined ? null : guardText(transition.guard),
    condition: transition.guard === undefined ? null : conditionText(transition.guard),
    candidate: index,
    candidates: list.length,
    guarded: list.filter((each) => each.guard !== undefined).length,
    actions: transition.actions.map(chartAction),
    internal: transition.target === undefined,
    reenter: transition.reenter,
    meta: jsonOf(transition.meta),
    description: transition.description ?? null,
  }
}

const chartAction = (action: unknown): ChartAction => ({ name: actionName(action), params: paramsOf(action) })

const prefixes = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.done.state.', 'doneState'],
] as const

function kindOf(
  descriptor: string,
  source: string,
): { readonly kind: TransitionKind; readonly about: string } {
  if (descriptor === 'always') return { kind: 'always', about: 'always' }
  if (descriptor.startsWith('xstate.after.'))
    return { kind: 'after', about: descriptor.slice('xstate.after.'.length, -(source.length + 1)) }
  for (const [prefix, kind] of prefixes)
    if (descriptor.startsWith(prefix)) return { kind, about: descriptor.slice(prefix.length) }
  return { kind: 'event', about: descriptor }
}

function listOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value as T] // the array case is gone
}
