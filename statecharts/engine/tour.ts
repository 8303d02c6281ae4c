import { nearest, type Streets, streetsOf } from '#statecharts/engine/nearest.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Beginning, Edge, Guide, Space } from '#statecharts/engine/space.ts'

export interface TourPath {
  readonly beginning: Beginning
  readonly edges: readonly Edge[]
  /** Goals that no earlier path reaches. */
  readonly covers: readonly string[]
}

export interface Tour {
  readonly seed: number
  readonly paths: readonly TourPath[]
  readonly steps: number
  /** Goals that nothing in the space reaches. */
  readonly missed: readonly string[]
}

export interface TourOptions {
  /** Moves a path may have; 0: as many as it takes. A goal further from every beginning gets a longer path. */
  readonly maxSteps?: number
  /** What beginning anew costs, in steps. */
  readonly resetCost?: number
  readonly seed?: number
  /** How many seeds are tried, from `seed` on; the tour with the fewest paths and steps wins. */
  readonly attempts?: number
}

/** What a move reaches of the goals, by their ids. */
export type GoalsOf = (
  step: Pick<Edge, 'transitions' | 'ignored'> & { readonly to: number },
) => readonly string[]

/** A transition is a goal, and so is each candidate list that must let an event pass. */
export const transitionGoals: GoalsOf = ({ transitions, ignored }) => [
  ...transitions,
  ...ignored.map((list) => `${list}|ignored`),
]

/** Greedy: always to the nearest goal not yet reached, beginning anew where that is nearer. */
export function tourOf(
  space: Space,
  goals: ReadonlySet<string>,
  goalsOf: GoalsOf = transitionGoals,
  { maxSteps = 20, resetCost = 1, seed = 1, attempts = 12 }: TourOptions = {},
): Tour {
  const streets = streetsOf(space, goalsOf)
  const cost = (tour: Tour) => tour.steps + tour.paths.length * resetCost
  const limit = maxSteps === 0 ? Number.POSITIVE_INFINITY : maxSteps
  let best: Tour = { seed, paths: [], steps: Number.POSITIVE_INFINITY, missed: [...goals] }
  for (let attempt = seed; attempt < seed + attempts; attempt++) {
    const tour = walk({ space, streets, goals, goalsOf, limit, resetCost, seed: attempt })
    if (cost(tour) < cost(best)) best = tour
  }
  return best
}

interface Plan {
  readonly space: Space
  readonly streets: Streets
  readonly goals: ReadonlySet<string>
  readonly goalsOf: GoalsOf
  readonly limit: number
  readonly resetCost: number
  readonly seed: number
}

function walk(plan: Plan): Tour {
  const random = randomFrom(plan.seed)
  const left = new Set(plan.goals)
  const paths: TourPath[] = []
  const given: string[] = []
  for (;;) {
    const beginning = nextBeginning(plan, left, random)
    if (!beginning) break
    const { path, aims } = pathFrom(plan, beginning, left, random)
    if (path.covers.length > 0) paths.push(path)
    else given.push(...taken(left, aims))
    if (path.covers.length + aims.length === 0) break
  }
  const steps = paths.reduce((sum, path) => sum + path.edges.length, 0)
  return { seed: plan.seed, paths, steps, missed: [...left, ...given] }
}

function nextBeginning(
  { space, streets, goalsOf }: Plan,
  left: ReadonlySet<string>,
  random: () => number,
): Beginning | undefined {
  const atOnce = space.beginnings.find((each) => reachedBy(goalsOf, each).some((goal) => left.has(goal)))
  const way = nearest(
    streets,
    space.beginnings.map((each) => each.place),
    left,
    random,
  )
  return atOnce ?? space.beginnings.find((each) => each.place === way?.from)
}

interface Attempt {
  readonly path: TourPath
  /** The goals that it was last on its way to. */
  readonly aims: readonly string[]
}

const patience = 3

function pathFrom(plan: Plan, beginning: Beginning, left: Set<string>, random: () => number): Attempt {
  const { space, streets, goalsOf, limit, resetCost } = plan
  const starts = space.beginnings.map((each) => each.place)
  const guide = space.guide()
  guide.begin(beginning)
  const edges: Edge[] = []
  const covers = taken(left, reachedBy(goalsOf, beginning))
  let here = beginning.place
  let aims: readonly string[] = []
  for (let vain = 0; vain < patience; ) {
    const way = nearest(streets, [here], left, random)
    if (!way) break
    if (edges.length > 0) {
      const anew = nearest(streets, starts, left, random)
      if (anew && anew.edges.length + resetCost < way.edges.length) break
      if (edges.length + way.edges.length > limit) break
    }
    aims = way.edges.slice(-1).flatMap(goalsOf)
    const made = follow(guide, way.edges)
    const reached = made.flatMap((edge) => taken(left, goalsOf(edge)))
    covers.push(...reached)
    edges.push(...made)
    here = made.at(-1)?.to ?? here
    vain = reached.length > 0 ? 0 : vain + 1
  }
  return { path: { beginning, edges: upToLastGain(edges, covers, goalsOf), covers }, aims }
}

/** The edges as they really are, as long as they lead where they should. */
function follow(guide: Guide, edges: readonly Edge[]): readonly Edge[] {
  const made: Edge[] = []
  for (const edge of edges) {
    const real = guide.take(edge)
    if (real) made.push(real)
    if (real?.to !== edge.to) break
  }
  return made
}

/** Without the steps at the end that reached nothing. */
function upToLastGain(edges: readonly Edge[], covers: readonly string[], goalsOf: GoalsOf): readonly Edge[] {
  const last = edges.findLastIndex((edge) => goalsOf(edge).some((goal) => covers.includes(goal)))
  return edges.slice(0, last + 1)
}

const reachedBy = (goalsOf: GoalsOf, { transitions, place }: Beginning): readonly string[] =>
  goalsOf({ transitions, ignored: [], to: place })

const taken = (left: Set<string>, reached: readonly string[]): string[] =>
  reached.filter((goal) => left.delete(goal))
