import type { MachineModel, Unprovokable } from '#machines/model.ts'

/** What a walk of this kind leaves out of a machine. */
export const leftOut = (model: MachineModel, walk: 'services' | 'browser'): readonly Unprovokable[] =>
  (model.unprovokable ?? []).filter((each) => each.walk === walk || each.walk === 'both')

/** Listed transitions are fewer than this part of all. */
const most = 0.1

/** What a walk owes: every transition of the chart is either walked or listed with a reason, and few are listed. */
export function walkProblems(
  drawn: readonly string[],
  walked: ReadonlySet<string>,
  listed: readonly Unprovokable[],
): readonly string[] {
  const isListed = (id: string) => listed.some(({ transition }) => transition === id)
  const owed = drawn.filter((id) => !walked.has(id) && !isListed(id))
  const tooMany = listed.length > 0 && listed.length >= drawn.length * most
  return [
    ...owed.map((id) => `${id} is neither walked nor listed`),
    ...listed.flatMap(({ transition, reason }) => [
      ...(drawn.includes(transition) ? [] : [`${transition} is listed and not in the chart`]),
      ...(walked.has(transition) ? [`${transition} is listed and was walked all the same`] : []),
      ...(reason.trim() === '' ? [`${transition} is listed without a reason`] : []),
    ]),
    ...(tooMany ? [`${listed.length} of ${drawn.length} are listed: that is a tenth or more`] : []),
  ]
}
