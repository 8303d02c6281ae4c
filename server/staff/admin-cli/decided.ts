import type { DecisionAnswer } from '#contract/staff/staff-decisions.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { StartError } from '#server/platform/start/start-error.ts'

/** The lines to print of a decision, which ends the command when it was not made. */
export function decided(
  { kind, text }: Pick<DecisionAnswer, 'kind' | 'text'>,
  ...more: readonly string[]
): readonly string[] {
  if (kind !== 'decided') throw new StartError(text)
  return [text, ...more]
}

/** An id as it was typed, such as that of "an order". @param usage told where it is missing */
export function numberIn(typed: string | undefined, of: string, usage: string): number {
  if (typed === undefined) throw new StartError(usage)
  try {
    return idParam(typed)
  } catch {
    throw new StartError(`"${typed}" is not the number of ${of}.`)
  }
}
