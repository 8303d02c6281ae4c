import { type AddressInput, type ShippingAddress, ZIP_PATTERN } from '#contract/delivery/delivery.ts'
import { MESSAGES } from '#contract/platform/messages.ts'

/** The form values of an address. */
export interface AddressValues {
  readonly name: string
  readonly company: string
  readonly street_address: string
  readonly suburb: string
  readonly postcode: string
  readonly city: string
  readonly state: string
}
export type AddressField = keyof AddressValues
export type AddressErrors = Readonly<Partial<Record<AddressField, string>>>

export const emptyAddress: AddressValues = {
  name: '',
  company: '',
  street_address: '',
  suburb: '',
  postcode: '',
  city: '',
  state: '',
}

export const LABELS: Readonly<Record<AddressField, string>> = {
  name: 'Full name',
  company: 'Company',
  street_address: 'Street address',
  suburb: 'Apartment, suite, dock',
  postcode: 'ZIP code',
  city: 'City',
  state: 'State',
}

export const ZIP_MESSAGE = 'Enter five digits, or five digits, a hyphen and four more.'

const NEEDED: readonly AddressField[] = ['name', 'street_address', 'postcode', 'city', 'state']

/** Why a ZIP code is not in a state, or null. */
type ZipRule = (zip: string, state: string) => string | null

/** Errors by field, in the order of the form. */
export function addressErrors(values: AddressValues, zipRule: ZipRule = () => null): AddressErrors {
  const missing = NEEDED.filter((field) => values[field].trim() === '').map(
    (field) => [field, MESSAGES.required] as const,
  )
  const zip = values.postcode.trim()
  const zipError = zip === '' || ZIP_PATTERN.test(zip) ? zipRule(zip, values.state) : ZIP_MESSAGE
  return Object.fromEntries([...missing, ...(zipError === null ? [] : [['postcode', zipError] as const])])
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

type Lines = Pick<ShippingAddress, 'company' | 'street_address' | 'suburb' | 'city' | 'state' | 'postcode'>

/** "Halfmoon Fireworks, 1180 County Rd 9, Neosho, MO 64850" */
export const addressText = ({ company, street_address, suburb, city, state, postcode }: Lines): string =>
  [company, street_address, suburb, `${city}, ${state} ${postcode}`].filter(Boolean).join(', ')
