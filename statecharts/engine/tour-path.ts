import { type DistanceIndex, type GoalsOf, type Leg, reachedBy } from '#statecharts/engine/distance-index.ts'
import type { OpenGoals } from '#statecharts/engine/open-goals.ts'
import type { Edge, InitialState, PathSimulator, StateSpace } from '#statecharts/engine/state-space.ts'

export interface TourPath {
  /** Id of a kept path; undefined for a new one. */
  readonly id?: string
  readonly initialState: InitialState
  readonly edges: readonly Edge[]
  /** Goals that no earlier path reaches. */
  readonly covers: readonly string[]
}

/** A path of an earlier suite, mapped to the current state space. */
export interface KeptPath extends Pick<TourPath, 'initialState' | 'edges'> {
  readonly id: string
  /** False: truncated before a step that is no longer possible, so it may be extended. */
  readonly isWhole: boolean
}

/** What every path of a tour is made with. */
export interface Plan {
  readonly space: StateSpace
  readonly distances: DistanceIndex
  readonly goalsOf: GoalsOf
  readonly limit: number
  readonly resetCost: number
  readonly kept: readonly KeptPath[]
}

export interface Part extends Pick<TourPath, 'id' | 'initialState' | 'edges'> {
  readonly isWhole: boolean
}

export const startNodes = (space: StateSpace): readonly number[] =>
  space.initialStates.map((each) => each.node)

interface Attempt {
  readonly path: TourPath
  /** Goals of the last leg. */
  readonly lastLegGoals: readonly string[]
}

/** A path ends after this many legs in a row without a new goal. */
const MAX_IDLE_LEGS = 3

/** Replays the edges of a part, then extends it leg by leg unless it is whole. */
export function pathFrom(plan: Plan, part: Part, open: OpenGoals, random: () => number): Attempt {
  const { space, distances, goalsOf, limit, resetCost } = plan
  const { id, initialState, isWhole } = part
  const simulator = space.simulator()
  simulator.begin(initialState)
  const covers = [...open.take(reachedBy(goalsOf, initialState))]
  const edges = [...follow(simulator, part.edges)]
  for (const edge of edges) covers.push(...open.take(distances.goalsOn(edge)))
  let here = edges.at(-1)?.to ?? initialState.node
  let lastLegGoals: readonly string[] = []
  for (let idleLegs = isWhole ? MAX_IDLE_LEGS : 0; idleLegs < MAX_IDLE_LEGS; ) {
    const leg = legFrom(plan, { here, edges }, open, random)
    if (!leg) break
    if (edges.length > 0) {
      const restart = distances.nearest(startNodes(space), open, random)
      if (restart && restart.edges.length + resetCost < leg.edges.length) break
      if (edges.length + leg.edges.length > limit) break
    }
    lastLegGoals = leg.edges.slice(-1).flatMap((edge) => distances.goalsOn(edge))
    const made = follow(simulator, leg.edges)
    const reached = made.flatMap((edge) => open.take(distances.goalsOn(edge)))
    covers.push(...reached)
    edges.push(...made)
    here = made.at(-1)?.to ?? here
    idleLegs = reached.length > 0 ? 0 : idleLegs + 1
  }
  const path = { initialState, edges: upToLastGain(edges, covers, distances), covers }
  return { path: id === undefined ? path : { id, ...path }, lastLegGoals }
}

/** The leg to the nearest open goal; of an empty path, when all goals lie deeper than the limit, to the farthest. */
function legFrom(
  { distances, limit }: Plan,
  { here, edges }: { readonly here: number; readonly edges: readonly Edge[] },
  open: OpenGoals,
  random: () => number,
): Leg | undefined {
  const uses = usesOf(edges)
  const near = distances.nearest([here], open, random, uses)
  const isDeep = near !== undefined && edges.length === 0 && near.edges.length > limit
  return isDeep ? distances.farthest(here, open, random, uses) : near
}

/** Uses of each sample class on a path, by which the next leg prefers other samples. */
function usesOf(edges: readonly Edge[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const each of edges.flatMap(({ classes }) => classes)) uses.set(each, (uses.get(each) ?? 0) + 1)
  return uses
}

/** The simulated edges, up to the first that leads to another node than planned. */
function follow(simulator: PathSimulator, edges: readonly Edge[]): readonly Edge[] {
  const made: Edge[] = []
  for (const edge of edges) {
    const real = simulator.take(edge)
    if (real) made.push(real)
    if (real?.to !== edge.to) break
  }
  return made
}

/** Without trailing edges that reach no goal of the path. */
function upToLastGain(
  edges: readonly Edge[],
  covers: readonly string[],
  distances: DistanceIndex,
): readonly Edge[] {
  const last = edges.findLastIndex((edge) => distances.goalsOn(edge).some((goal) => covers.includes(goal)))
  return edges.slice(0, last + 1)
}
