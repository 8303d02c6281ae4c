import { expect, test } from 'vitest'
import { LoginAsValues } from '#contract/account/login-as.ts'
import { validateForm } from '#contract/platform/form.ts'

test('staff who act for a customer enter all four fields, code and customer as digits', () => {
  const empty = { username: ' ', password: '', otp: '', customer: '' }
  const required = { username: 'Required', password: 'Required', otp: 'Required', customer: 'Required' }
  expect(validateForm(LoginAsValues, empty)).toEqual({ kind: 'invalid', errors: required })
  const entry = { username: ' staff@shop.example', password: ' ', otp: ' 123456 ', customer: ' 20417 ' }
  expect(validateForm(LoginAsValues, entry)).toEqual({
    kind: 'valid',
    request: { username: 'staff@shop.example', password: ' ', otp: '123456', customer: 20417 },
  })
  expect(validateForm(LoginAsValues, { ...entry, otp: '12345', customer: '0' })).toEqual({
    kind: 'invalid',
    errors: {
      otp: 'Enter the 6 digits of your code.',
      customer: 'Enter a customer number, such as 20417.',
    },
  })
})
