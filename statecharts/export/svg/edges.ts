import type { ChartModel, ChartTransition, TransitionKind } from '#statecharts/engine/chart-model.ts'

/** The cause of a transition, one color each. */
export type EdgeColor = 'event' | 'answer' | 'failure' | 'time' | 'machine'

export interface Edge {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly color: EdgeColor
  /** the transitions with this direction and kind of cause; empty: an initial edge */
  readonly transitions: readonly ChartTransition[]
}

const colors: Readonly<Record<TransitionKind, EdgeColor>> = {
  event: 'event',
  done: 'answer',
  error: 'failure',
  after: 'time',
  always: 'machine',
  doneState: 'machine',
}

/** The id of the initial dot of a compound state. */
export const initialDotOf = (state: string): string => `${state}${begins}`

/** The compound state that contains an initial dot. */
export const ownerOf = (beginning: string): string => beginning.slice(0, -begins.length)

const begins = '|begins'

/** One edge for all transitions between two states with the same kind of cause; internal transitions have none. */
export function edgesOf(chart: ChartModel): readonly Edge[] {
  const edges = new Map<string, Edge>()
  for (const { id, initial } of chart.nodes) {
    const source = initialDotOf(id)
    if (initial) edges.set(source, { id: source, source, target: initial, color: 'machine', transitions: [] })
  }
  for (const transition of chart.transitions) {
    const color = colors[transition.kind]
    for (const target of transition.targets) {
      const id = `${transition.source} ${target} ${color}`
      const transitions = [...(edges.get(id)?.transitions ?? []), transition]
      edges.set(id, { id, source: transition.source, target, color, transitions })
    }
  }
  return [...edges.values()]
}
