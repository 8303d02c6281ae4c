import { MESSAGES } from './messages.ts'

/** Everything that can be known of a call that brought no readable answer. */
export type ApiFailure =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | {
      readonly kind: 'status'
      readonly status: number
      readonly errors: readonly string[]
      readonly message: string | null
      /** seconds, when the server said so */
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

/** The failure inside whatever was thrown; a thing nobody knows counts as unreadable. */
export const failureOf = (thrown: unknown): ApiFailure =>
  thrown instanceof ApiError ? thrown.failure : { kind: 'unreadable' }

/** Server errors arrive as a list of strings, joined with spaces and displayed. */
export const joinedErrors = (errors: readonly string[] | null | undefined): string =>
  errors && errors.length > 0 ? errors.join(' ') : MESSAGES.anErrorOccurred

/** The server refuses because the shop is down for maintenance, and not because it is busy. */
export const isMaintenance = (failure: ApiFailure): boolean =>
  failure.kind === 'status' && failure.status === 503 && failure.errors.includes(MESSAGES.siteDown)
