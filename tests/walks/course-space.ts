import type { AnyMachineSnapshot } from 'xstate'
import { recordedStimulus, type RecordedStimulus } from '#statecharts/engine/path.ts'
import type { Edge, SpaceNode, StateSpace } from '#statecharts/engine/state-space.ts'

/** What the server has been through on a path, as far as it decides what can still be provoked. */
export interface Course {
  readonly begin: (input: string) => string
  /** null: neither a shopper nor the server can cause this there */
  readonly after: (world: string, doing: RecordedStimulus, from: AnyMachineSnapshot) => string | null
}

interface Spot {
  readonly place: number
  readonly world: string
}

/** The same space, in which only those ways are left that the course of events allows. */
export function courseSpace(space: StateSpace, course: Course): StateSpace {
  if (space.timing !== 'exact') throw new Error('a space with this many timers cannot be narrowed')
  const spots: Spot[] = []
  const indexes = new Map<string, number>()
  const at = (spot: Spot): number => {
    const key = `${spot.place} ${spot.world}`
    const index = indexes.get(key) ?? spots.length
    if (index === spots.length) {
      indexes.set(key, index)
      spots.push(spot)
    }
    return index
  }
  const beginnings = space.initialStates.map((each) => ({
    ...each,
    node: at({ place: each.node, world: course.begin(each.input) }),
  }))
  const places: SpaceNode[] = []
  for (let index = 0; index < spots.length; index++) {
    const spot = spots[index]
    const place = spot && space.nodes[spot.place]
    if (!place) continue
    const edges = place.edges.flatMap((edge): readonly Edge[] => {
      const world = course.after(spot.world, recordedStimulus(edge.stimulus), place.state.snapshot)
      return world === null ? [] : [{ ...edge, from: index, to: at({ place: edge.to, world }) }]
    })
    places.push({ ...place, via: undefined, edges })
  }
  return { ...space, nodes: places, initialStates: beginnings }
}
