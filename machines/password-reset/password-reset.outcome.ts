import { assertEvent } from 'xstate'
import { failureOf } from '#contract/failure.ts'
import { errorsOf } from '#machines/errors-of.ts'
import type {
  ChangeInput,
  ChangeReply,
  PasswordResetContext,
  PasswordResetEvent,
  ResetFailure,
  SendInput,
  VerifyInput,
  VerifyReply,
} from './password-reset.types.ts'

const TOO_MANY = 429

export const requestFailure = (errors: readonly string[]): ResetFailure => ({ kind: 'request', errors })

/** What the server said against the code or the change; null: it accepted them. */
export const refusalOf = ({ success, refused, errors }: VerifyReply | ChangeReply): ResetFailure | null =>
  success ? null : { kind: refused ?? 'request', errors }

/** What is known of a change that brought no answer; null: nothing, so the password may be changed. */
export function thrownRefusalOf(thrown: unknown): ResetFailure | null {
  const failure = failureOf(thrown)
  if (failure.kind !== 'status' || failure.status >= 500) return null
  return { kind: failure.status === TOO_MANY ? 'locked' : 'request', errors: failure.errors }
}

export const thrownFailureOf = (thrown: unknown): ResetFailure => requestFailure(errorsOf(thrown))

/** The chart asks for a code only after a method was chosen. */
export function sendInputOf({ customers_email_address, method }: PasswordResetContext): SendInput {
  if (method === null) throw new Error('no method is chosen')
  return { customers_email_address, method }
}

export const verifyInputOf = (context: PasswordResetContext): VerifyInput => ({
  ...sendInputOf(context),
  verification_code: context.verification_code ?? '',
})

/** What goes to the change: the password is in this event and nowhere else. */
export function changeInputOf(context: PasswordResetContext, event: PasswordResetEvent): ChangeInput {
  assertEvent(event, 'password.change')
  const { password, password_confirmation } = event
  return { ...verifyInputOf(context), password, password_confirmation }
}
