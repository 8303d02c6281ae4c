import type { EventObject } from 'xstate'
import { explore } from '#statecharts/engine/explore.ts'
import { exactSimulator } from '#statecharts/engine/path-simulator.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import type { InitialState, Edge, SpaceNode, StateSpace } from '#statecharts/engine/state-space.ts'
import { passTime } from './pass-time.ts'
import type { TestStep, TestSteps, Walk, EnvironmentState } from './walk.ts'

/** The environment after the page was unloaded. */
const gone: EnvironmentState = { gone: true }

const mostPlaces = 20_000

/** An edge with the step that provokes it and the environment before it. */
export interface EnvironmentEdge extends Edge {
  readonly step: TestStep
  readonly environment: EnvironmentState
}

interface EnvironmentNode extends SpaceNode {
  readonly edges: readonly EnvironmentEdge[]
}

export interface EnvironmentSpace extends StateSpace {
  readonly nodes: readonly EnvironmentNode[]
  /** The beginning of the walk at each of the places where one begins. */
  readonly startAt: ReadonlyMap<number, number>
}

const timePasses: TestStep = {
  perform: (fixture, _, event) => passTime(fixture, 'wait' in event ? Number(event['wait']) : 0),
}

/**
 * The product of the states of the machine and of its environment, as far as the walk can provoke it, without transitions
 * that are not to be taken, and without moments at which two timers fire at once, whose order a browser does not keep.
 */
export function environmentSpace(walk: Walk, barred: ReadonlySet<string>): EnvironmentSpace {
  const space = explore(provokable(walk))
  if (space.timing !== 'exact') throw new Error(`${walk.model.machine.id} has too many situations for a walk`)
  const places: {
    place: SpaceNode
    base: number
    environment: EnvironmentState
    edges: EnvironmentEdge[]
  }[] = []
  const numbers = new Map<string, number>()
  const arrive = (base: number, environment: EnvironmentState): number => {
    const key = canonical([base, environment])
    const known = numbers.get(key)
    const place = space.nodes[base]
    if (known !== undefined || !place) return known ?? 0
    numbers.set(key, places.length)
    places.push({ place, base, environment, edges: [] })
    return places.length - 1
  }
  const startAt = new Map<number, number>()
  const beginnings = walk.starts.flatMap(({ input, environment }, index): InitialState[] => {
    const found = space.initialStates.find((each) => each.input === input)
    if (!found || found.transitions.some((id) => barred.has(id))) return []
    const place = arrive(found.node, environment)
    startAt.set(place, index)
    return [{ ...found, node: place }]
  })
  for (let from = 0; from < places.length; from++) {
    const here = places[from]
    if (places.length > mostPlaces) throw new Error(`${walk.model.machine.id}: over ${mostPlaces} states`)
    if (!here || here.environment === gone) continue
    const { environment, place } = here
    for (const edge of place.edges) {
      if (edge.transitions.some((id) => barred.has(id))) continue
      const event = eventOf(edge.stimulus)
      for (const step of [stepsFor(walk, edge.stimulus, place)].flat()) {
        if (step.when && !step.when(environment, place.state.snapshot, event)) continue
        const next = step.endsPath ? gone : environmentAfter(step, environment, event, space.nodes[edge.to])
        here.edges.push({ ...edge, from, to: arrive(edge.to, next), step, environment })
      }
    }
  }
  return {
    ...space,
    simulator: () => exactSimulator,
    nodes: places.map(({ place, edges }) => ({ ...place, via: undefined, edges })),
    initialStates: beginnings,
    startAt,
  }
}

/** What a move does, as an event; time that passes names its milliseconds. */
export const eventOf = (move: Stimulus) =>
  move.kind === 'timer' ? { type: move.fires.join(), wait: move.wait } : move.event

function environmentAfter(
  step: TestStep,
  environment: EnvironmentState,
  event: EventObject,
  to: SpaceNode | undefined,
): EnvironmentState {
  return (to && step.next?.(environment, event, to.state.snapshot)) ?? environment
}

function stepsFor(walk: Walk, move: Stimulus, { state }: SpaceNode): TestSteps {
  if (move.kind === 'event') return walk.events[move.event.type] ?? []
  if (move.kind === 'timer')
    return move.fires.length === 1 ? (walk.timers?.[move.fires[0] ?? ''] ?? timePasses) : []
  const src: unknown = state.snapshot.children[move.actor]?.src
  return (typeof src === 'string' ? walk.answers[src]?.[move.outcome] : undefined) ?? []
}

/** The model restricted to what the walk can provoke. */
function provokable({ model, events, answers }: Walk): Walk['model'] {
  const cases = Object.entries(model.events).map(([type, each]) => [type, events[type] ? each : []])
  const ways = Object.entries(model.outcomes).map(([src, outcomes]) => {
    const kept = Object.entries(outcomes).filter(([outcome]) => answers[src]?.[outcome])
    return [src, Object.fromEntries(kept)] as const
  })
  return { ...model, events: Object.fromEntries(cases), outcomes: Object.fromEntries(ways) }
}
