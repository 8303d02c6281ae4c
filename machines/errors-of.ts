import { failureOf } from '#contract/failure.ts'

/** What the server said was wrong; empty when it said nothing that can be read. */
export const errorsOf = (thrown: unknown): readonly string[] => {
  const failure = failureOf(thrown)
  return failure.kind === 'status' ? failure.errors : []
}
