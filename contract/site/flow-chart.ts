/** What counting needs of a chart, and what it calls its transitions by. */

export interface FlowTransition {
  /** `source|descriptor|index` */
  readonly id: string
  readonly source: string
  /** ids of states; empty: it stays */
  readonly targets: readonly string[]
}

/** Upper bounds of the wait buckets in seconds; the last bucket has none. */
export const WAIT_BOUNDS = [0.3, 1, 3, 10, 30, 100, 300, 1_000] as const

/** The bucket of a wait in milliseconds, from 0. */
export function waitOf(milliseconds: number): number {
  const bucket = WAIT_BOUNDS.findIndex((bound) => milliseconds < bound * 1_000)
  return bucket === -1 ? WAIT_BOUNDS.length : bucket
}

/** Whether a state is another one, or contains it; both are ids. */
export const containsState = (outer: string, inner: string): boolean =>
  inner === outer || inner.startsWith(`${outer}.`)

/** Where a transition leads: its targets, or the state that it stays in. */
export const endsOf = ({ source, targets }: Omit<FlowTransition, 'id'>): readonly string[] =>
  targets.length > 0 ? targets : [source]

/** Whether the second leaves where the first has led, and is not just taken next in a parallel region. */
export const canFollow = (first: FlowTransition, { source }: FlowTransition): boolean =>
  endsOf(first).some((end) => containsState(end, source) || containsState(source, end))

/** A page sends what it has counted so often; milliseconds. */
export const FLOW_PERIOD = 30_000
/** After a batch that was refused or not answered; milliseconds. */
export const FLOW_BACK_OFF = 120_000
