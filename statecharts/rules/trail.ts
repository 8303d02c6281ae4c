import { type Edge, moveText, type Space } from '#statecharts/engine/space.ts'

/** The shortest way to a place in words, with more moves behind it: `after [input start → order.submit]`. */
export function trailTo(space: Space, place: number, further: readonly Edge[] = []): string {
  const edges: Edge[] = [...further]
  let here = space.places[place]
  while (here?.via) {
    edges.unshift(here.via)
    here = space.places[here.via.from]
  }
  const input = here?.situation.input ?? ''
  return `after [${[`input ${input}`, ...edges.map((edge) => moveText(edge.move))].join(' → ')}]`
}

/** Where a machine is in a place, as a report names it. */
export function stateText(space: Space, place: number): string {
  const value: unknown = space.places[place]?.situation.snapshot.value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
