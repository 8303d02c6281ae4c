import * as v from 'valibot'
import { ZIP_PATTERN } from '#contract/platform/constants.ts'
import { checkFields, FormText, RequiredFormText } from '#contract/platform/form.ts'
import { MESSAGES } from '#contract/platform/messages.ts'
import type { AddressInput } from './delivery.ts'

/** Why a ZIP code is not in a state, or null. */
type ZipRule = (zip: string, state: string) => string | null

export const ZIP_MESSAGE = 'Enter five digits, or five digits, a hyphen and four more.'

const AddressFields = v.object({
  name: RequiredFormText,
  company: v.string(),
  street_address: RequiredFormText,
  suburb: v.string(),
  postcode: FormText(zipError),
  city: RequiredFormText,
  state: RequiredFormText,
})
export type AddressValues = Readonly<v.InferOutput<typeof AddressFields>>
export type AddressField = keyof AddressValues

/** The address is saved to the address book. */
export const addressFormValues = (zipRule: ZipRule = () => null) =>
  v.pipe(
    AddressFields,
    checkFields(({ postcode, state }) => ({ postcode: zipRule(postcode.trim(), state) })),
    v.transform(addressInput),
  )

function zipError(text: string): string | null {
  const zip = text.trim()
  if (zip === '') return MESSAGES.required
  return ZIP_PATTERN.test(zip) ? null : ZIP_MESSAGE
}

export const addressInput = (values: AddressValues): AddressInput => ({
  name: values.name.trim(),
  company: values.company.trim() || null,
  street_address: values.street_address.trim(),
  suburb: values.suburb.trim() || null,
  city: values.city.trim(),
  state: values.state,
  postcode: values.postcode.trim(),
  is_customer_address: true,
})
