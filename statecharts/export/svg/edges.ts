import type { ChartModel, ChartTransition, TransitionKind } from '#statecharts/engine/chart-model.ts'
import type { ChartDelta, Mark } from '#statecharts/engine/chart-union.ts'

/** The cause of a transition, one color each. */
export type EdgeColor = 'event' | 'answer' | 'failure' | 'time' | 'machine'

export interface Edge {
  readonly id: string
  readonly source: string
  readonly target: string
  readonly color: EdgeColor
  /** the transitions with this direction and kind of cause; empty: an initial edge */
  readonly transitions: readonly ChartTransition[]
  /** in a picture of two versions */
  readonly mark?: Mark | undefined
}

const colors: Readonly<Record<TransitionKind, EdgeColor>> = {
  event: 'event',
  done: 'answer',
  error: 'failure',
  after: 'time',
  always: 'machine',
  doneState: 'machine',
}

/** The color of a transition: what causes it. */
export const edgeColor = ({ kind }: ChartTransition): EdgeColor => colors[kind]

/** The id of the initial dot of a compound state. */
export const initialDotOf = (state: string): string => `${state}${begins}`

/** The compound state that contains an initial dot. */
export const ownerOf = (beginning: string): string => beginning.slice(0, -begins.length)

const begins = '|begins'

/**
 * One edge for all transitions between two states with the same kind of cause, and in a picture of two versions with the
 * same mark; internal transitions have none.
 */
export function edgesOf(chart: ChartModel, delta: ChartDelta | null = null): readonly Edge[] {
  const edges = new Map(initialEdges(chart, delta).map((edge) => [edge.id, edge]))
  for (const transition of chart.transitions) {
    const color = edgeColor(transition)
    for (const target of transition.targets) {
      const mark = delta?.marks[transition.id]
      const id = [transition.source, target, color, ...(mark ? [mark] : [])].join(' ')
      const transitions = [...(edges.get(id)?.transitions ?? []), transition]
      edges.set(id, { id, source: transition.source, target, color, transitions, mark })
    }
  }
  return [...edges.values()]
}

function initialEdges({ nodes }: ChartModel, delta: ChartDelta | null): readonly Edge[] {
  return nodes.flatMap(({ id, initial }) => {
    if (initial === null) return []
    const source = initialDotOf(id)
    const edge = { id: source, source, target: initial, color: 'machine', transitions: [] } as const
    const former = delta?.initials[id]
    if (former === undefined) return [edge]
    return [
      { ...edge, mark: 'now' },
      { ...edge, id: `${source} before`, target: former, mark: 'before' },
    ] as const
  })
}
