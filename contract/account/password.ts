import * as v from 'valibot'
import { EMAIL_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { endpoint } from '#contract/platform/endpoint.ts'
import { checkFields, FormText, RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { MOST_PASSWORD_CHARACTERS, passwordError } from './password-rules.ts'
import { Outcome, Text } from '#contract/platform/wire.ts'

export const ResetMethod = v.object({
  value: v.picklist(['email', 'sms']),
  /** without address or number, which would reveal that the account exists */
  label: v.string(),
})
export type ResetMethod = v.InferOutput<typeof ResetMethod>
export type ResetMethodName = ResetMethod['value']

export const Password = v.pipe(v.string(), v.maxLength(MOST_PASSWORD_CHARACTERS))
const Email = Text(254)

export const NewPassword = v.object({
  password: FormText(passwordError),
  password_confirmation: v.pipe(v.string(), v.nonEmpty(MESSAGES.required)),
})

export const repeatedPasswordError = (values: v.InferOutput<typeof NewPassword>) => ({
  password_confirmation:
    values.password_confirmation === values.password ? null : 'must be the same as the new password',
})

export const NewPasswordValues = v.pipe(NewPassword, checkFields(repeatedPasswordError))

export const PasswordChangeValues = v.pipe(
  v.object({
    current_password: v.pipe(v.string(), v.nonEmpty(MESSAGES.required)),
    ...NewPassword.entries,
  }),
  checkFields((values) => repeatedPasswordError(values)),
)

const PasswordChange = v.strictObject({
  current_password: Password,
  password: Password,
  password_confirmation: Password,
})
export type PasswordChange = v.InferInput<typeof PasswordChange>

/** A code as it is compared: a blank or dash that was typed or pasted with it is no part of it. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s\p{Pd}]/gu, '')

/** The code can be retyped, requested again, or neither. */
const REFUSED_CODES = ['wrongCode', 'deadCode', 'locked'] as const
/** The part of a rejected change that was wrong. */
const Refused = v.picklist([...REFUSED_CODES, 'password'])
export type RefusedChange = v.InferOutput<typeof Refused>

export const ResetEmailValues = v.object({ email: FormText(emailError) })
export const ResetMethodValues = v.object({ method: RequiredFormText })
export const ResetCodeValues = v.object({
  code: FormText((code) => (plainCode(code) === '' ? MESSAGES.required : null)),
})

function emailError(email: string): string | null {
  if (email.trim() === '') return MESSAGES.required
  return isEmail(email.trim()) ? null : EMAIL_PROBLEM
}

export const passwordCalls = {
  selectResetMethods: endpoint({
    method: 'POST',
    path: 'public/api/reset-password-init',
    auth: 'none',
    botChecked: true,
    summary: 'The ways in which a reset code can be sent; the same for every address',
    body: v.strictObject({ customers_email_address: Email }),
    answer: v.object({
      success: v.boolean(),
      data: v.optional(v.array(ResetMethod), []),
      errors: v.optional(v.array(v.string()), []),
    }),
  }),
  sendResetCode: endpoint({
    method: 'POST',
    path: 'public/api/reset-password',
    auth: 'none',
    summary: 'Sends a reset code, if the address has an account; the answer does not tell whether',
    body: v.strictObject({ customers_email_address: Email, method: ResetMethod.entries.value }),
    answer: Outcome,
  }),
  verifyResetCode: endpoint({
    method: 'POST',
    path: 'public/api/verify-reset-code',
    auth: 'none',
    summary: 'Says whether a reset code is right, and leaves it usable; a wrong one costs a try',
    body: v.strictObject({
      customers_email_address: Email,
      method: ResetMethod.entries.value,
      verification_code: Text(20),
    }),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(v.array(v.string()), []),
      refused: v.optional(v.nullable(v.picklist(REFUSED_CODES)), null),
    }),
  }),
  changePasswordByCode: endpoint({
    method: 'POST',
    path: 'public/api/reset-password-change',
    auth: 'none',
    summary: 'Sets a new password with the code; ends every session of the customer',
    body: v.strictObject({
      customers_email_address: Email,
      method: ResetMethod.entries.value,
      verification_code: Text(20),
      password: Password,
      password_confirmation: Password,
    }),
    answer: v.object({
      success: v.boolean(),
      errors: v.optional(v.array(v.string()), []),
      refused: v.optional(v.nullable(Refused), null),
    }),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: 'api/customers/change-password',
    auth: 'required',
    summary: 'Sets a new password; ends every other session of the customer',
    body: PasswordChange,
    answer: Outcome,
  }),
}
