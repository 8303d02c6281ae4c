import type { ChartModel, ChartTransition } from '#statecharts/engine/chart-model.ts'
import type { Coverage } from '#statecharts/engine/coverage.ts'
import type { Replay } from '#statecharts/engine/run.ts'

export interface Cell {
  readonly kind: 'covered' | 'partly' | 'uncovered' | 'none'
  /** ids of the candidates, those not taken with `!`; also `ignored` where no candidate matched */
  readonly label: string
}

/** States by rows, events by columns. */
export interface Matrix {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly state: string; readonly cells: readonly Cell[] }[]
}

export function matrixOf(chart: ChartModel, coverage: Coverage, replays: readonly Replay[]): Matrix {
  const open = new Set(coverage.transitions.gaps.map((gap) => gap.id))
  const passed = new Set(replays.flatMap((replay) => [...replay.ignored]))
  const columns = [...new Set(chart.transitions.map(columnOf))]
  const rows = chart.nodes
    .map(({ id }) => ({ state: id, own: chart.transitions.filter(({ source }) => source === id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ state, own }) => ({
      state,
      cells: columns.map((column) =>
        cellOf(
          own.filter((each) => columnOf(each) === column),
          open,
          passed,
        ),
      ),
    }))
  return { columns, rows }
}

function cellOf(
  candidates: readonly ChartTransition[],
  open: ReadonlySet<string>,
  passed: ReadonlySet<string>,
): Cell {
  const [first] = candidates
  if (!first) return { kind: 'none', label: '' }
  const missing = candidates.filter(({ id }) => open.has(id))
  const label = candidates.map(
    ({ id, guard }) => `${id}${guard ? ` [${guard}]` : ''}${open.has(id) ? ' !' : ''}`,
  )
  const isPassed = passed.has(`${first.source}|${first.descriptor}`)
  const kinds = { [0]: 'covered', [candidates.length]: 'uncovered' } as const
  return {
    kind: missing.length === 0 ? 'covered' : (kinds[missing.length] ?? 'partly'),
    label: [...label, ...(isPassed ? ['ignored where no guard holds'] : [])].join('\n'),
  }
}

const words = {
  done: ' done',
  error: ' failed',
  after: '',
  always: '',
  doneState: ' complete',
  event: '',
} as const

function columnOf({ kind, about }: ChartTransition): string {
  return kind === 'after' ? `after ${about}` : `${about}${words[kind]}`
}
