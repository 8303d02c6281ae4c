import { failureOf, joinedErrors } from '#contract/platform/failure.ts'

/** Why a call of staff failed. */
export type StaffFailure =
  /** the session is over: the shop answers as for a call that does not exist */
  | { readonly kind: 'loggedOut' }
  /** the member of staff has no right to the call */
  | { readonly kind: 'forbidden' }
  /** somebody else changed what the call is about */
  | { readonly kind: 'changed' }
  /** why the call is not accepted now, and the seconds until it is, when the server names them */
  | { readonly kind: 'limited'; readonly reason: string; readonly seconds: number | null }
  /** the server does not take what was sent */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** the server failed, or its response could not be parsed: whether the call took effect is not known */
  | { readonly kind: 'broken'; readonly reason: string }
  /** no response: whether the call took effect is not known */
  | { readonly kind: 'unanswered' }

/** Maps what a call of staff throws. */
export function staffFailureOf(thrown: unknown): StaffFailure {
  const failure = failureOf(thrown)
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return { kind: 'unanswered' }
    case 'unreadable':
      return { kind: 'broken', reason: joinedErrors(null) }
    case 'status':
      return ofStatus(failure.status, joinedErrors(failure.errors), failure.retryAfter)
    default:
      return failure satisfies never
  }
}

/** The call had no effect. */
export const isRefusal = ({ kind }: StaffFailure): boolean => kind !== 'broken' && kind !== 'unanswered'

function ofStatus(status: number, reason: string, seconds: number | null): StaffFailure {
  switch (status) {
    case 401:
    case 404:
      return { kind: 'loggedOut' }
    case 403:
      return { kind: 'forbidden' }
    case 409:
      return { kind: 'changed' }
    case 429:
      return { kind: 'limited', reason, seconds }
    default:
      return { kind: status < 500 ? 'rejected' : 'broken', reason }
  }
}
