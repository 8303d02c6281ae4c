import type { MachineModel, Unprovokable } from '#machines/model.ts'

/** The transitions that walks of this kind exclude. */
export const excludedTransitions = (
  model: MachineModel,
  walk: 'services' | 'browser',
): readonly Unprovokable[] =>
  (model.unprovokable ?? []).filter((each) => each.walk === walk || each.walk === 'both')

/** Listed transitions are fewer than this part of all. */
const most = 0.1

/** Violations of the rule that every transition is walked or excluded with a reason, and fewer than a tenth excluded. */
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
