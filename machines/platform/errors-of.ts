import { failureOf } from '#contract/platform/failure.ts'

/** The `errors` of a thrown API error; empty when the response could not be parsed. */
export const errorsOf = (thrown: unknown): readonly string[] => {
  const failure = failureOf(thrown)
  return failure.kind === 'status' ? failure.errors : []
}
