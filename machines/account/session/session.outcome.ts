import { assertEvent } from 'xstate'
import type { Customer } from '#contract/account/auth.ts'
import { failureOf } from '#contract/platform/failure.ts'
import type { LogInInput, LoginFailure, SessionEvent, SessionReply } from './session.types.ts'

const UNAUTHORIZED = 'Unauthorized'

/** The reason in the response to a rejected login. */
export const loginFailureOf = (reply: SessionReply): LoginFailure => failureFrom(reply.errors)

/** The failure of a login without a readable response. */
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

/** The same person with the same prices and permissions. */
export const isSameCustomer = (one: Customer | null, other: Customer | null): boolean =>
  one !== null &&
  one.customers_id === other?.customers_id &&
  one.price_levels_short_name === other.price_levels_short_name &&
  one.special_order_enabled === other.special_order_enabled &&
  one.allow_disabled_checkout === other.allow_disabled_checkout

/** The input of the login call; the password is only in this event, never in the context. */
export function logInInputOf(event: SessionEvent): LogInInput {
  assertEvent(event, ['login.submit', 'login.actAs'])
  const { username, password } = event
  return event.type === 'login.actAs'
    ? { username, password, customers_id: event.customers_id, otp: event.otp, is_impersonate: true }
    : { username, password, customers_id: null, otp: null, is_impersonate: false }
}
