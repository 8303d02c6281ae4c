import { expect, test } from 'vitest'
import { validateForm } from '#contract/form.ts'
import { NewPasswordValues, PasswordChangeValues } from '#contract/password.ts'

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
