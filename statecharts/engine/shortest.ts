import { type Edge, moveText, type Beginning, type Space } from '#statecharts/engine/space.ts'
import { type GoalsOf, reachedBy } from '#statecharts/engine/streets.ts'

/** A beginning and the moves from it. */
export interface ShortestWay {
  readonly beginning: Beginning
  readonly edges: readonly Edge[]
}

/** To every goal that can be reached, a shortest way; its last move is the one that reaches it. */
export function shortestWays(space: Space, goalsOf: GoalsOf): ReadonlyMap<string, ShortestWay> {
  const ways = new Map<string, ShortestWay>()
  const add = (goal: string, way: () => ShortestWay) => {
    if (!ways.has(goal)) ways.set(goal, way())
  }
  for (const beginning of space.beginnings)
    for (const goal of reachedBy(goalsOf, beginning)) add(goal, () => ({ beginning, edges: [] }))
  // places come in the order of their distance
  for (const [place, { edges }] of space.places.entries())
    for (const edge of edges)
      for (const goal of goalsOf(edge))
        add(goal, () => {
          const { beginning, edges: before } = wayTo(space, place)
          return { beginning, edges: [...before, edge] }
        })
  return ways
}

export function wayTo(space: Space, place: number): ShortestWay {
  const edges: Edge[] = []
  let at = space.places[place]
  while (at?.via) {
    edges.unshift(at.via)
    at = space.places[at.via.from]
  }
  const start = edges[0]?.from ?? place
  const beginning = space.beginnings.find((each) => each.place === start)
  if (!beginning) throw new Error('every place is reached from a beginning')
  return { beginning, edges }
}

/** `input start`, then one line per move. */
export const wayText = ({ beginning, edges }: ShortestWay): readonly string[] => [
  `input ${beginning.input}`,
  ...edges.map((edge, index) => `${index + 1}. ${moveText(edge.move)}`),
]
