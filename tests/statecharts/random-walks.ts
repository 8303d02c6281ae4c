import type { ChartModel } from '#statecharts/engine/chart-model.ts'
import { type Path, pathOf } from '#statecharts/engine/path.ts'
import { randomFrom } from '#statecharts/engine/random.ts'
import type { Edge, Space } from '#statecharts/engine/space.ts'

/** Paths that go wherever chance leads in an explored space, reproducible by their seeds. */
export function randomWalks(chart: ChartModel, space: Space, count: number, length: number): readonly Path[] {
  return Array.from({ length: count }, (_, seed) => {
    const random = randomFrom(seed)
    const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    const beginning = oneOf(space.beginnings)
    if (!beginning) throw new Error('a space begins somewhere')
    const edges: Edge[] = []
    const guide = space.guide()
    guide.begin(beginning)
    let place = beginning.place
    while (edges.length < length) {
      const planned = oneOf(space.places[place]?.edges ?? [])
      const edge = planned && guide.take(planned)
      if (!edge) break
      edges.push(edge)
      place = edge.to
    }
    return pathOf(chart, space, { beginning, edges, covers: [] }, `${chart.id}-walk-${seed}`)
  })
}
