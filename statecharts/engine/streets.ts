import type { Beginning, Edge, Space } from '#statecharts/engine/space.ts'

/** What a move reaches of the goals, by their ids. */
export type GoalsOf = (
  step: Pick<Edge, 'transitions' | 'ignored'> & { readonly from?: number; readonly to: number },
) => readonly string[]

export const reachedBy = (goalsOf: GoalsOf, { transitions, place }: Beginning): readonly string[] =>
  goalsOf({ transitions, ignored: [], to: place })

/** The goals that no path has reached yet. */
export class OpenGoals {
  readonly #numbers: ReadonlyMap<string, number>
  readonly #open: Uint8Array

  constructor(numbers: ReadonlyMap<string, number>) {
    this.#numbers = numbers
    this.#open = new Uint8Array(numbers.size).fill(1)
  }

  has(goal: string): boolean {
    return this.#open[this.#numbers.get(goal) ?? -1] === 1
  }

  /** Those of these goals that were open; they are no more. */
  take(goals: readonly string[]): readonly string[] {
    return goals.filter((goal) => {
      const wasOpen = this.has(goal)
      if (wasOpen) this.#open[this.#numbers.get(goal) ?? -1] = 0
      return wasOpen
    })
  }

  count(goals: readonly number[]): number {
    let open = 0
    for (const goal of goals) open += this.#open[goal] ?? 0
    return open
  }

  names(): readonly string[] {
    return [...this.#numbers.keys()].filter((goal) => this.has(goal))
  }
}

interface Arc {
  readonly edge: Edge
  readonly goals: readonly number[]
}

export interface Way {
  readonly from: number
  readonly edges: readonly Edge[]
}

/** The space as a tour sees it: per place, where one can go and which goals lie on the way. */
export class Streets {
  readonly numbers: ReadonlyMap<string, number>
  readonly arcs: number
  readonly #arcs: readonly (readonly Arc[])[]
  /** Per place, the search that came there last, and by which arc from where. */
  readonly #seen: Uint32Array
  readonly #back: (Edge | undefined)[]
  #search = 0

  constructor(space: Space, goals: ReadonlySet<string>, goalsOf: GoalsOf) {
    this.numbers = new Map([...goals].map((goal, index) => [goal, index]))
    const thin = space.timing === 'exact' ? withoutLesser : (arcs: readonly Arc[]) => arcs
    this.#arcs = space.places.map(({ edges }) =>
      thin(edges.map((edge) => ({ edge, goals: this.#numbered(goalsOf(edge)) }))),
    )
    this.arcs = this.#arcs.reduce((sum, arcs) => sum + arcs.length, 0)
    this.#seen = new Uint32Array(space.places.length)
    this.#back = space.places.map(() => undefined)
  }

  /** A shortest way from one of the places to a move that reaches an open goal; most goals first, then by chance. */
  nearest(from: readonly number[], open: OpenGoals, random: () => number): Way | undefined {
    this.#search++
    let level = [...new Set(from)]
    for (const place of level) this.#visit(place, undefined)
    while (level.length > 0) {
      const next: number[] = []
      let best: Edge | undefined
      let gain = 0
      for (const place of level)
        for (const { edge, goals } of this.#arcs[place] ?? []) {
          const reached = goals.length === 0 ? 0 : open.count(goals)
          const score = reached === 0 ? 0 : reached + random()
          if (score > gain) [best, gain] = [edge, score]
          if (this.#visit(edge.to, edge)) next.push(edge.to)
        }
      if (best) return this.#wayOf(best)
      level = next
    }
    return undefined
  }

  #numbered(goals: readonly string[]): readonly number[] {
    const numbers = goals.map((goal) => this.numbers.get(goal))
    return [...new Set(numbers.filter((number) => number !== undefined))]
  }

  /** False where this search has been already. */
  #visit(place: number, by: Edge | undefined): boolean {
    if (this.#seen[place] === this.#search) return false
    this.#seen[place] = this.#search
    this.#back[place] = by
    return true
  }

  #wayOf(last: Edge): Way {
    const edges = [last]
    for (let back = this.#back[last.from]; back; back = this.#back[back.from]) edges.unshift(back)
    return { from: edges[0]?.from ?? last.from, edges }
  }
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
