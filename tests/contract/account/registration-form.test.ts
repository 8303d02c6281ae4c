import { expect, test } from 'vitest'
import { type RegistrationValues, registrationFormValues } from '#contract/account/registration-form.ts'
import { validateForm } from '#contract/platform/form.ts'

const CONSUMER = 11
const PROFESSIONAL = 14

const filled: RegistrationValues = {
  customers_firstname: ' Ada ',
  customers_lastname: 'Lund',
  customers_email_address: ' ada@lund.example ',
  customers_mobile_phone: '',
  customers_telephone: '',
  company: ' ',
  street_address: '',
  postcode: '',
  city: '',
  state: '',
  password: 'Willow!Lantern42',
  password_confirmation: 'Willow!Lantern42',
  confirmed_age: 18,
  newsletter: true,
  request_volume: false,
}
const check = (part: Partial<RegistrationValues>, project: 11 | 14 = CONSUMER) =>
  validateForm(registrationFormValues(project), { ...filled, ...part })

test('a registration without an address is sent trimmed, with null for empty fields', () => {
  expect(check({})).toEqual({
    kind: 'valid',
    request: {
      ...filled,
      customers_firstname: 'Ada',
      customers_email_address: 'ada@lund.example',
      customers_mobile_phone: null,
      customers_telephone: null,
      company: null,
      street_address: null,
      postcode: null,
      city: null,
      state: null,
    },
  })
})

test('one line of an address makes the whole address required, beside the errors of other fields', () => {
  expect(check({ customers_firstname: '', city: 'Neosho' })).toEqual({
    kind: 'invalid',
    errors: {
      customers_firstname: 'Required',
      street_address: 'Required',
      postcode: 'Required',
      state: 'Required',
    },
  })
})

test.each([
  ['6485', 'must be five digits, or five, a hyphen and four'],
  ['99501', 'ZIP code 99501 is not in Texas.'],
])('the ZIP code %s of an address in Texas %s', (postcode, error) => {
  const address = { street_address: '1 Main St', city: 'Waco', state: 'TX' }
  expect(check({ ...address, postcode })).toEqual({ kind: 'invalid', errors: { postcode: error } })
})

test.each([
  [CONSUMER, {}, 18, undefined],
  [CONSUMER, {}, null, 'Confirm the age of at least 18 years.'],
  [
    CONSUMER,
    { street_address: '1 Main St', city: 'Bangor', state: 'ME', postcode: '04401' },
    18,
    'Confirm the age of at least 21 years.',
  ],
  [PROFESSIONAL, {}, 18, 'Confirm the age of at least 21 years.'],
  [PROFESSIONAL, {}, 21, undefined],
] as const)(
  'on storefront %i with the address %j the confirmed age %j has the error %j',
  (project, address, confirmed_age, error) => {
    const result = check({ ...address, confirmed_age }, project)
    expect(result.kind === 'invalid' ? result.errors['confirmed_age'] : undefined).toBe(error)
  },
)

test('a password that is not repeated is an error of the repetition', () => {
  expect(check({ password_confirmation: 'Willow' })).toEqual({
    kind: 'invalid',
    errors: { password_confirmation: 'must be the same as the new password' },
  })
})
