import { type Edge, trailText, type StateSpace } from '#statecharts/engine/state-space.ts'

/** The shortest path to a node in words, optionally with further stimuli: `after [input start → order.submit]`. */
export function trailTo(space: StateSpace, node: number, further: readonly Edge[] = []): string {
  return trailText(space.nodes, node, further)
}

/** The state of a node as reports name it. */
export function stateText(space: StateSpace, node: number): string {
  const value: unknown = space.nodes[node]?.state.snapshot.value
  return typeof value === 'string' ? value : JSON.stringify(value)
}
