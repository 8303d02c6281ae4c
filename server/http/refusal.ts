/**
 * Ends a call with a 4xx or 503 and `{success: false, errors}`. Business answers (declined, wrong coupon) are not
 * refusals: they are ordinary answers with `success: false`.
 */
export class Refusal extends Error {
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
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
    this.newCartId = newCartId
  }
}

/** What is missing and what belongs to someone else get the very same answer. */
export const notFound = (): Refusal => new Refusal(404, ['Not found.'])
export const unauthorized = (): Refusal => new Refusal(401, ['Unauthorized'])
export const invalid = (...errors: readonly string[]): Refusal => new Refusal(422, errors)
export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, ['Too many attempts. Please try again later.'], seconds)
export const busy = (seconds: number): Refusal =>
  new Refusal(503, ['The shop is busy. Please try again in a moment.'], seconds)
