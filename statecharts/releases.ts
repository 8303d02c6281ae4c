import type { MachineModel } from '#machines/platform/model.ts'
import { type ChartDifference, chartDifferences } from '#statecharts/engine/chart-difference.ts'
import { wordDifferences } from '#statecharts/engine/word-differences.ts'
import { type Release, type ReleasedMachine, releasedMachine } from '#statecharts/release-file.ts'

/** What has changed since a release. */
export interface Changes {
  readonly release: number
  /** without those that have not changed */
  readonly machines: readonly MachineChanges[]
  readonly requirements: readonly RequirementChange[]
}

export interface MachineChanges {
  /** machine id */
  readonly machine: string
  /** in behavior */
  readonly differences: readonly ChartDifference[]
  /** the same behavior in other words */
  readonly reworded: readonly ChartDifference[]
}

export interface RequirementChange {
  readonly id: string
  /** '': it was not cited */
  readonly was: string
  /** '': it is no longer cited */
  readonly is: string
}

/** `requirements`: as they are now, text by id. */
export function changesSince(
  release: Release,
  models: readonly MachineModel[],
  requirements: Release['requirements'],
): Changes {
  const now = models.map(releasedMachine)
  const ids = [...new Set([...now, ...release.machines].map(({ chart }) => chart.id))]
  const named = (list: readonly ReleasedMachine[], id: string) => list.find(({ chart }) => chart.id === id)
  return {
    release: release.release,
    machines: ids.flatMap((id) => {
      const all = differencesOf(named(release.machines, id), named(now, id))
      const reworded = all.filter(({ kind }) => kind === 'reworded')
      const differences = all.filter(({ kind }) => kind !== 'reworded')
      return all.length === 0 ? [] : [{ machine: id, differences, reworded }]
    }),
    requirements: requirementChanges(release.requirements, requirements),
  }
}

function differencesOf(
  was: ReleasedMachine | undefined,
  is: ReleasedMachine | undefined,
): readonly ChartDifference[] {
  if (was && is) return [...chartDifferences(was.chart, is.chart), ...wordDifferences(was, is, is.chart)]
  return was
    ? [{ kind: 'removed', state: '', text: 'The machine is removed.', parts: [] }]
    : [{ kind: 'added', state: '', text: 'The machine is new.', parts: [] }]
}

/** Requirements whose text is another one, that are cited now, or no longer. */
function requirementChanges(
  was: Release['requirements'],
  is: Release['requirements'],
): readonly RequirementChange[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .sort()
    .map((id) => ({ id, was: was[id] ?? '', is: is[id] ?? '' }))
    .filter((change) => change.was !== change.is)
}
