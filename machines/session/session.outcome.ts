import { assertEvent } from 'xstate'
import type { Customer } from '#contract/auth.ts'
import { failureOf } from '#contract/failure.ts'
import type { LogInInput, LoginFailure, SessionEvent, SessionReply } from './session.types.ts'

const UNAUTHORIZED = 'Unauthorized'

/** What was wrong with a login that the server answered and did not accept. */
export const loginFailureOf = (reply: SessionReply): LoginFailure => failureFrom(reply.errors)

/** What is known of a login that brought no answer to read. */
export function thrownLoginFailureOf(thrown: unknown): LoginFailure {
  const failure = failureOf(thrown)
  if (failure.kind !== 'status') return { problem: 'refused', errors: [] }
  return failure.message === UNAUTHORIZED
    ? { problem: 'mismatch', errors: failure.errors }
    : failureFrom(failure.errors)
}

const failureFrom = (errors: readonly string[]): LoginFailure => ({
  problem: errors.includes(UNAUTHORIZED) ? 'mismatch' : 'refused',
  errors,
})

/** The same person, who sees the same prices and may do the same. */
export const isSameCustomer = (one: Customer | null, other: Customer | null): boolean =>
  one !== null &&
  one.customers_id === other?.customers_id &&
  one.price_levels_short_name === other.price_levels_short_name &&
  one.special_order_enabled === other.special_order_enabled &&
  one.allow_disabled_checkout === other.allow_disabled_checkout

/** What goes to the login call: the password is in this event and nowhere else. */
export function logInInputOf(event: SessionEvent): LogInInput {
  assertEvent(event, ['login.submit', 'login.actAs'])
  const { username, password } = event
  return event.type === 'login.actAs'
    ? { username, password, customers_id: event.customers_id, otp: event.otp, is_impersonate: true }
    : { username, password, customers_id: null, otp: null, is_impersonate: false }
}
