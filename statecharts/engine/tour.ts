import { OpenGoals } from '#statecharts/engine/open-goals.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { StateSpace } from '#statecharts/engine/state-space.ts'
import {
  type KeptPath,
  type Part,
  pathFrom,
  type Plan,
  startNodes,
  type TourPath,
} from '#statecharts/engine/tour-path.ts'
import { DistanceIndex, type GoalsOf, reachedBy } from '#statecharts/engine/distance-index.ts'

export interface Tour {
  readonly paths: readonly TourPath[]
  readonly steps: number
  /** Goals that nothing in the space reaches. */
  readonly missed: readonly string[]
  /** The limit in steps; 0: none. */
  readonly maxSteps: number
}

export interface TourOptions {
  /**
   * Steps a path may have, 20 by default or, where goals lie deeper than that, twice the depth; 0: as many as it takes.
   * Goals deeper than a limit that was given get paths as long as they need.
   */
  readonly maxSteps?: number
  /** Paths of an earlier suite: they come first and keep their steps. */
  readonly kept?: readonly KeptPath[]
  /** Cost of starting a path, in steps. */
  readonly resetCost?: number
  readonly seed?: number
}

/** A transition is a goal, and so is each candidate list that must let an event pass, and each sample class. */
export const transitionGoals: GoalsOf = ({ transitions, ignored, classes }) => [
  ...transitions,
  ...ignored.map((list) => `${list}|ignored`),
  ...classes,
]

/**
 * Greedy: always to the nearest open goal, from an initial state where that is nearer. Several tours are made, each next
 * one from a part of the best so far; the one with the fewest steps and paths wins.
 */
export function tourOf(
  space: StateSpace,
  goals: ReadonlySet<string>,
  goalsOf: GoalsOf = transitionGoals,
  { maxSteps, resetCost = 1, seed = 1, kept = [] }: TourOptions = {},
): Tour {
  const distances = new DistanceIndex(space, goals, goalsOf)
  const limit = maxSteps ?? usualLimit(distances.depthFrom(startNodes(space)))
  const plan = { space, distances, goalsOf, limit: limit || Number.POSITIVE_INFINITY, resetCost, kept }
  const cost = (tour: Tour) => tour.steps + tour.paths.length * resetCost
  const random = randomFrom(seed)
  let best = walk(plan, [], random)
  if (newPaths(best).length === 0) return best
  for (let round = roundsFor(distances); round > 0; round--) {
    const tour = walk(plan, round % 4 === 0 ? [] : partOf(best, random), random)
    if (tour.missed.length <= best.missed.length && cost(tour) <= cost(best)) best = tour
  }
  return best
}

const most = 2_000
const effort = 12_000_000

/** About half a second's worth of tours; counted, not timed, so that a seed gives the same tour everywhere. */
const roundsFor = ({ numbers }: DistanceIndex): number =>
  Math.min(most, Math.ceil(effort / (numbers.size ** 2 + 1)))

const newPaths = ({ paths }: Tour): readonly TourPath[] => paths.filter(({ id }) => id === undefined)

/** A random subset of the new paths of a tour, the last of them truncated. */
function partOf(tour: Tour, random: () => number): readonly TourPath[] {
  const paths = newPaths(tour)
  const order = paths.map((path) => ({ path, at: random() })).toSorted((a, b) => a.at - b.at)
  const kept = order.slice(0, Math.floor(random() * paths.length) + 1).map(({ path }) => path)
  const last = kept.pop()
  if (!last) return []
  return [...kept, { ...last, edges: last.edges.slice(0, Math.floor(random() * last.edges.length)) }]
}

const usualSteps = 20

const usualLimit = (depth: number): number => (depth > usualSteps ? 2 * depth : usualSteps)

function walk(plan: Plan, begun: readonly TourPath[], random: () => number): Tour {
  const open = new OpenGoals(plan.distances.numbers)
  const paths: TourPath[] = []
  const given: string[] = []
  const parts: readonly Part[] = [
    ...plan.kept,
    ...begun.map((path, at) => ({ ...path, isWhole: at < begun.length - 1 })),
  ]
  for (let at = 0; ; at++) {
    const part = parts[at] ?? newPart(plan, open, random)
    if (!part) break
    const isNew = at >= parts.length
    const { path, lastLegGoals } = pathFrom(plan, part, open, random)
    if (path.covers.length > 0) paths.push(path)
    else if (isNew) given.push(...open.take(lastLegGoals))
    if (isNew && path.covers.length + lastLegGoals.length === 0) break
  }
  const steps = paths.reduce((sum, path) => sum + path.edges.length, 0)
  return {
    paths,
    steps,
    missed: [...open.names(), ...given],
    maxSteps: Number.isFinite(plan.limit) ? plan.limit : 0,
  }
}

/** An empty path from the initial state that is nearest to an open goal. */
function newPart(
  { space, distances, goalsOf }: Plan,
  open: OpenGoals,
  random: () => number,
): Part | undefined {
  const way = distances.nearest(startNodes(space), open, random)
  const initialState =
    space.initialStates.find((each) => reachedBy(goalsOf, each).some((goal) => open.has(goal))) ??
    space.initialStates.find((each) => each.node === way?.from)
  return initialState && { initialState, edges: [], isWhole: false }
}
