import { normalEmail } from '#contract/platform/email.ts'
import type { Profile, ProfileChange } from '#contract/account/profile.ts'
import { formatPhone, phoneDigits } from '#src/views/account/address/phone.ts'

// in the order of the page
export const LABELS = {
  customers_firstname: 'First name',
  customers_lastname: 'Last name',
  customers_email_address: 'E-mail',
  current_password: 'Current password',
  company: 'Company',
  customers_telephone: 'Business telephone',
  customers_mobile_phone: 'Mobile phone',
} as const

export type ProfileFormField = keyof typeof LABELS
export type ProfileField = Exclude<ProfileFormField, 'current_password'>

const PROFILE_FIELDS = [
  'customers_firstname',
  'customers_lastname',
  'customers_email_address',
  'company',
  'customers_telephone',
  'customers_mobile_phone',
] as const satisfies readonly ProfileField[]

/** What the form shows. */
export type ProfileValues = Readonly<Record<ProfileField, string>>

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
export const isOtherEmail = (email: string, saved: ProfileValues): boolean =>
  normalEmail(email) !== saved.customers_email_address
