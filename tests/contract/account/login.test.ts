import { expect, test } from 'vitest'
import { LoginValues } from '#contract/account/login.ts'
import { validateForm } from '#contract/platform/form.ts'

test('[VAL-08] a log-in needs an address and a password of whatever shape', () => {
  const errors = { email: 'Required', password: 'Required' }
  expect(validateForm(LoginValues, { email: ' ', password: '' })).toEqual({ kind: 'invalid', errors })
  expect(validateForm(LoginValues, { email: ' ada@lund.example', password: ' ' })).toEqual({
    kind: 'valid',
    request: { email: 'ada@lund.example', password: ' ' },
  })
})
