import type { Edge, Space } from '#statecharts/engine/space.ts'

interface Arc {
  readonly edge: Edge
  readonly goals: readonly string[]
}

/** The space as a tour sees it: per place, where one can go and which goals lie on the way. */
export type Streets = readonly (readonly Arc[])[]

export interface Way {
  readonly from: number
  readonly edges: readonly Edge[]
}

export const streetsOf = (space: Space, goalsOf: (edge: Edge) => readonly string[]): Streets =>
  space.places.map((place) => place.edges.map((edge) => ({ edge, goals: goalsOf(edge) })))

interface Visit {
  readonly place: number
  readonly via: Visit | undefined
  readonly edge: Edge | undefined
}

/** A shortest way from one of the places to a move that reaches something still left; most goals first. */
export function nearest(
  streets: Streets,
  from: readonly number[],
  left: ReadonlySet<string>,
  random: () => number,
): Way | undefined {
  const visited = new Set(from)
  let level: Visit[] = [...visited].map((place) => ({ place, via: undefined, edge: undefined }))
  while (level.length > 0) {
    const next: Visit[] = []
    let best: Visit | undefined
    let gain = 0
    for (const visit of level)
      for (const { edge, goals } of streets[visit.place] ?? []) {
        const there = { place: edge.to, via: visit, edge }
        const reached = goals.length === 0 ? 0 : new Set(goals.filter((goal) => left.has(goal))).size
        const score = reached + (reached > 0 ? random() : 0)
        if (score > gain) [best, gain] = [there, score]
        if (!visited.has(edge.to)) next.push(there)
        visited.add(edge.to)
      }
    if (best) return wayOf(best)
    level = next
  }
  return undefined
}

function wayOf(end: Visit): Way {
  const edges: Edge[] = []
  let visit = end
  while (visit.edge && visit.via) {
    edges.unshift(visit.edge)
    visit = visit.via
  }
  return { from: visit.place, edges }
}
