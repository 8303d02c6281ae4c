import { resetFailureOf, requestFailure, thrownFailureOf, thrownRefusalOf } from './password-reset.outcome.ts'
import type { ChangeReply, ResetFailure, VerifyReply } from './password-reset.types.ts'

interface Answered<T> {
  readonly output: T
}
interface Thrown {
  readonly error: unknown
}

/** Stores a failure for the form and emits its notice. */
function failing<E>(failureOf: (event: E) => ResetFailure | null) {
  const params = ({ event }: { readonly event: E }) => ({ failure: failureOf(event) })
  return [
    { type: 'recordFailure', params },
    { type: 'announceFailure', params },
  ] as const
}

export const refused = failing(({ output }: Answered<VerifyReply | ChangeReply>) => resetFailureOf(output))
export const refusedByStatus = failing(({ error }: Thrown) => thrownRefusalOf(error))
export const requestRefused = failing(({ output }: Answered<{ readonly errors: readonly string[] }>) =>
  requestFailure(output.errors),
)
export const requestLost = failing(({ error }: Thrown) => thrownFailureOf(error))
export const unanswered = failing(() => requestFailure([]))
