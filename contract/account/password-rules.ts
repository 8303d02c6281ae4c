import { MESSAGES } from '#contract/platform/messages.ts'

export interface PasswordRule {
  /** in the checklist */
  readonly label: string
  /** under the field */
  readonly message: string
  readonly isMet: (password: string) => boolean
}

/** The rules of a new password, in the order in which they are checked. Not applied to a login. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: '8 characters',
    message: 'must be 8 characters or more',
    isMet: (password) => Array.from(password).length >= 8,
  },
  {
    label: 'a lowercase',
    message: 'must contain lowercase character',
    isMet: (password) => /[a-z]/.test(password),
  },
  {
    label: 'an uppercase',
    message: 'must contain uppercase character',
    isMet: (password) => /[A-Z]/.test(password),
  },
  {
    label: 'a special character',
    message: 'must contain special character',
    isMet: (password) => /[!@#$%^&*()?><_+~{}`]/.test(password),
  },
  { label: 'a number', message: 'must contain number', isMet: (password) => /\d/.test(password) },
]

/** The first violated rule of a new password, or null. */
export function passwordError(password: string): string | null {
  if (password === '') return MESSAGES.required
  return PASSWORD_RULES.find((rule) => !rule.isMet(password))?.message ?? null
}

export const MOST_PASSWORD_CHARACTERS = 256
