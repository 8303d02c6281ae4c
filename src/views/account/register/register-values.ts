import { type Age, ageMissingText, requiredAge } from '#contract/site/age.ts'
import type { ProjectId } from '#contract/platform/constants.ts'
import { ZIP_PATTERN } from '#contract/delivery/delivery.ts'
import { EMAIL_FIELD_PROBLEM, isEmail } from '#contract/platform/email.ts'
import { type FormErrors, validateForm } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { isGeneralPhone, isUsPhone } from '#contract/platform/phone.ts'
import { NewPasswordValues } from '#contract/account/password.ts'
import type { RegisterData } from '#contract/account/registration.ts'
import { zipStateError } from '#contract/account/us-states.ts'
import type { FieldProblem } from '#src/ui/form/error-summary.tsx'
import { withLabel } from '#src/views/account/address/with-label.ts'
import { NEW_PASSWORD_LABELS } from '#src/views/account/password/new-password.ts'

const TEXTS = {
  customers_firstname: 'First name',
  customers_lastname: 'Last name',
  customers_email_address: 'E-mail',
  customers_mobile_phone: 'Mobile phone',
  customers_telephone: 'Business telephone',
  company: 'Company',
  street_address: 'Street address',
  postcode: 'ZIP code',
  city: 'City',
  state: 'State',
  ...NEW_PASSWORD_LABELS,
  confirmed_age: 'Age',
} as const

export type RegisterField = keyof typeof TEXTS
export const LABELS: Readonly<Record<RegisterField, string>> = TEXTS

// in the order of the page
const FIELDS = Object.keys(TEXTS) as readonly RegisterField[]

export interface RegisterValues extends Readonly<Record<Exclude<RegisterField, 'confirmed_age'>, string>> {
  readonly confirmed_age: Age | null
  readonly newsletter: boolean
  readonly request_volume: boolean
}

export const NOTHING_ENTERED: RegisterValues = {
  customers_firstname: '',
  customers_lastname: '',
  customers_email_address: '',
  customers_mobile_phone: '',
  customers_telephone: '',
  company: '',
  street_address: '',
  postcode: '',
  city: '',
  state: '',
  password: '',
  password_confirmation: '',
  confirmed_age: null,
  newsletter: false,
  request_volume: false,
}

export type RegisterErrors = Readonly<Record<RegisterField, string | null>>

/** `state` may be a name or letters; the server knows both, the form has letters. */
export const ageFor = (project: ProjectId, { state }: RegisterValues): Age =>
  requiredAge(project, state === '' ? null : state)

export function registerErrors(values: RegisterValues, age: Age): RegisterErrors {
  const { street_address, city, state, postcode } = values
  const hasAddress = [street_address, city, state, postcode].some((text) => text.trim() !== '')
  const needed = (text: string) => (text.trim() === '' ? MESSAGES.required : null)
  const ofAddress = (text: string) => (hasAddress ? needed(text) : null)
  return {
    customers_firstname: needed(values.customers_firstname),
    customers_lastname: needed(values.customers_lastname),
    customers_email_address:
      needed(values.customers_email_address) ?? emailError(values.customers_email_address.trim()),
    customers_mobile_phone: isUsPhone(values.customers_mobile_phone) ? null : 'must have ten digits',
    customers_telephone: isGeneralPhone(values.customers_telephone.trim())
      ? null
      : 'must be a telephone number such as +44 131 555 0140',
    company: null,
    street_address: ofAddress(street_address),
    city: ofAddress(city),
    state: ofAddress(state),
    postcode: ofAddress(postcode) ?? zipError(postcode.trim()) ?? zipStateError(postcode, state),
    ...newPasswordErrors(values),
    confirmed_age: (values.confirmed_age ?? 0) >= age ? null : ageMissingText(age),
  }
}

function newPasswordErrors({ password, password_confirmation }: RegisterValues) {
  const result = validateForm(NewPasswordValues, { password, password_confirmation })
  const errors: FormErrors = result.kind === 'invalid' ? result.errors : {}
  return {
    password: errors['password'] ?? null,
    password_confirmation: errors['password_confirmation'] ?? null,
  }
}

const emailError = (email: string): string | null => (isEmail(email) ? null : EMAIL_FIELD_PROBLEM)

const zipError = (zip: string): string | null =>
  zip === '' || ZIP_PATTERN.test(zip) ? null : 'must be five digits, or five, a hyphen and four'

export const registerProblems = (errors: RegisterErrors): readonly FieldProblem[] =>
  FIELDS.flatMap((field) => {
    const error = errors[field]
    if (error === null) return []
    return [{ text: withLabel(LABELS[field], error), fieldId: field }]
  })

/** The payload; empty fields become null. */
export function registerData(values: RegisterValues): RegisterData {
  const { customers_firstname, customers_lastname, customers_email_address, ...rest } = values
  const { password, password_confirmation, confirmed_age, newsletter, request_volume, ...optional } = rest
  const texts = Object.entries(optional).map(([field, text]) => [field, text.trim() || null])
  return {
    ...Object.fromEntries(texts),
    customers_firstname: customers_firstname.trim(),
    customers_lastname: customers_lastname.trim(),
    customers_email_address: customers_email_address.trim(),
    password,
    password_confirmation,
    confirmed_age,
    newsletter,
    request_volume,
  }
}
