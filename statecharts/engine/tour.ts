import { randomFrom } from '#statecharts/engine/random.ts'
import type { InitialState, Edge, PathSimulator, StateSpace } from '#statecharts/engine/state-space.ts'
import { type GoalsOf, OpenGoals, reachedBy, DistanceIndex } from '#statecharts/engine/distance-index.ts'

export interface TourPath {
  readonly initialState: InitialState
  readonly edges: readonly Edge[]
  /** Goals that no earlier path reaches. */
  readonly covers: readonly string[]
}

export interface Tour {
  readonly paths: readonly TourPath[]
  readonly steps: number
  /** Goals that nothing in the space reaches. */
  readonly missed: readonly string[]
}

export interface TourOptions {
  /** Steps a path may have; 0: as many as it takes. A goal further from every initial state gets a longer path. */
  readonly maxSteps?: number
  /** What a new path costs, in steps. */
  readonly resetCost?: number
  readonly seed?: number
}

/** A transition is a goal, and so is each candidate list that must let an event pass. */
export const transitionGoals: GoalsOf = ({ transitions, ignored }) => [
  ...transitions,
  ...ignored.map((list) => `${list}|ignored`),
]

/**
 * Greedy: always to the nearest open goal, from an initial state where that is nearer. Several tours are made, each next
 * one from a part of the best so far; the one with the fewest steps and paths wins.
 */
export function tourOf(
  space: StateSpace,
  goals: ReadonlySet<string>,
  goalsOf: GoalsOf = transitionGoals,
  { maxSteps = 20, resetCost = 1, seed = 1 }: TourOptions = {},
): Tour {
  const distances = new DistanceIndex(space, goals, goalsOf)
  const limit = maxSteps === 0 ? Number.POSITIVE_INFINITY : maxSteps
  const plan = { space, distances, goalsOf, limit, resetCost }
  const cost = (tour: Tour) => tour.steps + tour.paths.length * resetCost
  const random = randomFrom(seed)
  let best = walk(plan, [], random)
  for (let round = roundsFor(distances); round > 0; round--) {
    const tour = walk(plan, round % 4 === 0 ? [] : partOf(best, random), random)
    if (tour.missed.length <= best.missed.length && cost(tour) <= cost(best)) best = tour
  }
  return best
}

const most = 2_000
const effort = 20_000_000

/** As many as take about half a second; a count and no clock, so that a seed gives the same tour everywhere. */
const roundsFor = ({ numbers }: DistanceIndex): number =>
  Math.min(most, Math.ceil(effort / (numbers.size ** 2 + 1)))

interface Plan {
  readonly space: StateSpace
  readonly distances: DistanceIndex
  readonly goalsOf: GoalsOf
  readonly limit: number
  readonly resetCost: number
}

/** Some paths of a tour, the last of them cut. */
function partOf({ paths }: Tour, random: () => number): readonly TourPath[] {
  const order = paths.map((path) => ({ path, at: random() })).toSorted((a, b) => a.at - b.at)
  const kept = order.slice(0, Math.floor(random() * paths.length) + 1).map(({ path }) => path)
  const last = kept.pop()
  if (!last) return []
  return [...kept, { ...last, edges: last.edges.slice(0, Math.floor(random() * last.edges.length)) }]
}

function walk(plan: Plan, begun: readonly TourPath[], random: () => number): Tour {
  const open = new OpenGoals(plan.distances.numbers)
  const paths: TourPath[] = []
  const given: string[] = []
  const left = [...begun]
  for (;;) {
    const part = left.shift()
    const initialState = part?.initialState ?? nextInitialState(plan, open, random)
    if (!initialState) break
    const isWhole = left.length > 0
    const { path, aims } = pathFrom(plan, { initialState, edges: part?.edges ?? [] }, open, random, isWhole)
    if (path.covers.length > 0) paths.push(path)
    else if (!part) given.push(...open.take(aims))
    if (!part && path.covers.length + aims.length === 0) break
  }
  const steps = paths.reduce((sum, path) => sum + path.edges.length, 0)
  return { paths, steps, missed: [...open.names(), ...given] }
}

function nextInitialState(
  { space, distances, goalsOf }: Plan,
  open: OpenGoals,
  random: () => number,
): InitialState | undefined {
  const atOnce = space.initialStates.find((each) => reachedBy(goalsOf, each).some((goal) => open.has(goal)))
  if (atOnce) return atOnce
  const way = distances.nearest(startNodes(space), open, random)
  return space.initialStates.find((each) => each.node === way?.from)
}

const startNodes = (space: StateSpace): readonly number[] => space.initialStates.map((each) => each.node)

interface Attempt {
  readonly path: TourPath
  /** The goals that it was last on its way to. */
  readonly aims: readonly string[]
}

const patience = 3

/** Goes a part of a path that is there already, and on from its end unless that part is to stay as it is. */
function pathFrom(
  plan: Plan,
  part: Pick<TourPath, 'initialState' | 'edges'>,
  open: OpenGoals,
  random: () => number,
  isWhole: boolean,
): Attempt {
  const { space, distances, goalsOf, limit, resetCost } = plan
  const { initialState } = part
  const simulator = space.simulator()
  simulator.begin(initialState)
  const covers = [...open.take(reachedBy(goalsOf, initialState))]
  const edges = [...follow(simulator, part.edges)]
  for (const edge of edges) covers.push(...open.take(distances.goalsOn(edge)))
  let here = edges.at(-1)?.to ?? initialState.node
  let aims: readonly string[] = []
  for (let vain = isWhole ? patience : 0; vain < patience; ) {
    const way = distances.nearest([here], open, random)
    if (!way) break
    if (edges.length > 0) {
      const anew = distances.nearest(startNodes(space), open, random)
      if (anew && anew.edges.length + resetCost < way.edges.length) break
      if (edges.length + way.edges.length > limit) break
    }
    aims = way.edges.slice(-1).flatMap((edge) => distances.goalsOn(edge))
    const made = follow(simulator, way.edges)
    const reached = made.flatMap((edge) => open.take(distances.goalsOn(edge)))
    covers.push(...reached)
    edges.push(...made)
    here = made.at(-1)?.to ?? here
    vain = reached.length > 0 ? 0 : vain + 1
  }
  return { path: { initialState, edges: upToLastGain(edges, covers, distances), covers }, aims }
}

/** The edges as they really are, as long as they lead where they should. */
function follow(simulator: PathSimulator, edges: readonly Edge[]): readonly Edge[] {
  const made: Edge[] = []
  for (const edge of edges) {
    const real = simulator.take(edge)
    if (real) made.push(real)
    if (real?.to !== edge.to) break
  }
  return made
}

/** Without the steps at the end that reached nothing. */
function upToLastGain(
  edges: readonly Edge[],
  covers: readonly string[],
  distances: DistanceIndex,
): readonly Edge[] {
  const last = edges.findLastIndex((edge) => distances.goalsOn(edge).some((goal) => covers.includes(goal)))
  return edges.slice(0, last + 1)
}
