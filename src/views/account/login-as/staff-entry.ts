import type { FieldProblem } from '#src/ui/form/error-summary.tsx'

/** The fields of the form. */
export interface StaffEntry {
  readonly username: string
  readonly password: string
  readonly otp: string
  readonly customer: string
}
export type StaffField = keyof StaffEntry

export const LABELS: Readonly<Record<StaffField, string>> = {
  username: 'Staff e-mail',
  password: 'Password',
  otp: 'One-time code',
  customer: 'Customer number',
}

const FORMS: Partial<Record<StaffField, readonly [RegExp, string]>> = {
  otp: [/^\d{6}$/, 'Enter the 6 digits of your code.'],
  customer: [/^[1-9]\d{0,8}$/, 'Enter a customer number, such as 20417.'],
}

const FIELDS: readonly StaffField[] = ['username', 'password', 'otp', 'customer']

/** Errors by field, in the order of the page. */
export function staffEntryErrors(entry: StaffEntry): Partial<Record<StaffField, string>> {
  const wrong = FIELDS.flatMap((field) => {
    const error = errorOf(field, entry[field])
    return error === null ? [] : [[field, error] as const]
  })
  return Object.fromEntries(wrong)
}

export const problemsOf = (errors: Partial<Record<StaffField, string>>): FieldProblem[] =>
  FIELDS.flatMap((field) => {
    const error = errors[field]
    return error === undefined ? [] : [{ text: `${LABELS[field]}: ${error}`, fieldId: field }]
  })

function errorOf(field: StaffField, text: string): string | null {
  // a password may contain blanks anywhere
  if (field === 'password') return text === '' ? 'Required' : null
  if (text.trim() === '') return 'Required'
  const [form, error] = FORMS[field] ?? []
  return form && error && !form.test(text.trim()) ? error : null
}
