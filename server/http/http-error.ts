/**
 * Ends a call with a 4xx or 503 and `{success: false, errors}`. Business answers (declined, wrong coupon) are not
 * refusals: they are ordinary answers with `success: false`.
 */
export class HttpError extends Error {
  readonly status: number
  readonly errors: readonly string[]
  /** seconds */
  readonly retryAfter: number | null
  /** the current cart, when the call was about another one */
  readonly newCartId: number | null

  constructor(
    status: number,
    errors: readonly string[],
    retryAfter: number | null = null,
    newCartId: number | null = null,
  ) {
    super(errors.join(' '))
    this.name = 'HttpError'
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
    this.newCartId = newCartId
  }
}

/** What is missing and what belongs to someone else get the very same answer. */
export const notFound = (): HttpError => new HttpError(404, ['Not found.'])
export const unauthorized = (): HttpError => new HttpError(401, ['Unauthorized'])
export const invalid = (...errors: readonly string[]): HttpError => new HttpError(422, errors)
export const tooManyRequests = (seconds: number): HttpError =>
  new HttpError(429, ['Too many attempts. Please try again later.'], seconds)
export const serviceUnavailable = (seconds: number): HttpError =>
  new HttpError(503, ['The shop is busy. Please try again in a moment.'], seconds)
