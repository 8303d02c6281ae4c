import type { CountedRow } from '#contract/site/flow.ts'
import type { MachineData } from '#statecharts/explorer/explorer.types.ts'
import { isInside, stateOf } from '#statecharts/explorer/explorer-index.ts'
import { medianWait, sumOf } from './figures.ts'

/** What came after pages were in a state. */
export interface StateStay {
  readonly path: string
  /** departures, pages that were left included */
  readonly times: number
  /** pages that were left there */
  readonly left: number
  /** of the departures, from 0 to 1 */
  readonly leftShare: number
  /** of all departures, in words */
  readonly wait: string | null
}

/**
 * Where pages stayed, and how many were left there, most first. A row belongs to the state to which its first transition
 * has led; to the state around, where a transition stays in one of several states.
 */
export function staysOf(machine: MachineData, rows: readonly CountedRow[]): readonly StateStay[] {
  const ends = new Map(
    machine.transitions.map(({ id, source, targets }) => [id, endOf(machine, source, targets)]),
  )
  const stays = Map.groupBy(rows, ({ before }) => (before === null ? restIn(machine, '') : ends.get(before)))
  return [...stays]
    .flatMap(([path, all]) => {
      if (path === undefined) return []
      const [times, left] = [sumOf(all), sumOf(all.filter(({ taken }) => taken === null))]
      return { path, times, left, leftShare: left / times, wait: medianWait(all) }
    })
    .toSorted((a, b) => b.left - a.left || b.times - a.times)
}

/** The same in fewer states: each in the one that `ownerOf` names. */
export function gathered(
  stays: readonly StateStay[],
  ownerOf: (path: string) => string | null,
): ReadonlyMap<string, Pick<StateStay, 'times' | 'left' | 'leftShare'>> {
  const sums = new Map<
    string,
    { readonly times: number; readonly left: number; readonly leftShare: number }
  >()
  for (const stay of stays) {
    const owner = ownerOf(stay.path)
    if (owner === null) continue
    const times = (sums.get(owner)?.times ?? 0) + stay.times
    const left = (sums.get(owner)?.left ?? 0) + stay.left
    sums.set(owner, { times, left, leftShare: left / times })
  }
  return sums
}

function endOf(machine: MachineData, source: string, targets: readonly string[]): string {
  const [target] = targets
  if (target === undefined) return source
  if (targets.length === 1) return restIn(machine, target)
  return around(target, targets)
}

/** The state without children in which one arrives; regions are not told from each other. */
function restIn(machine: MachineData, path: string): string {
  const initial = stateOf(machine, path)?.initial ?? null
  return initial === null ? path : restIn(machine, initial)
}

/** The innermost state around several. */
function around(path: string, all: readonly string[]): string {
  if (all.every((each) => isInside(each, path))) return path
  return around(path.slice(0, Math.max(0, path.lastIndexOf('.'))), all)
}
