import { stateOfZip } from '#contract/account/us-states.ts'

/** A city whose ZIP code is known from an address. */
export interface KnownCity {
  readonly postcode: string
  readonly city: string
}

type ZipFields = KnownCity & { readonly state: string }

/**
 * Sets the ZIP code, and with it city and state: the city if one with this ZIP code is known. A city or state that
 * was typed or chosen stays.
 */
export function withZip<V extends ZipFields>(values: V, postcode: string, cities: readonly KnownCity[]): V {
  const state = followed(values.state, stateOfZip(values.postcode), stateOfZip(postcode))
  const city = followed(values.city, cityOfZip(values.postcode, cities), cityOfZip(postcode, cities))
  return { ...values, postcode, state, city }
}

/** The value of the new ZIP code, unless the field holds something that is not of the previous one. */
const followed = (value: string, previous: string | null, next: string | null): string =>
  value === '' || value === previous ? (next ?? '') : value

const FIVE = 5

function cityOfZip(zip: string, cities: readonly KnownCity[]): string | null {
  const five = zip.trim().slice(0, FIVE)
  if (five.length < FIVE) return null
  return cities.find(({ postcode }) => postcode.slice(0, FIVE) === five)?.city ?? null
}
