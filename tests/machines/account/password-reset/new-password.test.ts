import { expect, test } from 'vitest'
import { ApiError } from '#contract/platform/failure.ts'
import { initialContext } from '#machines/account/password-reset/password-reset.setup.ts'
import { changeInputOf, thrownRefusalOf } from '#machines/account/password-reset/password-reset.outcome.ts'

const errors = ['The password could not be changed.']
const statusError = (status: number) =>
  new ApiError({ kind: 'status', status, errors, message: null, retryAfter: null })

test('[MSG-26] a server that fails from status 500 on leaves open whether the password is changed', () => {
  expect(thrownRefusalOf(statusError(499))).toEqual({ kind: 'request', errors })
  expect(thrownRefusalOf(statusError(500))).toBe(null)
  expect(thrownRefusalOf(new ApiError({ kind: 'timeout' }))).toBe(null)
})

test('[API-26] the confirmation is sent as it was typed, so that the server can compare it', () => {
  const context = {
    ...initialContext,
    customers_email_address: 'ada@lund.example',
    method: 'sms',
    verification_code: '123456',
  } as const
  expect(
    changeInputOf(context, {
      type: 'password.change',
      password: 'Willow~Gate7',
      password_confirmation: 'Willow~Gate8',
    }),
  ).toEqual({
    customers_email_address: 'ada@lund.example',
    method: 'sms',
    verification_code: '123456',
    password: 'Willow~Gate7',
    password_confirmation: 'Willow~Gate8',
  })
})
