import { MESSAGES } from '#contract/messages.ts'
import { passwordError } from '#contract/password-rules.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

export interface NewPasswordValues {
  readonly password: string
  readonly password_confirmation: string
}

export const NO_PASSWORD: NewPasswordValues = { password: '', password_confirmation: '' }

export interface NewPasswordErrors {
  readonly password: string | null
  readonly password_confirmation: string | null
}

export function newPasswordErrors({ password, password_confirmation }: NewPasswordValues): NewPasswordErrors {
  return {
    password: passwordError(password),
    password_confirmation: confirmationError(password, password_confirmation),
  }
}

function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === '') return MESSAGES.required
  return confirmation === password ? null : 'must be the same as the new password'
}

export function newPasswordProblems(errors: NewPasswordErrors): readonly FieldProblem[] {
  const { password, password_confirmation: again } = errors
  return [
    ...(password === null ? [] : [{ text: `New password: ${password}`, fieldId: 'password' }]),
    ...(again === null ? [] : [{ text: `Repeat password: ${again}`, fieldId: 'password_confirmation' }]),
  ]
}
