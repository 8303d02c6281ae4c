import { expect, test } from 'vitest'
import { zipStateError } from '#contract/account/us-states.ts'
import {
  addressErrors,
  addressInput,
  addressText,
  emptyAddress,
  ZIP_MESSAGE,
} from '#src/views/account/address/address-form-values.ts'

const filled = {
  name: ' Dana Whitfield ',
  company: '',
  street_address: '1180 County Rd 9',
  suburb: '',
  postcode: ' 64850 ',
  city: 'Neosho',
  state: 'MO',
}

test('[VAL-26] an empty address has an error for each required field', () => {
  expect(addressErrors(emptyAddress)).toEqual({
    name: 'Required',
    street_address: 'Required',
    postcode: 'Required',
    city: 'Required',
    state: 'Required',
  })
})

test.each(['64850', '64850-1234', ' 64850 '])('[VAL-15] %j is a ZIP code', (postcode) => {
  expect(addressErrors({ ...filled, postcode })).toEqual({})
})

test.each(['6485', '648501', '64850-12', '64850 1234', 'ABCDE'])(
  '[VAL-15] %j is not a ZIP code',
  (postcode) => {
    expect(addressErrors({ ...filled, postcode })).toEqual({ postcode: ZIP_MESSAGE })
  },
)

test('[VAL-15] a ZIP code of another state is an error of its field, as soon as the rule is loaded', () => {
  const elsewhere = { ...filled, postcode: '99501', state: 'TX' }
  expect(addressErrors(elsewhere, zipStateError)).toEqual({ postcode: 'ZIP code 99501 is not in Texas.' })
  expect(addressErrors({ ...elsewhere, state: 'AK' }, zipStateError)).toEqual({})
  expect(addressErrors(elsewhere)).toEqual({})
})

test('the payload of an address is trimmed, with null for empty fields', () => {
  expect(addressInput(filled)).toEqual({
    name: 'Dana Whitfield',
    company: null,
    street_address: '1180 County Rd 9',
    suburb: null,
    city: 'Neosho',
    state: 'MO',
    postcode: '64850',
    is_customer_address: true,
  })
})

test('an address is formatted in one line', () => {
  expect(addressText({ ...filled, postcode: '64850', company: 'Halfmoon Fireworks', suburb: 'Dock 4' })).toBe(
    'Halfmoon Fireworks, 1180 County Rd 9, Dock 4, Neosho, MO 64850',
  )
})
