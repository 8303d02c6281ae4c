import type { RecordedStimulus } from '#statecharts/engine/path.ts'
import { canonical } from '#statecharts/engine/json.ts'
import type { Edge, StateSpace } from '#statecharts/engine/state-space.ts'
import type { KeptPath } from '#statecharts/engine/tour-path.ts'

/** What happened on a path of an earlier suite. */
export interface FormerPath {
  readonly id: string
  readonly input: string
  readonly steps: readonly RecordedStimulus[]
}

/** Paths of an earlier suite as edges of the space of today, each up to the first step that is no longer possible. */
export function keptPaths(space: StateSpace, golden: readonly FormerPath[]): readonly KeptPath[] {
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
  steps: readonly RecordedStimulus[],
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

/** The edge of the same stimulus; time may be another one than it was. */
function edgeFor(edges: readonly Edge[], step: RecordedStimulus): Edge | undefined {
  return edges.find(({ stimulus }) => {
    if (step.do === 'event')
      return stimulus.kind === 'event' && canonical(stimulus.event) === canonical(step.event)
    if (step.do === 'wait') return stimulus.kind === 'timer'
    return stimulus.kind === 'answer' && stimulus.actor === step.actor && stimulus.outcome === step.outcome
  })
}
