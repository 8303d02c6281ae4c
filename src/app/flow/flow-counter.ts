import { type CountedChart, FLOW_LIMITS, type FlowBatch, type FlowRow } from '#contract/site/flow.ts'
import { waitOf } from '#contract/site/flow-chart.ts'
import type { NoteStep } from './take-steps.ts'
import { FlowActors } from './flow-actors.ts'

interface CountedRow {
  readonly before: string | null
  readonly taken: string | null
  readonly wait: number
  times: number
}

interface CountedMachine {
  /** actors that ran when its first row was to come */
  readonly open: number
  readonly rows: Map<string, CountedRow>
}

/** Counts the transitions of a page until they are taken. */
export interface FlowCounter {
  readonly note: NoteStep
  /** The page is left. */
  readonly leave: (at: number) => void
  /** All counts since the last time, in batches that the shop accepts. */
  readonly take: () => readonly FlowBatch[]
  /** Takes back what was not counted. */
  readonly putBack: (batches: readonly FlowBatch[]) => void
  readonly forget: () => void
}

/** @param version the build of the page */
export function createFlowCounter(version: string): FlowCounter {
  let open: ReadonlyMap<string, number> = new Map()
  let machines = new Map<string, CountedMachine>()
  const add = (machine: string, counts: CountedRow, openBefore = open.get(machine) ?? 0) => {
    const counted = machines.get(machine) ?? { open: openBefore, rows: new Map<string, CountedRow>() }
    machines.set(machine, counted)
    const key = `${counts.before} ${counts.taken} ${counts.wait}`
    const row = counted.rows.get(key)
    if (row) row.times += counts.times
    else counted.rows.set(key, { ...counts })
  }
  const actors = new FlowActors((machine, before, taken, waited) =>
    add(machine, { before, taken, wait: waitOf(waited), times: 1 }),
  )
  const take = () => {
    const charts = [...machines].map(([machine, counted]) => ({
      machine,
      open: Math.min(counted.open, FLOW_LIMITS.open),
      rows: rowsOf(counted),
    }))
    machines = new Map()
    open = actors.open()
    return batchesOf(version, charts)
  }
  return {
    note: (inspected, at) => actors.note(inspected, at),
    leave: (at) => actors.leave(at),
    take,
    putBack: (batches) => {
      const since = machines
      machines = new Map()
      for (const { machine, open: before, rows } of batches.flatMap(({ charts }) => charts))
        for (const [from, taken, wait, times] of rows)
          add(machine, { before: from, taken, wait, times }, before)
      for (const [machine, { open: before, rows }] of since)
        for (const row of rows.values()) add(machine, row, before)
    },
    forget: () => {
      actors.forget()
      machines = new Map()
    },
  }
}

/** A row counts to a limit; what is more are rows of their own. */
const rowsOf = ({ rows }: CountedMachine): FlowRow[] =>
  [...rows.values()].flatMap(({ before, taken, wait, times }) =>
    Array.from(
      { length: Math.ceil(times / FLOW_LIMITS.times) },
      (_, index): FlowRow => [
        before,
        taken,
        wait,
        Math.min(FLOW_LIMITS.times, times - index * FLOW_LIMITS.times),
      ],
    ),
  )

/** Leaves room for the rest of the body. */
const BYTES = FLOW_LIMITS.bytes - 1_000
const sizeOf = (chart: CountedChart): number => new TextEncoder().encode(JSON.stringify(chart)).length

/** The rows of a machine stay together, because their sums are compared. */
function batchesOf(version: string, charts: readonly CountedChart[]): FlowBatch[] {
  const batches: FlowBatch[] = []
  let room = { bytes: 0, rows: 0, charts: 0 }
  for (const chart of charts) {
    const bytes = sizeOf(chart)
    const { length: rows } = chart.rows
    // more than a person does in half a minute
    if (bytes > BYTES || rows > FLOW_LIMITS.rows) continue
    const fits = bytes <= room.bytes && rows <= room.rows && room.charts > 0
    if (!fits) {
      batches.push({ version, charts: [] })
      room = { bytes: BYTES, rows: FLOW_LIMITS.rows, charts: FLOW_LIMITS.charts }
    }
    batches.at(-1)?.charts.push(chart)
    room = { bytes: room.bytes - bytes, rows: room.rows - rows, charts: room.charts - 1 }
  }
  return batches
}
