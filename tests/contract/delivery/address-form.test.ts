import { expect, test } from 'vitest'
import { zipStateError } from '#contract/account/us-states.ts'
import { addressFormValues, ZIP_MESSAGE } from '#contract/delivery/address-form.ts'
import { validateForm } from '#contract/platform/form.ts'

const filled = {
  name: ' Dana Whitfield ',
  company: '',
  street_address: '1180 County Rd 9',
  suburb: '',
  postcode: ' 64850 ',
  city: 'Neosho',
  state: 'MO',
}

const empty = { name: '', company: '', street_address: '', suburb: '', postcode: '', city: '', state: '' }
const check = (values: typeof empty) => validateForm(addressFormValues(), values)

test('[VAL-26] an empty address has an error for each required field', () => {
  expect(check(empty)).toEqual({
    kind: 'invalid',
    errors: {
      name: 'Required',
      street_address: 'Required',
      postcode: 'Required',
      city: 'Required',
      state: 'Required',
    },
  })
})

test.each(['64850', '64850-1234', ' 64850 '])('[VAL-15] %j is a ZIP code', (postcode) => {
  expect(check({ ...filled, postcode }).kind).toBe('valid')
})

test.each(['6485', '648501', '64850-12', '64850 1234', 'ABCDE'])(
  '[VAL-15] %j is not a ZIP code',
  (postcode) => {
    expect(check({ ...filled, postcode })).toEqual({ kind: 'invalid', errors: { postcode: ZIP_MESSAGE } })
  },
)

test('[VAL-15] a ZIP code of another state is an error of its field, as soon as the rule is loaded', () => {
  const elsewhere = { ...filled, postcode: '99501', state: 'TX' }
  const ruled = addressFormValues(zipStateError)
  const errors = { postcode: 'ZIP code 99501 is not in Texas.' }
  expect(validateForm(ruled, elsewhere)).toEqual({ kind: 'invalid', errors })
  expect(validateForm(ruled, { ...elsewhere, name: '' })).toEqual({
    kind: 'invalid',
    errors: { ...errors, name: 'Required' },
  })
  expect(validateForm(ruled, { ...elsewhere, state: 'AK' }).kind).toBe('valid')
  expect(check(elsewhere).kind).toBe('valid')
})

test('the payload of an address is trimmed, with null for empty fields', () => {
  expect(check(filled)).toEqual({
    kind: 'valid',
    request: {
      name: 'Dana Whitfield',
      company: null,
      street_address: '1180 County Rd 9',
      suburb: null,
      city: 'Neosho',
      state: 'MO',
      postcode: '64850',
      is_customer_address: true,
    },
  })
})
