import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { type Path, pathOf } from '#statecharts/engine/path.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Edge, StateSpace } from '#statecharts/engine/state-space.ts'

/** Paths that go wherever chance leads in an explored space, reproducible by their seeds. */
export function randomWalks(
  chart: ChartModel,
  space: StateSpace,
  count: number,
  length: number,
): readonly Path[] {
  return Array.from({ length: count }, (_, seed) => {
    const random = randomFrom(seed)
    const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const initialState = oneOf(space.initialStates)
    if (!initialState) throw new Error('a space begins somewhere')
    const edges: Edge[] = []
    const simulator = space.simulator()
    simulator.begin(initialState)
    let node = initialState.node
    while (edges.length < length) {
      const planned = oneOf(space.nodes[node]?.edges ?? [])
      const edge = planned && simulator.take(planned)
      if (!edge) break
      edges.push(edge)
      node = edge.to
    }
    return pathOf(chart, space, { initialState, edges, covers: [] }, `${chart.id}-walk-${seed}`)
  })
}
