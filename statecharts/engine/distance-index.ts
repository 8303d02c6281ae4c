import type { InitialState, Edge, StateSpace } from '#statecharts/engine/state-space.ts'

/** What a stimulus reaches of the goals, by their ids. */
export type GoalsOf = (
  step: Pick<Edge, 'transitions' | 'ignored'> & { readonly from?: number; readonly to: number },
) => readonly string[]

export const reachedBy = (goalsOf: GoalsOf, { transitions, node }: InitialState): readonly string[] =>
  goalsOf({ transitions, ignored: [], to: node })

/** The goals that no path has reached yet. */
export class OpenGoals {
  readonly #numbers: ReadonlyMap<string, number>
  /** In any order, and where each stands in it; -1: it is reached. */
  readonly #left: number[]
  readonly #nodes: Int32Array

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = numbers
    this.#left = [...numbers.values()]
    this.#nodes = Int32Array.from(this.#left)
  }

  get left(): readonly number[] {
    return this.#left
  }

  has(goal: string): boolean {
    return this.#isOpen(this.#numbers.get(goal) ?? -1)
  }

  /** Those of these goals that were open; they are no more. */
  take(goals: readonly string[]): readonly string[] {
    return goals.filter((goal) => {
      const wasOpen = this.has(goal)
      if (wasOpen) this.#close(this.#numbers.get(goal) ?? -1)
      return wasOpen
    })
  }

  count(goals: readonly number[]): number {
    let open = 0
    for (const goal of goals) if (this.#isOpen(goal)) open++
    return open
  }

  names(): readonly string[] {
    return [...this.#numbers.keys()].filter((goal) => this.has(goal))
  }

  #isOpen(goal: number): boolean {
    return (this.#nodes[goal] ?? -1) >= 0
  }

  #close(goal: number): void {
    const last = this.#left.pop() ?? -1
    const node = this.#nodes[goal] ?? -1
    if (last !== goal) {
      this.#left[node] = last
      this.#nodes[last] = node
    }
    this.#nodes[goal] = -1
  }
}

interface Arc {
  readonly edge: Edge
  readonly goals: readonly number[]
}

export interface Leg {
  readonly from: number
  readonly edges: readonly Edge[]
}

const never = 0xffff

/** The space as a tour sees it: per node, where one can go, and how far every goal is. */
export class DistanceIndex {
  readonly numbers: ReadonlyMap<string, number>
  readonly #arcs: readonly (readonly Arc[])[]
  /** Per goal and node, the stimuli until it is reached, the one that reaches it included. */
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

  /** What the edge reaches, by name. */
  goalsOn(edge: Edge): readonly string[] {
    const known = this.#goals.get(edge)
    if (known !== undefined) return known
    const goals = this.#goalsOf(edge)
    this.#goals.set(edge, goals)
    return goals
  }

  /** A shortest way from one of the nodes to a stimulus that reaches an open goal; which one is chance. */
  nearest(from: readonly number[], open: OpenGoals, random: () => number): Leg | undefined {
    let [distance, node, goal, ties] = [never, -1, -1, 0]
    for (const here of from)
      for (const number of open.left) {
        const there = this.#far[number]?.[here] ?? never
        if (there > distance || there === never) continue
        ties = there < distance ? 1 : ties + 1
        if (ties === 1 || random() * ties < 1) [distance, node, goal] = [there, here, number]
      }
    return distance === never ? undefined : this.#wayTo(goal, node, open, random)
  }

  #numbered(goals: readonly string[]): readonly number[] {
    const numbers = goals.map((goal) => this.numbers.get(goal))
    return [...new Set(numbers.filter((number) => number !== undefined))]
  }

  /** Always on to where the goal is nearer; by the stimulus that reaches most open goals at the end. */
  #wayTo(goal: number, from: number, open: OpenGoals, random: () => number): Leg {
    const far = this.#far[goal]
    const edges: Edge[] = []
    for (let here = from, left = far?.[from] ?? 0; left > 0; left--) {
      let best: Edge | undefined
      let most = -1
      for (const { edge, goals } of this.#arcs[here] ?? []) {
        const leadsOn = left === 1 ? goals.includes(goal) : far?.[edge.to] === left - 1
        const score = leadsOn ? open.count(goals) + random() : -1
        if (score > most) [best, most] = [edge, score]
      }
      if (!best) break
      edges.push(best)
      here = best.to
    }
    return { from, edges }
  }
}

/** Backwards from every goal, one search each. */
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

/** Without arcs that lead where another leads that reaches all their goals and perhaps more. */
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
