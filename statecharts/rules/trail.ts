import { type Edge, trailText, type StateSpace } from '#statecharts/engine/state-space.ts'

/** The shortest way to a node in words, with more stimuli behind it: `after [input start → order.submit]`. */
export function trailTo(space: StateSpace, node: number, further: readonly Edge[] = []): string {
  return trailText(space.nodes, node, further)
}

/** Where a machine is in a node, as a report names it. */
export function stateText(space: StateSpace, node: number): string {
  const value: unknown = space.nodes[node]?.state.snapshot.value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
