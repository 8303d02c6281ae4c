import * as v from 'valibot'
import { type ProjectId, ZIP_PATTERN } from '#contract/platform/constants.ts'
import { checkFields, FormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import { type Age, ageMissingText, AGES, requiredAge } from '#contract/site/age.ts'
import { NewPassword, repeatedPasswordError } from './password.ts'
import { PERSON_FIELDS } from './person-form.ts'
import type { RegisterData } from './registration.ts'
import { zipStateError } from './us-states.ts'

const RegistrationFields = v.object({
  ...PERSON_FIELDS,
  company: v.string(),
  street_address: v.string(),
  postcode: FormText(zipError),
  city: v.string(),
  state: v.string(),
  ...NewPassword.entries,
  confirmed_age: v.nullable(v.picklist(AGES)),
  newsletter: v.boolean(),
  request_volume: v.boolean(),
})
export type RegistrationValues = v.InferOutput<typeof RegistrationFields>

/** An address is optional as a whole. */
export const registrationFormValues = (project: ProjectId) =>
  v.pipe(
    RegistrationFields,
    checkFields((values) => ({
      ...addressErrors(values),
      ...repeatedPasswordError(values),
      confirmed_age: isOldEnough(project, values) ? null : ageMissingText(ageFor(project, values)),
    })),
    v.transform(registerData),
  )

/** The age that has to be confirmed. `state`: empty, or two letters. */
export const ageFor = (project: ProjectId, { state }: Pick<RegistrationValues, 'state'>): Age =>
  requiredAge(project, state === '' ? null : state)

export const isOldEnough = (project: ProjectId, values: RegistrationValues): boolean =>
  (values.confirmed_age ?? 0) >= ageFor(project, values)

function zipError(text: string): string | null {
  const zip = text.trim()
  return zip === '' || ZIP_PATTERN.test(zip) ? null : 'must be five digits, or five, a hyphen and four'
}

function addressErrors({ street_address, city, state, postcode }: RegistrationValues) {
  const hasAddress = [street_address, city, state, postcode].some((text) => text.trim() !== '')
  const needed = (text: string) => (hasAddress && text.trim() === '' ? MESSAGES.required : null)
  return {
    street_address: needed(street_address),
    city: needed(city),
    state: needed(state),
    postcode: needed(postcode) ?? zipStateError(postcode, state),
  }
}

/** Empty optional fields become null. */
function registerData(values: RegistrationValues): RegisterData {
  const { password, password_confirmation, confirmed_age, newsletter, request_volume, ...texts } = values
  const { customers_firstname, customers_lastname, customers_email_address, ...optional } = texts
  const trimmed = Object.entries(optional).map(([field, text]) => [field, text.trim() || null])
  return {
    ...Object.fromEntries(trimmed),
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
