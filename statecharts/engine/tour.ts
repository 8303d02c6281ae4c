import { randomFrom } from '#statecharts/engine/random.ts'
import type { Beginning, Edge, Guide, Space } from '#statecharts/engine/space.ts'
import { type GoalsOf, OpenGoals, reachedBy, Streets } from '#statecharts/engine/streets.ts'

export interface TourPath {
  readonly beginning: Beginning
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
  /** Moves a path may have; 0: as many as it takes. A goal further from every beginning gets a longer path. */
  readonly maxSteps?: number
  /** What beginning anew costs, in steps. */
  readonly resetCost?: number
  readonly seed?: number
}

/** A transition is a goal, and so is each candidate list that must let an event pass. */
export const transitionGoals: GoalsOf = ({ transitions, ignored }) => [
  ...transitions,
  ...ignored.map((list) => `${list}|ignored`),
]

/**
 * Greedy: always to the nearest open goal, beginning anew where that is nearer. Several tours are made, each next
 * one from a part of the best so far; the one with the fewest steps and paths wins.
 */
export function tourOf(
  space: Space,
  goals: ReadonlySet<string>,
  goalsOf: GoalsOf = transitionGoals,
  { maxSteps = 20, resetCost = 1, seed = 1 }: TourOptions = {},
): Tour {
  const streets = new Streets(space, goals, goalsOf)
  const limit = maxSteps === 0 ? Number.POSITIVE_INFINITY : maxSteps
  const plan = { space, streets, goalsOf, limit, resetCost }
  const cost = (tour: Tour) => tour.steps + tour.paths.length * resetCost
  const random = randomFrom(seed)
  let best = walk(plan, [], random)
  for (let round = roundsFor(streets); round > 0; round--) {
    const tour = walk(plan, round % 4 === 0 ? [] : partOf(best, random), random)
    if (tour.missed.length <= best.missed.length && cost(tour) <= cost(best)) best = tour
  }
  return best
}

const most = 2_000
const effort = 20_000_000

/** As many as take about half a second; a count and no clock, so that a seed gives the same tour everywhere. */
const roundsFor = ({ numbers }: Streets): number =>
  Math.min(most, Math.ceil(effort / (numbers.size ** 2 + 1)))

interface Plan {
  readonly space: Space
  readonly streets: Streets
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
  const open = new OpenGoals(plan.streets.numbers)
  const paths: TourPath[] = []
  const given: string[] = []
  const left = [...begun]
  for (;;) {
    const part = left.shift()
    const beginning = part?.beginning ?? nextBeginning(plan, open, random)
    if (!beginning) break
    const isWhole = left.length > 0
    const { path, aims } = pathFrom(plan, { beginning, edges: part?.edges ?? [] }, open, random, isWhole)
    if (path.covers.length > 0) paths.push(path)
    else if (!part) given.push(...open.take(aims))
    if (!part && path.covers.length + aims.length === 0) break
  }
  const steps = paths.reduce((sum, path) => sum + path.edges.length, 0)
  return { paths, steps, missed: [...open.names(), ...given] }
}

function nextBeginning(
  { space, streets, goalsOf }: Plan,
  open: OpenGoals,
  random: () => number,
): Beginning | undefined {
  const atOnce = space.beginnings.find((each) => reachedBy(goalsOf, each).some((goal) => open.has(goal)))
  if (atOnce) return atOnce
  const way = streets.nearest(startsOf(space), open, random)
  return space.beginnings.find((each) => each.place === way?.from)
}

const startsOf = (space: Space): readonly number[] => space.beginnings.map((each) => each.place)

interface Attempt {
  readonly path: TourPath
  /** The goals that it was last on its way to. */
  readonly aims: readonly string[]
}

const patience = 3

/** Goes a part of a path that is there already, and on from its end unless that part is to stay as it is. */
function pathFrom(
  plan: Plan,
  part: Pick<TourPath, 'beginning' | 'edges'>,
  open: OpenGoals,
  random: () => number,
  isWhole: boolean,
): Attempt {
  const { space, streets, goalsOf, limit, resetCost } = plan
  const { beginning } = part
  const guide = space.guide()
  guide.begin(beginning)
  const covers = [...open.take(reachedBy(goalsOf, beginning))]
  const edges = [...follow(guide, part.edges)]
  for (const edge of edges) covers.push(...open.take(streets.goalsOn(edge)))
  let here = edges.at(-1)?.to ?? beginning.place
  let aims: readonly string[] = []
  for (let vain = isWhole ? patience : 0; vain < patience; ) {
    const way = streets.nearest([here], open, random)
    if (!way) break
    if (edges.length > 0) {
      const anew = streets.nearest(startsOf(space), open, random)
      if (anew && anew.edges.length + resetCost < way.edges.length) break
      if (edges.length + way.edges.length > limit) break
    }
    aims = way.edges.slice(-1).flatMap((edge) => streets.goalsOn(edge))
    const made = follow(guide, way.edges)
    const reached = made.flatMap((edge) => open.take(streets.goalsOn(edge)))
    covers.push(...reached)
    edges.push(...made)
    here = made.at(-1)?.to ?? here
    vain = reached.length > 0 ? 0 : vain + 1
  }
  return { path: { beginning, edges: upToLastGain(edges, covers, streets), covers }, aims }
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
function upToLastGain(edges: readonly Edge[], covers: readonly string[], streets: Streets): readonly Edge[] {
  const last = edges.findLastIndex((edge) => streets.goalsOn(edge).some((goal) => covers.includes(goal)))
  return edges.slice(0, last + 1)
}
