import { assertEvent } from 'xstate'
import { failureOf } from '#contract/platform/failure.ts'
import { errorsOf } from '#machines/platform/errors-of.ts'
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

/** The server's errors for the code or the new password; null: accepted. */
export const resetFailureOf = ({
  success,
  refused,
  errors,
}: VerifyReply | ChangeReply): ResetFailure | null =>
  success ? null : { kind: refused ?? 'request', errors }

/** The failure of a call that threw: of a status below 500; null: no response or a server error, so the outcome is unknown. */
export function thrownRefusalOf(thrown: unknown): ResetFailure | null {
  const failure = failureOf(thrown)
  if (failure.kind !== 'status' || failure.status >= 500) return null
  return { kind: failure.status === TOO_MANY ? 'locked' : 'request', errors: failure.errors }
}

export const thrownFailureOf = (thrown: unknown): ResetFailure => requestFailure(errorsOf(thrown))

/** Narrows the method, which is chosen before a code is requested. */
export function sendInputOf({ customers_email_address, method }: PasswordResetContext): SendInput {
  if (method === null) throw new Error('no method is chosen')
  return { customers_email_address, method }
}

export const verifyInputOf = (context: PasswordResetContext): VerifyInput => ({
  ...sendInputOf(context),
  verification_code: context.verification_code ?? '',
})

/** The input of the change; the password is only in this event, never in the context. */
export function changeInputOf(context: PasswordResetContext, event: PasswordResetEvent): ChangeInput {
  assertEvent(event, 'password.change')
  const { password, password_confirmation } = event
  return { ...verifyInputOf(context), password, password_confirmation }
}
