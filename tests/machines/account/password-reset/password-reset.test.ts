import { describe, expect, test } from 'vitest'
import { passwordResetModel } from '#machines/account/password-reset/password-reset.model.ts'
import { routeOf, stepOf } from '#machines/account/password-reset/password-reset.selectors.ts'
import { asked, change, email, enter, sent, verified } from './reset-play.ts'
import { play } from '#tests/machines/play.ts'

test('[PWD-01] [PWD-02] [MSG-27] [MSG-28] e-mail, method, code, new password, login', async () => {
  const { send, answer, snapshot, emitted } = await verified()
  expect(stepOf(snapshot())).toBe('password')
  expect(snapshot().context).toMatchObject({ customers_email_address: email, method: 'sms' })
  send(change)
  await answer('changePasswordByCode', 'changed')
  expect(snapshot().status).toBe('done')
  const obsolete = { type: 'failures.obsolete' }
  expect(emitted).toEqual([
    obsolete,
    obsolete,
    { type: 'notice.codeSent' },
    obsolete,
    obsolete,
    { type: 'notice.passwordReset' },
    { type: 'reset.completed', customers_email_address: email },
  ])
})

test('[PWD-04] a single method is preselected, and its step is still shown', async () => {
  const { snapshot } = await asked('offeredOne')
  expect(routeOf(snapshot())).toBe('/login/reset-password-method')
  expect(snapshot().context.method).toBe('email')
  const several = await asked()
  expect(several.snapshot().context.method).toBe(null)
  expect(several.snapshot().can({ type: 'code.send' })).toBe(false)
})

describe('[PWD-03] a step whose earlier data is missing leads to the first', () => {
  test.each(['method', 'code', 'password'] as const)('%s', (step) => {
    const { send, snapshot } = play(passwordResetModel, 'start')
    send({ type: 'step.visit', step })
    expect(routeOf(snapshot())).toBe('/login/reset-password')
    expect(snapshot().can({ type: 'methods.request', customers_email_address: 'ada' })).toBe(false)
  })
})

test('[PWD-06] [MSG-26] a code refused with the new password is reported on the password step, from which Back leads to the code', async () => {
  const { send, answer, snapshot, emitted } = await verified()
  send(change)
  await answer('changePasswordByCode', 'wrongCode')
  expect(stepOf(snapshot())).toBe('password')
  expect(snapshot().context.failure?.kind).toBe('wrongCode')
  expect(emitted.at(-1)).toEqual({
    type: 'notice.requestFailed',
    errors: ['That code is not right. 4 tries are left.'],
  })
  send({ type: 'step.back' })
  expect(stepOf(snapshot())).toBe('code')
})

test.each([
  ['verifyCode', 'locked'],
  ['verifyCode', 'tooMany'],
  ['changePasswordByCode', 'locked'],
  ['changePasswordByCode', 'tooMany'],
])('[T50] %s %s: only starting again is left', async (call, how) => {
  const { send, answer, snapshot } = await (call === 'verifyCode' ? sent() : verified())
  send(call === 'verifyCode' ? enter : change)
  await answer(call, how)
  expect(stepOf(snapshot())).toBe('code')
  for (const event of [change, { type: 'step.back' }, enter, { type: 'code.resend' }] as const)
    expect(snapshot().can(event)).toBe(false)
  send({ type: 'reset.startAgain' })
  const first = play(passwordResetModel, 'start').snapshot().context
  expect(snapshot().context).toEqual({ ...first, customers_email_address: email })
})

test('after a lost response the text does not claim that the password is unchanged', async () => {
  const { send, answer, snapshot } = await verified()
  send(change)
  await answer('changePasswordByCode', 'lost')
  expect(snapshot().hasTag('unconfirmed')).toBe(true)
  send(change)
  await answer('changePasswordByCode', 'changed')
  expect(snapshot().status).toBe('done')
})

test('another e-mail address forgets what belonged to the first', async () => {
  const { send, answer, snapshot } = await verified()
  send({ type: 'step.visit', step: 'email' })
  send({ type: 'methods.request', customers_email_address: 'eve@lund.example' })
  await answer('requestMethods', 'offered')
  expect(snapshot().context).toMatchObject({ method: null, verification_code: null })
  send({ type: 'step.visit', step: 'password' })
  expect(stepOf(snapshot())).toBe('email')
})

test('[PWD-03] Back leads from step to step, and every step that was reached can be visited again', async () => {
  const { send, snapshot } = await verified()
  for (const step of ['code', 'method', 'email'] as const) {
    send({ type: 'step.back' })
    expect(stepOf(snapshot())).toBe(step)
  }
  for (const step of ['method', 'code', 'password'] as const) {
    send({ type: 'step.visit', step })
    expect(stepOf(snapshot())).toBe(step)
  }
})

test.each([
  ['requestMethods', 'refused', 'email'],
  ['requestMethods', 'lost', 'email'],
  ['sendCode', 'refused', 'method'],
  ['sendCode', 'lost', 'method'],
  ['changePasswordByCode', 'weakPassword', 'password'],
  ['changePasswordByCode', 'invalid', 'password'],
] as const)('[MSG-26] %s answered %s is told on the step %s until it is left', async (call, how, step) => {
  const { send, answer, snapshot, emitted } = await (step === 'password' ? verified() : asked('offeredOne'))
  if (step === 'email')
    send({ type: 'step.back' }, { type: 'methods.request', customers_email_address: email })
  send(step === 'password' ? change : { type: 'code.send' })
  await answer(call, how)
  expect([stepOf(snapshot()), snapshot().context.failure !== null]).toEqual([step, true])
  expect(emitted.at(-1)?.type).toBe('notice.requestFailed')
  send({ type: 'step.visit', step: 'email' })
  expect(snapshot().context.failure).toBe(null)
})
