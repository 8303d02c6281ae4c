import { expect, test } from 'vitest'
import { profileFormValues } from '#contract/account/profile-form.ts'
import { validateForm } from '#contract/platform/form.ts'

const known = 'ada@lund.example'
const schema = profileFormValues((email) => email !== known)
const values = {
  customers_firstname: 'Ada',
  customers_lastname: 'Lund',
  customers_email_address: known,
  current_password: '',
  company: '',
  customers_telephone: '+44 131 555 0140',
  customers_mobile_phone: '(417) 555-0101',
}

test('another e-mail address needs the password, the same one none', () => {
  expect(validateForm(schema, values)).toEqual({ kind: 'valid', request: values })
  const other = { ...values, customers_email_address: 'ada@other.example' }
  expect(validateForm(schema, other)).toEqual({ kind: 'invalid', errors: { current_password: 'Required' } })
  expect(validateForm(schema, { ...other, current_password: 'Willow' }).kind).toBe('valid')
})

test('every invalid field of the profile has its error, also the password beside others', () => {
  const bad = {
    ...values,
    customers_firstname: ' ',
    customers_email_address: 'nowhere',
    customers_telephone: 'call me',
    customers_mobile_phone: '555',
  }
  expect(validateForm(schema, bad)).toEqual({
    kind: 'invalid',
    errors: {
      customers_firstname: 'Required',
      customers_email_address: 'must be an address such as name@company.com',
      current_password: 'Required',
      customers_telephone: 'must be a telephone number such as +44 131 555 0140',
      customers_mobile_phone: 'must have ten digits',
    },
  })
})
