import type { CountedRow } from '#contract/site/flow.ts'
import { canFollow, type FlowTransition, WAIT_BOUNDS } from '#contract/site/flow-chart.ts'
import type { MachineData, TransitionData } from '#statecharts/explorer/explorer.types.ts'

export interface TransitionUse {
  readonly transition: TransitionData
  readonly times: number
  /** of what leaves the same state, from 0 to 1 */
  readonly share: number
  /** in words; null: not taken */
  readonly wait: string | null
  /** pages that were left right after it */
  readonly left: number
}

/** How every transition of a chart was used, those taken most often first. */
export function usesOf({ transitions }: MachineData, rows: readonly CountedRow[]): readonly TransitionUse[] {
  const taken = rowsBy(rows, ({ taken: id }) => id)
  const ends = rowsBy(
    rows.filter((row) => row.taken === null),
    ({ before }) => before,
  )
  const timesOf = ({ id }: TransitionData) => sumOf(taken.get(id) ?? [])
  return transitions
    .map((transition) => {
      const times = timesOf(transition)
      const all = transitions.filter(({ source }) => source === transition.source)
      const leaving = all.reduce((sum, each) => sum + timesOf(each), 0)
      return {
        transition,
        times,
        share: leaving === 0 ? 0 : times / leaving,
        wait: medianWait(taken.get(transition.id) ?? []),
        left: sumOf(ends.get(transition.id) ?? []),
      }
    })
    .toSorted((a, b) => b.times - a.times)
}

/** So few are told so, that no single visit can be told from another. */
export const isFew = (times: number): boolean => times > 0 && times < 5
export const countText = (times: number): string => (isFew(times) ? '<5' : times.toLocaleString('en-US'))
export const percentText = (share: number): string =>
  `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`

/** Those that are at least such a share of the busiest one, and what that hides. */
export function shownAbove(uses: readonly TransitionUse[], percent: number) {
  const busiest = uses[0]?.times ?? 0
  const shown = uses.filter(({ times }) => percent === 0 || (times > 0 && times >= (percent / 100) * busiest))
  const sum = (all: readonly TransitionUse[]) => all.reduce((total, { times }) => total + times, 0)
  const total = sum(uses)
  const hidden = uses.length - shown.length
  return { shown, hidden, hiddenShare: total === 0 ? 0 : (total - sum(shown)) / total }
}

/** What `shownAbove` hides, in words: `3 lines, 0.4 % hidden`. */
export const hiddenText = ({ hidden, hiddenShare }: ReturnType<typeof shownAbove>): string =>
  `${hidden} ${hidden === 1 ? 'line' : 'lines'}, ${percentText(hiddenShare)} hidden`

/** What use and tests say of each other. */
export interface Findings {
  /** in use, on no golden path */
  readonly untested: readonly string[]
  /** two transitions in use one after the other, which follow each other on no golden path */
  readonly untestedPairs: readonly string[]
  /** on a golden path, not in use */
  readonly unused: readonly string[]
  /** which nobody can cause, it is said */
  readonly impossible: readonly string[]
}

export function findingsOf(machine: MachineData, rows: readonly CountedRow[]): Findings {
  const uses = usesOf(machine, rows)
  const inUse = uses.filter(({ times }) => times > 0).map(({ transition }) => transition)
  const tested = testedPairs(machine)
  const pairs = rows.flatMap(({ before, taken }) =>
    before === null || taken === null ? [] : [pairText(before, taken)],
  )
  const excused = new Set(machine.exemptions.map(({ transition }) => transition))
  return {
    untested: inUse.filter((each) => each.uses.length === 0).map(({ id }) => id),
    untestedPairs: [...new Set(pairs)].filter((pair) => !tested.has(pair)),
    unused: uses
      .filter(({ times, transition }) => times === 0 && transition.uses.length > 0)
      .map(({ transition }) => transition.id),
    impossible: inUse.filter(({ id }) => excused.has(id)).map(({ id }) => id),
  }
}

const FOLLOWED_BY = ' > '
const pairText = (before: string, taken: string): string => `${before}${FOLLOWED_BY}${taken}`

/** The ids in a finding: of one transition, or of two that follow each other. */
export const transitionsIn = (finding: string): readonly string[] => finding.split(FOLLOWED_BY)

function testedPairs(machine: MachineData): ReadonlySet<string> {
  const known = new Map(machine.transitions.map((each) => [each.id, wholeIds(machine, each)] as const))
  return new Set(
    machine.paths.flatMap(({ steps }) => {
      const taken = steps.flatMap(({ transitions }) => transitions.flatMap((id) => known.get(id) ?? []))
      return taken.flatMap((second, at) => {
        const first = taken.slice(0, at).findLast((each) => canFollow(each, second))
        return first ? [pairText(first.id, second.id)] : []
      })
    }),
  )
}

function wholeIds(machine: MachineData, { id, targets }: TransitionData): FlowTransition {
  const whole = (path: string) => (path === '' ? machine.id : `${machine.id}.${path}`)
  return { id, source: id.slice(0, id.indexOf('|')), targets: targets.map(whole) }
}

/** The bucket of the middle one, in words; null: there is none. */
export function medianWait(rows: readonly CountedRow[]): string | null {
  const half = sumOf(rows) / 2
  let sum = 0
  for (const { wait, times } of rows.toSorted((a, b) => a.wait - b.wait)) {
    sum += times
    if (sum >= half) return waitText(wait)
  }
  return null
}

function waitText(bucket: number): string {
  const [from, to] = [WAIT_BOUNDS[bucket - 1], WAIT_BOUNDS[bucket]]
  if (from === undefined) return `under ${to} s`
  return to === undefined
    ? `over ${from.toLocaleString('en-US')} s`
    : `${from} to ${to.toLocaleString('en-US')} s`
}

export const sumOf = (rows: readonly CountedRow[]): number => rows.reduce((sum, { times }) => sum + times, 0)

function rowsBy(
  rows: readonly CountedRow[],
  idOf: (row: CountedRow) => string | null,
): ReadonlyMap<string, readonly CountedRow[]> {
  const groups = new Map<string, CountedRow[]>()
  for (const row of rows) {
    const id = idOf(row)
    if (id !== null) groups.set(id, [...(groups.get(id) ?? []), row])
  }
  return groups
}
