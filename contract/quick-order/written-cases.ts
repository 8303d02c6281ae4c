import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { formatCount } from '#contract/platform/format-count.ts'

/** Why what stands for the cases of a line is none: no whole number from one, or more than a line may have. */
export type CasesProblem = 'notWhole' | 'tooMany'

export const CASES_PROBLEMS: Readonly<Record<CasesProblem, string>> = {
  notWhole: 'The cases are no whole number.',
  tooMany: `A line holds at most ${formatCount(MAX_QUANTITY)} cases.`,
}

/** The cases as written, `4` or, as some programs write whole numbers, `4.0`. */
export function casesIn(written: string): number | CasesProblem {
  const cases = /^\d+(\.0+)?$/.test(written) ? Number(written) : 0
  if (cases < 1) return 'notWhole'
  return cases > MAX_QUANTITY ? 'tooMany' : cases
}
