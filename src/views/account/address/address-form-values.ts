import type { AddressField, AddressValues } from '#contract/delivery/address-form.ts'
import type { ShippingAddress } from '#contract/delivery/delivery.ts'

export const emptyAddress: AddressValues = {
  name: '',
  company: '',
  street_address: '',
  suburb: '',
  postcode: '',
  city: '',
  state: '',
}

// in the order of the form
export const LABELS: Readonly<Record<AddressField, string>> = {
  name: 'Full name',
  company: 'Company',
  street_address: 'Street address',
  suburb: 'Apartment, suite, dock',
  postcode: 'ZIP code',
  city: 'City',
  state: 'State',
}

type Lines = Pick<ShippingAddress, 'company' | 'street_address' | 'suburb' | 'city' | 'state' | 'postcode'>

/** "Halfmoon Fireworks, 1180 County Rd 9, Neosho, MO 64850" */
export const addressText = ({ company, street_address, suburb, city, state, postcode }: Lines): string =>
  [company, street_address, suburb, `${city}, ${state} ${postcode}`].filter(Boolean).join(', ')
