import { expect, test } from 'vitest'
import { logInInputOf } from '#machines/account/session/session.outcome.ts'
import { actAs, login } from './session-play.ts'

test('[ROLE-15] a customer login sends neither another customer nor a code', () => {
  expect(logInInputOf(login)).toEqual({
    username: 'ada@lund.example',
    password: 'Str0ng-pass',
    customers_id: null,
    otp: null,
    is_impersonate: false,
  })
})

test('[ROLE-15] staff acting as a customer send the customer and a current one-time code', () => {
  expect(logInInputOf(actAs)).toEqual({
    username: 'ada@lund.example',
    password: 'Str0ng-pass',
    customers_id: 7,
    otp: '123456',
    is_impersonate: true,
  })
})
