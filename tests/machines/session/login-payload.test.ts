import { expect, test } from 'vitest'
import { logInInputOf } from '#machines/session/session.outcome.ts'
import { actAs, login } from '#tests/machines/session/session-play.ts'

test('[ROLE-15] a login names no customer and no code, and acts for nobody', () => {
  expect(logInInputOf(login)).toEqual({
    username: 'ada@lund.example',
    password: 'Str0ng-pass',
    customers_id: null,
    otp: null,
    is_impersonate: false,
  })
})

test('[ROLE-15] staff who act for a customer say for whom, with the code of this minute', () => {
  expect(logInInputOf(actAs)).toEqual({
    username: 'ada@lund.example',
    password: 'Str0ng-pass',
    customers_id: 7,
    otp: '123456',
    is_impersonate: true,
  })
})
