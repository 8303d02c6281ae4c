import {
  type Edge,
  stimulusText,
  type InitialState,
  type StateSpace,
} from '#statecharts/engine/state-space.ts'
import { type GoalsOf, reachedBy } from '#statecharts/engine/distance-index.ts'

/** An initial state and the edges from it. */
export interface ShortestPath {
  readonly initialState: InitialState
  readonly edges: readonly Edge[]
}

/** A shortest path to every goal that can be reached; its last edge reaches the goal. */
export function shortestPaths(space: StateSpace, goalsOf: GoalsOf): ReadonlyMap<string, ShortestPath> {
  const ways = new Map<string, ShortestPath>()
  const add = (goal: string, way: () => ShortestPath) => {
    if (!ways.has(goal)) ways.set(goal, way())
  }
  for (const initialState of space.initialStates)
    for (const goal of reachedBy(goalsOf, initialState)) add(goal, () => ({ initialState, edges: [] }))
  // breadth first: nodes are in order of distance
  for (const [node, { edges }] of space.nodes.entries())
    for (const edge of edges)
      for (const goal of goalsOf(edge))
        add(goal, () => {
          const { initialState, edges: before } = pathTo(space, node)
          return { initialState, edges: [...before, edge] }
        })
  return ways
}

export function pathTo(space: StateSpace, node: number): ShortestPath {
  const edges: Edge[] = []
  let at = space.nodes[node]
  while (at?.via) {
    edges.unshift(at.via)
    at = space.nodes[at.via.from]
  }
  const start = edges[0]?.from ?? node
  const initialState = space.initialStates.find((each) => each.node === start)
  if (!initialState) throw new Error('every node is reached from an initial state')
  return { initialState, edges }
}

/** `input start`, then one line per stimulus. */
export const shortestPathText = ({ initialState, edges }: ShortestPath): readonly string[] => [
  `input ${initialState.input}`,
  ...edges.map((edge, index) => `${index + 1}. ${stimulusText(edge.stimulus)}`),
]
