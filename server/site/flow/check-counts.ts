import type { CountedChart, FlowRow } from '#contract/site/flow.ts'
import { canFollow } from '#contract/site/flow-chart.ts'
import type { KnownChart } from './known-chart.ts'

/** Whether one transition can leave where the other has led; ids that the chart does not have are another matter. */
export function isFeasible({ transitions }: KnownChart, [before, taken]: FlowRow): boolean {
  const first = transitions.get(before ?? '')
  const second = transitions.get(taken ?? '')
  return first === undefined || second === undefined || canFollow(first, second)
}

/**
 * Whether as many transitions were left behind as were taken, or as running actors had taken before: a state is left once
 * by each of its regions.
 */
export function isBalanced(chart: KnownChart, { open, rows }: CountedChart): boolean {
  const left = sumBy(rows, ([before]) => before)
  const taken = sumBy(rows, ([, id]) => id)
  let fromOpen = 0
  for (const [id, departures] of left) {
    const regions = chart.transitions.get(id)?.regions
    if (regions !== undefined) fromOpen += Math.max(0, departures - regions * (taken.get(id) ?? 0))
  }
  return fromOpen <= open * chart.regions
}

function sumBy(rows: readonly FlowRow[], idOf: (row: FlowRow) => string | null): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) {
    const id = idOf(row)
    if (id !== null) sums.set(id, (sums.get(id) ?? 0) + row[3])
  }
  return sums
}
