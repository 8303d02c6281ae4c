import { FAILURE_MESSAGES } from './failure-messages.ts'

/** The failures of a call without a readable 2xx response. */
export type ApiFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'status'
      readonly status: number
      readonly errors: readonly string[]
      readonly message: string | null
      /** seconds, from Retry-After */
      readonly retryAfter: number | null
    }
  | { readonly kind: 'unreadable' }

export class ApiError extends Error {
  readonly failure: ApiFailure
  constructor(failure: ApiFailure) {
    super(failure.kind === 'status' ? `status ${failure.status}` : failure.kind)
    this.name = 'ApiError'
    this.failure = failure
  }
}

/** The failure inside a thrown value; unknown values count as unreadable. */
export const failureOf = (thrown: unknown): ApiFailure =>
  thrown instanceof ApiError ? thrown.failure : { kind: 'unreadable' }

/** The errors of the server as one text. */
export const joinedErrors = (errors: readonly string[] | null | undefined): string =>
  errors && errors.length > 0 ? errors.join(' ') : FAILURE_MESSAGES.anErrorOccurred

/** A 503 because of maintenance, not of overload. */
export const isMaintenance = (failure: ApiFailure): boolean =>
  failure.kind === 'status' && failure.status === 503 && failure.errors.includes(FAILURE_MESSAGES.siteDown)
