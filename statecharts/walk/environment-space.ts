import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { MachineModel } from '#machines/platform/model.ts'
import { explore } from '#statecharts/engine/explore.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import { exactSimulator } from '#statecharts/engine/path-simulator.ts'
import type { Edge, InitialState, SpaceNode, StateSpace } from '#statecharts/engine/state-space.ts'
import { environmentAfter, type EnvironmentState, isPossible, type TestStep, type Walk } from './walk.ts'

/** An edge with the step that provokes it and the environment before it. */
export interface EnvironmentEdge<F> extends Edge {
  readonly step: TestStep<F>
  readonly environment: EnvironmentState
}

interface ProductNode<F> extends SpaceNode {
  readonly base: SpaceNode
  readonly environment: EnvironmentState | null
  readonly edges: EnvironmentEdge<F>[]
}

export interface EnvironmentSpace<F> extends StateSpace {
  readonly nodes: readonly ProductNode<F>[]
  /** The start of the walk at each initial state. */
  readonly startAt: ReadonlyMap<InitialState, number>
}

/** What a driver does where the walk says nothing. */
export interface Defaults<F> {
  /** Without it, an event that the walk does not name is not provoked. */
  readonly event?: TestStep<F>
  /** Undefined where several timers fire at once whose order the driver does not keep. */
  readonly timer: (fires: readonly string[]) => TestStep<F> | undefined
}

const mostNodes = 20_000

/** The product of the states of the machine and of its environment, as far as it can be provoked, without barred transitions. */
export function environmentSpace<F>(
  walk: Walk<F>,
  defaults: Defaults<F>,
  barred: ReadonlySet<string>,
): EnvironmentSpace<F> {
  const { isTried } = walk
  const isFollowed = isTried && ((at: AnyMachineSnapshot, each: Stimulus) => isTried(at, eventOf(each)))
  const space = explore(provokable(walk, defaults), { isFollowed })
  if (space.timing !== 'exact') throw new Error(`${walk.model.machine.id} has too many states for a walk`)
  const nodes: ProductNode<F>[] = []
  const indexes = new Map<string, number>()
  const indexOf = (base: number, environment: EnvironmentState | null): number => {
    const key = canonical([base, environment])
    const known = indexes.get(key)
    const node = space.nodes[base]
    if (known !== undefined || !node) return known ?? 0
    if (nodes.length >= mostNodes) throw new Error(`${walk.model.machine.id}: over ${mostNodes} states`)
    indexes.set(key, nodes.length)
    nodes.push({ ...node, via: undefined, base: node, environment, edges: [] })
    return nodes.length - 1
  }
  const isBarred = ({ transitions }: Pick<Edge, 'transitions'>) => transitions.some((id) => barred.has(id))
  const startAt = new Map<InitialState, number>()
  for (const [index, { input, environment }] of walk.starts.entries())
    for (const found of space.initialStates)
      if (found.input === input && !isBarred(found))
        startAt.set({ ...found, node: indexOf(found.node, environment) }, index)
  for (const [from, { base, environment, edges }] of nodes.entries()) {
    if (environment === null) continue
    const at = base.state.snapshot
    for (const edge of base.edges.filter((each) => !isBarred(each))) {
      const event = eventOf(edge.stimulus)
      const to = space.nodes[edge.to]?.state.snapshot ?? at
      for (const step of stepsFor(walk, defaults, edge.stimulus, base)) {
        if (!isPossible(walk, step, environment, at, event)) continue
        // after the page was unloaded nothing can be done
        const next = step.endsPath ? null : environmentAfter(walk, step, environment, event, to)
        edges.push({ ...edge, from, to: indexOf(edge.to, next), step, environment })
      }
    }
  }
  return { ...space, simulator: () => exactSimulator, nodes, initialStates: [...startAt.keys()], startAt }
}

/** What a stimulus does, as an event; time that passes names its milliseconds. */
export const eventOf = (stimulus: Stimulus): EventObject & { readonly wait?: number } =>
  stimulus.kind === 'timer' ? { type: stimulus.fires.join(), wait: stimulus.wait } : stimulus.event

function stepsFor<F>(
  { events, answers, timers }: Walk<F>,
  defaults: Defaults<F>,
  stimulus: Stimulus,
  { state }: SpaceNode,
): readonly TestStep<F>[] {
  if (stimulus.kind === 'event') return [events[stimulus.event.type] ?? defaults.event ?? []].flat()
  if (stimulus.kind === 'timer') {
    const { fires } = stimulus
    const byDefault = defaults.timer(fires)
    return byDefault ? [timers?.[fires.join()] ?? byDefault].flat() : []
  }
  const src: unknown = state.snapshot.children[stimulus.actor]?.src
  return [(typeof src === 'string' ? answers[src]?.[stimulus.outcome] : undefined) ?? []].flat()
}

/** The model restricted to what the walk can provoke. */
function provokable<F>({ model, events, answers }: Walk<F>, defaults: Defaults<F>): MachineModel {
  const isProvoked = (type: string) => [events[type] ?? defaults.event ?? []].flat().length > 0
  const payloads = Object.entries(model.events).map(([type, each]) => [type, isProvoked(type) ? each : []])
  const outcomes = Object.entries(model.outcomes).map(([src, ends]) => {
    const kept = Object.entries(ends).filter(([outcome]) => answers[src]?.[outcome])
    return [src, Object.fromEntries(kept)] as const
  })
  return { ...model, events: Object.fromEntries(payloads), outcomes: Object.fromEntries(outcomes) }
}
