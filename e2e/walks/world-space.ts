import type { EventObject } from 'xstate'
import { explore } from '#statecharts/engine/explore.ts'
import { exactSimulator } from '#statecharts/engine/path-simulator.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Stimulus } from '#statecharts/engine/machine-state.ts'
import type { InitialState, Edge, SpaceNode, StateSpace } from '#statecharts/engine/state-space.ts'
import { passTime } from './pass-time.ts'
import type { Deed, Deeds, Walk, World } from './walk.ts'

/** Stands for a machine that is gone with its page. */
const gone: World = { gone: true }

const mostPlaces = 20_000

/** One thing that happens on the way, with the world as it is before it. */
export interface WorldEdge extends Edge {
  readonly deed: Deed
  readonly world: World
}

interface WorldPlace extends SpaceNode {
  readonly edges: readonly WorldEdge[]
}

export interface WorldSpace extends StateSpace {
  readonly nodes: readonly WorldPlace[]
  /** The beginning of the walk at each of the places where one begins. */
  readonly beginningAt: ReadonlyMap<number, number>
}

const timePasses: Deed = {
  make: (stage, _, event) => passTime(stage, 'wait' in event ? Number(event['wait']) : 0),
}

/**
 * Everything that the walk can make happen: the space of the machine times the worlds around it, without transitions
 * that are not to be taken, and without moments at which two timers fire at once, whose order a browser does not keep.
 */
export function worldSpace(walk: Walk, barred: ReadonlySet<string>): WorldSpace {
  const space = explore(provokable(walk))
  if (space.timing !== 'exact') throw new Error(`${walk.model.machine.id} has too many situations for a walk`)
  const places: { place: SpaceNode; base: number; world: World; edges: WorldEdge[] }[] = []
  const numbers = new Map<string, number>()
  const arrive = (base: number, world: World): number => {
    const key = canonical([base, world])
    const known = numbers.get(key)
    const place = space.nodes[base]
    if (known !== undefined || !place) return known ?? 0
    numbers.set(key, places.length)
    places.push({ place, base, world, edges: [] })
    return places.length - 1
  }
  const beginningAt = new Map<number, number>()
  const beginnings = walk.beginnings.flatMap(({ input, world }, index): InitialState[] => {
    const found = space.initialStates.find((each) => each.input === input)
    if (!found || found.transitions.some((id) => barred.has(id))) return []
    const place = arrive(found.node, world)
    beginningAt.set(place, index)
    return [{ ...found, node: place }]
  })
  for (let from = 0; from < places.length; from++) {
    const here = places[from]
    if (places.length > mostPlaces) throw new Error(`${walk.model.machine.id}: its walk has no end of worlds`)
    if (!here || here.world === gone) continue
    const { world, place } = here
    for (const edge of place.edges) {
      if (edge.transitions.some((id) => barred.has(id))) continue
      const event = eventOf(edge.stimulus)
      for (const deed of [deedsOf(walk, edge.stimulus, place)].flat()) {
        if (deed.when && !deed.when(world, place.state.snapshot, event)) continue
        const next = deed.ends ? gone : worldAfter(deed, world, event, space.nodes[edge.to])
        here.edges.push({ ...edge, from, to: arrive(edge.to, next), deed, world })
      }
    }
  }
  return {
    ...space,
    simulator: () => exactSimulator,
    nodes: places.map(({ place, edges }) => ({ ...place, via: undefined, edges })),
    initialStates: beginnings,
    beginningAt,
  }
}

/** What a move does, as an event; time that passes names its milliseconds. */
export const eventOf = (move: Stimulus) =>
  move.kind === 'timer' ? { type: move.fires.join(), wait: move.wait } : move.event

function worldAfter(deed: Deed, world: World, event: EventObject, to: SpaceNode | undefined): World {
  return (to && deed.leaves?.(world, event, to.state.snapshot)) ?? world
}

function deedsOf(walk: Walk, move: Stimulus, { state }: SpaceNode): Deeds {
  if (move.kind === 'event') return walk.events[move.event.type] ?? []
  if (move.kind === 'timer')
    return move.fires.length === 1 ? (walk.timers?.[move.fires[0] ?? ''] ?? timePasses) : []
  const src: unknown = state.snapshot.children[move.actor]?.src
  return (typeof src === 'string' ? walk.answers[src]?.[move.outcome] : undefined) ?? []
}

/** The model with nothing in it that the walk has no way to bring about, so that no other stands for it. */
function provokable({ model, events, answers }: Walk): Walk['model'] {
  const cases = Object.entries(model.events).map(([type, each]) => [type, events[type] ? each : []])
  const ways = Object.entries(model.outcomes).map(([src, outcomes]) => {
    const kept = Object.entries(outcomes).filter(([outcome]) => answers[src]?.[outcome])
    return [src, Object.fromEntries(kept)] as const
  })
  return { ...model, events: Object.fromEntries(cases), outcomes: Object.fromEntries(ways) }
}
