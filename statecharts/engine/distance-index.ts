import type { OpenGoals } from '#statecharts/engine/open-goals.ts'
import type { InitialState, Edge, StateSpace } from '#statecharts/engine/state-space.ts'

/** Ids of the goals that an edge reaches. */
export type GoalsOf = (
  step: Pick<Edge, 'transitions' | 'ignored' | 'classes'> & { readonly from?: number; readonly to: number },
) => readonly string[]

export const reachedBy = (
  goalsOf: GoalsOf,
  { transitions, classes, node }: InitialState,
): readonly string[] => goalsOf({ transitions, ignored: [], classes, to: node })

interface Arc {
  readonly edge: Edge
  readonly goals: readonly number[]
}

export interface Leg {
  readonly from: number
  readonly edges: readonly Edge[]
}

const never = 0xffff

/** Distances from every node to every goal, in edges. */
export class DistanceIndex {
  readonly numbers: ReadonlyMap<string, number>
  readonly #arcs: readonly (readonly Arc[])[]
  /** Per goal, per node: edges to the goal, the one that reaches it included; `never` where there is no path. */
  readonly #far: readonly Uint16Array[]
  readonly #goalsOf: GoalsOf
  readonly #goals = new WeakMap<Edge, readonly string[]>()

  constructor(space: StateSpace, goals: ReadonlySet<string>, goalsOf: GoalsOf) {
    this.numbers = new Map([...goals].map((goal, index) => [goal, index]))
    this.#goalsOf = goalsOf
    const thin = space.timing === 'exact' ? withoutLesser : (arcs: readonly Arc[]) => arcs
    this.#arcs = space.nodes.map(({ edges }) =>
      thin(edges.map((edge) => ({ edge, goals: this.#numbered(this.goalsOn(edge)) }))),
    )
    this.#far = distances(this.#arcs, goals.size)
  }

  /** Ids of the goals that the edge reaches, cached. */
  goalsOn(edge: Edge): readonly string[] {
    const known = this.#goals.get(edge)
    if (known !== undefined) return known
    const goals = this.#goalsOf(edge)
    this.#goals.set(edge, goals)
    return goals
  }

  /** A shortest leg from one of the nodes to an open goal, ties broken at random; undefined: none can be reached. */
  nearest(
    from: readonly number[],
    open: OpenGoals,
    random: () => number,
    uses: Uses = unused,
  ): Leg | undefined {
    let [distance, node, goal, ties] = [never, -1, -1, 0]
    for (const here of from)
      for (const number of open.left) {
        const there = this.#far[number]?.[here] ?? never
        if (there > distance || there === never) continue
        ties = there < distance ? 1 : ties + 1
        if (ties === 1 || random() * ties < 1) [distance, node, goal] = [there, here, number]
      }
    return distance === never ? undefined : this.#legTo(goal, node, open, random, uses)
  }

  /** A shortest leg to the open goal with the greatest distance. */
  farthest(from: number, open: OpenGoals, random: () => number, uses: Uses): Leg | undefined {
    let [distance, goal] = [-1, -1]
    for (const number of open.left) {
      const there = this.#far[number]?.[from] ?? never
      if (there !== never && there > distance) [distance, goal] = [there, number]
    }
    return goal < 0 ? undefined : this.#legTo(goal, from, open, random, uses)
  }

  /** Greatest distance, in edges, from the nearest of these nodes to a goal that can be reached. */
  depthFrom(nodes: readonly number[]): number {
    const depths = this.#far.map((far) => Math.min(...nodes.map((node) => far[node] ?? never)))
    return Math.max(0, ...depths.filter((depth) => depth !== never))
  }

  #numbered(goals: readonly string[]): readonly number[] {
    const numbers = goals.map((goal) => this.numbers.get(goal))
    return [...new Set(numbers.filter((number) => number !== undefined))]
  }

  /** Each edge reduces the distance; of several, the one with most open goals, then the one with the least used sample. */
  #legTo(goal: number, from: number, open: OpenGoals, random: () => number, uses: Uses): Leg {
    const far = this.#far[goal]
    const edges: Edge[] = []
    for (let here = from, left = far?.[from] ?? 0; left > 0; left--) {
      let best: Edge | undefined
      let most = -1
      for (const { edge, goals } of this.#arcs[here] ?? []) {
        const leadsOn = left === 1 ? goals.includes(goal) : far?.[edge.to] === left - 1
        const used = Math.max(0, ...edge.classes.map((each) => uses.get(each) ?? 0))
        const score = leadsOn ? open.count(goals) + random() / 2 + 1 / (2 + used) : -1
        if (score > most) [best, most] = [edge, score]
      }
      if (!best) break
      edges.push(best)
      here = best.to
    }
    return { from, edges }
  }
}

type Uses = ReadonlyMap<string, number>
const unused: Uses = new Map()

/** One backward breadth-first search per goal. */
function distances(arcs: readonly (readonly Arc[])[], goals: number): readonly Uint16Array[] {
  const before = arcs.map((): number[] => [])
  const nearest = Array.from({ length: goals }, (): number[] => [])
  for (const [node, each] of arcs.entries())
    for (const arc of each) {
      if (before[arc.edge.to]?.at(-1) !== node) before[arc.edge.to]?.push(node)
      for (const goal of arc.goals) nearest[goal]?.push(node)
    }
  return nearest.map((nodes) => {
    const far = new Uint16Array(arcs.length).fill(never)
    for (const node of nodes) far[node] = 1
    const queue = [...new Set(nodes)]
    for (const node of queue)
      for (const previous of before[node] ?? [])
        if (far[previous] === never) {
          far[previous] = (far[node] ?? 0) + 1
          queue.push(previous)
        }
    return far
  })
}

/** Without arcs dominated by another arc to the same node with a superset of their goals. */
function withoutLesser(arcs: readonly Arc[]): readonly Arc[] {
  const kept: Arc[] = []
  for (const arc of arcs.toSorted((a, b) => b.goals.length - a.goals.length)) {
    const isLesser = kept.some(
      (other) => other.edge.to === arc.edge.to && arc.goals.every((goal) => other.goals.includes(goal)),
    )
    if (!isLesser) kept.push(arc)
  }
  return kept
}
