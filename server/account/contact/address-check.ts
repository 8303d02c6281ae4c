import { ZIP_PATTERN } from '#contract/platform/constants.ts'
import { isUsPhone } from '#contract/platform/phone.ts'
import { zipStateError } from '#contract/account/us-states.ts'
import { stateCode } from './us-state.ts'

export interface PostalAddress {
  readonly name: string
  readonly street_address: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly telephone: string | null
}

/** Validates an address, also whether its ZIP code can be in its state; one sentence per error. */
export function addressErrors(address: PostalAddress): readonly string[] {
  return [
    address.name.trim() ? null : 'Enter the name of the person or company that receives the order.',
    address.street_address.trim() ? null : 'Enter the street address.',
    address.city.trim() ? null : 'Enter the city.',
    stateError(address.state),
    ZIP_PATTERN.test(address.postcode)
      ? zipStateError(address.postcode, stateCode(address.state) ?? '')
      : 'The zip code must be five digits, optionally followed by a hyphen and four digits.',
    address.telephone === null || isUsPhone(address.telephone) ? null : PHONE_ERROR,
  ].filter((error) => error !== null)
}

export const PHONE_ERROR = 'The phone number must have ten digits.'

function stateError(state: string): string | null {
  if (!state.trim()) return 'Choose a state.'
  return stateCode(state) === null ? 'The state is not one of the United States that we ship to.' : null
}
