import type { Path, Step } from '#statecharts/engine/path.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Edge, StateSpace } from '#statecharts/engine/state-space.ts'
import type { KeptPath } from '#statecharts/engine/tour-path.ts'

/** Paths of an earlier suite as edges of the space of today, each up to the first step that is no longer possible. */
export function keptPaths(space: StateSpace, golden: readonly Path[]): readonly KeptPath[] {
  return golden.flatMap((path): readonly KeptPath[] => {
    const initialState = space.initialStates.find(({ input }) => input === path.input)
    if (!initialState) return []
    const edges = edgesOf(space, initialState, path.steps)
    return [{ id: path.id, initialState, edges, isWhole: edges.length === path.steps.length }]
  })
}

function edgesOf(
  space: StateSpace,
  initialState: KeptPath['initialState'],
  steps: readonly Step[],
): readonly Edge[] {
  const simulator = space.simulator()
  simulator.begin(initialState)
  const edges: Edge[] = []
  for (const step of steps) {
    const node = space.nodes[edges.at(-1)?.to ?? initialState.node]
    const edge = edgeFor(node?.edges ?? [], step)
    const real = edge && simulator.take(edge)
    if (!real) break
    edges.push(real)
  }
  return edges
}

/** The edge of the same stimulus; where a sample has changed since, one of the same event that does the same. */
function edgeFor(edges: readonly Edge[], step: Step): Edge | undefined {
  const alike = edges.filter(({ stimulus }) => {
    if (step.do === 'event') return stimulus.kind === 'event' && stimulus.event.type === step.event.type
    if (step.do === 'wait') return stimulus.kind === 'timer'
    return stimulus.kind === 'answer' && stimulus.actor === step.actor && stimulus.outcome === step.outcome
  })
  const same = ({ stimulus }: Edge) =>
    step.do !== 'event' || (stimulus.kind === 'event' && canonical(stimulus.event) === canonical(step.event))
  return alike.find(same) ?? alike.find(({ transitions }) => transitions.join() === step.transitions.join())
}
