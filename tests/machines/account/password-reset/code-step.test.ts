import { describe, expect, test } from 'vitest'
import { RESEND_LOCK, VERIFY_CODE_TIMEOUT } from '#contract/platform/constants.ts'
import { stepOf } from '#machines/account/password-reset/password-reset.selectors.ts'
import { email, enter, sent, verified } from './reset-play.ts'

describe('[PWD-05] the code step', () => {
  test('[ENT-34] verifies the code without blanks and dashes, and leads to the password step only when it is right', async () => {
    const { send, answer, snapshot } = await sent()
    expect(snapshot().can({ type: 'code.enter', verification_code: ' - ' })).toBe(false)
    send(enter)
    expect(stepOf(snapshot())).toBe('code')
    expect(snapshot().children.verifyCode?.getSnapshot().input).toEqual({
      customers_email_address: email,
      method: 'sms',
      verification_code: '123456',
    })
    await answer('verifyCode', 'right')
    expect(stepOf(snapshot())).toBe('password')
    expect(snapshot().context.verification_code).toBe('123456')
  })

  test.each([
    ['wrongCode', 'wrongCode', ['That code is not right. 3 tries are left.']],
    ['deadCode', 'deadCode', ['That code is no longer valid. Send a new one.']],
    ['invalid', 'request', ['verification_code: too long']],
    ['lost', 'request', []],
  ])('[MSG-26] announces the outcome %s and clears the code', async (outcome, kind, errors) => {
    const { send, answer, snapshot, emitted } = await sent()
    send(enter)
    await answer('verifyCode', outcome)
    expect(snapshot().value).toEqual({ open: { enteringCode: 'resendOpen' } })
    expect(snapshot().context).toMatchObject({ failure: { kind, errors }, verification_code: null })
    expect(emitted.at(-1)).toEqual({ type: 'notice.requestFailed', errors })
  })

  test('[MSG-26] an unanswered verification fails after 20 seconds', async () => {
    const { send, pass, snapshot, emitted } = await sent()
    send(enter)
    pass(VERIFY_CODE_TIMEOUT - 1)
    expect(snapshot().value).toBe('verifyingCode')
    pass(1)
    expect(snapshot().value).toEqual({ open: { enteringCode: 'resendOpen' } })
    expect(snapshot().context).toMatchObject({ failure: { kind: 'request' }, verification_code: null })
    expect(emitted.at(-1)).toEqual({ type: 'notice.requestFailed', errors: [] })
  })

  test('Back during the verification leads to the methods and clears the code', async () => {
    const { send, snapshot } = await sent()
    send(enter, { type: 'step.back' })
    expect(snapshot().value).toEqual({ open: 'choosingMethod' })
    expect(snapshot().context.verification_code).toBe(null)
  })
})

describe('[PWD-06] the resend', () => {
  const resend = { type: 'code.resend' } as const

  test('is locked for 30 seconds after each code that was sent', async () => {
    const { send, answer, pass, snapshot } = await sent()
    for (const _ of ['the first code', 'the second code']) {
      expect(snapshot().context.resendAt).toBe(1_000 + RESEND_LOCK)
      pass(RESEND_LOCK - 1)
      expect([snapshot().can(resend), snapshot().hasTag('resendLocked')]).toEqual([false, true])
      pass(1)
      expect([snapshot().can(resend), snapshot().hasTag('resendLocked')]).toEqual([true, false])
      send(resend)
      await answer('sendCode', 'sent')
    }
  })

  test('[T51] is open after a refused code', async () => {
    const { send, answer, snapshot } = await sent()
    send(enter)
    await answer('verifyCode', 'deadCode')
    expect(snapshot().can(resend)).toBe(true)
  })

  test.each(['refused', 'tooMany', 'lost'])(
    '[T49] with the outcome %s stays on the code step',
    async (how) => {
      const { send, answer, pass, snapshot } = await sent()
      pass(RESEND_LOCK)
      send(resend)
      await answer('sendCode', how)
      expect(snapshot().value).toEqual({ open: { enteringCode: 'resendOpen' } })
      expect(snapshot().context.verificationCodeRequest).toBe(true)
    },
  )

  test('[MSG-27] announces the new code, which replaces one that was verified', async () => {
    const { send, answer, snapshot, emitted } = await verified()
    send({ type: 'step.back' }, resend)
    await answer('sendCode', 'sent')
    expect(emitted.at(-1)).toEqual({ type: 'notice.codeSent' })
    expect(snapshot().context.verification_code).toBe(null)
  })

  test('is aborted by an entered code, which is verified at once', async () => {
    const { send, answer, pass, snapshot } = await sent()
    pass(RESEND_LOCK)
    send(resend, enter)
    expect(Object.keys(snapshot().children)).toEqual(['verifyCode'])
    await answer('verifyCode', 'right')
    expect(stepOf(snapshot())).toBe('password')
  })
})
