/**
 * Responds with a 4xx or 503 and `{success: false, errors}`. Business outcomes (declined, invalid coupon) are not
 * errors: they are 200 responses with `success: false`.
 */
export class HttpError extends Error {
  readonly status: number
  readonly errors: readonly string[]
  /** Retry-After in seconds */
  readonly retryAfter: number | null
  /** the id of the current cart, when the call expected another one */
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

/** Identical for missing rows and rows of other customers, so that it does not reveal which exist. */
export const notFound = (): HttpError => new HttpError(404, ['Not found.'])
export const unauthorized = (): HttpError => new HttpError(401, ['Unauthorized'])
export const invalid = (...errors: readonly string[]): HttpError => new HttpError(422, errors)
export const tooManyRequests = (seconds: number): HttpError =>
  new HttpError(429, ['Too many attempts. Please try again later.'], seconds)
export const serviceUnavailable = (seconds: number): HttpError =>
  new HttpError(503, ['The shop is busy. Please try again in a moment.'], seconds)
