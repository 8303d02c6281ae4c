import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

/** Why a request was refused, as problems of its form; `unanswered` is the text where the server did not answer. */
export const refusalProblems = (
  refusal: readonly string[] | null,
  unanswered: string,
): readonly FieldProblem[] =>
  (refusal?.length === 0 ? [unanswered] : (refusal ?? [])).map((text) => ({ text }))
