import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { isGeneralPhone, isUsPhone } from '#contract/platform/phone.ts'
import type { Profile, ProfileChange } from '#contract/account/profile.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { formatPhone, phoneDigits } from '#src/views/account/address/phone.ts'

const TEXTS = {
  customers_firstname: 'First name',
  customers_lastname: 'Last name',
  customers_email_address: 'E-mail',
  current_password: 'Current password',
  company: 'Company',
  customers_telephone: 'Business telephone',
  customers_mobile_phone: 'Mobile phone',
} as const

type AnyField = keyof typeof TEXTS
export type ProfileField = Exclude<AnyField, 'current_password'>
export const LABELS: Readonly<Record<AnyField, string>> = TEXTS

// in the order of the page
const FIELDS = Object.keys(TEXTS) as readonly AnyField[]
const PROFILE_FIELDS = FIELDS.filter((field): field is ProfileField => field !== 'current_password')

/** What the form shows. */
export type ProfileValues = Readonly<Record<ProfileField, string>>
export type ProfileErrors = Readonly<Record<AnyField, string | null>>

export const profileValues = (profile: Profile): ProfileValues => ({
  customers_firstname: profile.customers_firstname,
  customers_lastname: profile.customers_lastname,
  customers_email_address: profile.customers_email_address,
  company: profile.company ?? '',
  customers_telephone: profile.customers_telephone ?? '',
  customers_mobile_phone: formatPhone(phoneDigits(profile.customers_mobile_phone ?? '')),
})

/** The changed fields without white space around them; cleared optional ones are empty. */
export const changedFields = (values: ProfileValues, saved: ProfileValues): ProfileChange =>
  Object.fromEntries(
    PROFILE_FIELDS.filter((field) => values[field].trim() !== saved[field]).map((field) => [
      field,
      values[field].trim(),
    ]),
  )

/** Another address than before; the server ignores case in the same way. */
export const isOtherEmail = (values: ProfileValues, saved: ProfileValues): boolean =>
  values.customers_email_address.trim().toLowerCase() !== saved.customers_email_address.toLowerCase()

export function profileErrors(values: ProfileValues, password: string, isOther: boolean): ProfileErrors {
  const needed = (text: string) => (text.trim() === '' ? MESSAGES.required : null)
  const email = values.customers_email_address
  return {
    customers_firstname: needed(values.customers_firstname),
    customers_lastname: needed(values.customers_lastname),
    customers_email_address: needed(email) ?? (isEmail(email.trim()) ? null : EMAIL_FIELD_PROBLEM),
    current_password: isOther && password === '' ? MESSAGES.required : null,
    company: null,
    customers_telephone: isGeneralPhone(values.customers_telephone.trim())
      ? null
      : 'must be a telephone number such as +44 131 555 0140',
    customers_mobile_phone: isUsPhone(values.customers_mobile_phone) ? null : 'must have ten digits',
  }
}

export const profileProblems = (errors: ProfileErrors): readonly FieldProblem[] =>
  FIELDS.flatMap((field) => {
    const error = errors[field]
    return error === null ? [] : [{ text: `${LABELS[field]}: ${error}`, fieldId: field }]
  })
