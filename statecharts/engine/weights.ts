import type { Flow } from '#contract/site/flow.ts'
import type { Criterion } from '#statecharts/engine/coverage-goals.ts'

/** Real use of a chart, and the share of it that paths are to take. */
export interface Use {
  readonly flows: readonly Flow[]
  /** from 0 to 1 */
  readonly share: number
}

/** The goals that were reached most often, as few as make up the share; those that a chart does not have are left out. */
export function usedGoals(
  { flows, share }: Use,
  machine: string,
  { criterion, goals }: { readonly criterion: Criterion; readonly goals: ReadonlySet<string> },
): ReadonlySet<string> {
  const times = new Map<string, number>()
  for (const { before, taken, times: n } of flows.flatMap((flow) =>
    flow.machine === machine ? flow.rows : [],
  )) {
    const pair = criterion === 'pair' && before !== null ? `${before} > ${taken}` : taken
    if (pair !== null && taken !== null && goals.has(pair)) times.set(pair, (times.get(pair) ?? 0) + n)
  }
  const total = [...times.values()].reduce((sum, n) => sum + n, 0)
  const heaviest = [...times].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))
  const wanted = new Set<string>()
  let sum = 0
  for (const [goal, n] of heaviest) {
    if (sum >= share * total) break
    wanted.add(goal)
    sum += n
  }
  return wanted
}
