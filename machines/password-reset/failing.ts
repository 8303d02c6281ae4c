import type { ResetFailure } from './password-reset.types.ts'
import { requestFailure, thrownFailureOf } from './password-reset.outcome.ts'

/** A failure is kept for the form and told at once. */
export function failing<E>(failureOf: (event: E) => ResetFailure | null) {
  const params = ({ event }: { readonly event: E }) => ({ failure: failureOf(event) })
  return [
    { type: 'recordFailure', params },
    { type: 'announceFailure', params },
  ] as const
}

export const requestRefused = failing((event: { readonly output: { readonly errors: readonly string[] } }) =>
  requestFailure(event.output.errors),
)

export const requestLost = failing((event: { readonly error: unknown }) => thrownFailureOf(event.error))
