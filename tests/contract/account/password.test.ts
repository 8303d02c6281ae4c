import { expect, test } from 'vitest'
import { validateForm } from '#contract/platform/form.ts'
import {
  NewPasswordValues,
  PasswordChangeValues,
  ResetCodeValues,
  ResetEmailValues,
  ResetMethodValues,
} from '#contract/account/password.ts'

const password = 'Willow~Gate7'
const right = { current_password: ' ', password, password_confirmation: password }

test.each([
  [
    { password: '', password_confirmation: '' },
    { password: 'Required', password_confirmation: 'Required' },
  ],
  [
    { password: 'Willow', password_confirmation: 'Willow7' },
    {
      password: 'must be 8 characters or more',
      password_confirmation: 'must be the same as the new password',
    },
  ],
  [{ password, password_confirmation: '' }, { password_confirmation: 'Required' }],
])('[VAL-08] of a new password %o both fields show their first error', (entered, errors) => {
  expect(validateForm(NewPasswordValues, entered)).toEqual({ kind: 'invalid', errors })
  const change = { ...entered, current_password: '' }
  const required = { current_password: 'Required' }
  expect(validateForm(PasswordChangeValues, change)).toEqual({
    kind: 'invalid',
    errors: { ...required, ...errors },
  })
})

test('passwords are sent as they were entered', () => {
  expect(validateForm(PasswordChangeValues, right)).toEqual({ kind: 'valid', request: right })
})

test.each([
  [' ', 'Required'],
  ['ada@lund', 'Enter an e-mail address such as name@company.com.'],
])('[PWD-01] with the address %o no methods are requested', (email, error) => {
  expect(validateForm(ResetEmailValues, { email })).toEqual({ kind: 'invalid', errors: { email: error } })
})

test('[PWD-04] a code is sent by a chosen method only', () => {
  const required = { kind: 'invalid', errors: { method: 'Required' } }
  expect(validateForm(ResetMethodValues, { method: '' })).toEqual(required)
  expect(validateForm(ResetMethodValues, { method: 'sms' }).kind).toBe('valid')
})

test('[PWD-05] a code of blanks and dashes is empty', () => {
  const required = { kind: 'invalid', errors: { code: 'Required' } }
  expect(validateForm(ResetCodeValues, { code: ' - ' })).toEqual(required)
  const request = { code: '123 456' }
  expect(validateForm(ResetCodeValues, request)).toEqual({ kind: 'valid', request })
})
