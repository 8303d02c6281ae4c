import { ApiError } from '#contract/platform/failure.ts'
import type { RefusedChange, ResetMethod } from '#contract/account/password.ts'
import { isIn } from '#machines/platform/is-in.ts'
import { defineModel, done, fails, type HttpCause } from '#machines/platform/model.ts'
import { passwordResetMachine } from './password-reset.machine.ts'
import type { ChangeReply, MethodsReply, SendReply, VerifyReply } from './password-reset.types.ts'
import { passwordResetWords } from './password-reset.words.ts'

const ok = (body: unknown): HttpCause => ({ status: 200, body })
const methods: readonly ResetMethod[] = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text message' },
]
const offered = (data: readonly ResetMethod[], errors: readonly string[] = []) => {
  const reply: MethodsReply = { success: errors.length === 0, data: [...data], errors: [...errors] }
  return done(reply, ok(reply))
}
const sent = (success: boolean, errors: string[] = []) => {
  const body = { success, errors, message: success ? 'Code has been sent.' : null }
  const reply: SendReply = { ...body, answeredAt: 1_000 }
  return done(reply, ok(body))
}
const verified = (refused: VerifyReply['refused'], errors: string[] = []) => {
  const reply: VerifyReply = { success: errors.length === 0, errors, refused }
  return done(reply, ok(reply))
}
const changed = (refused: RefusedChange | null, errors: string[] = []) => {
  const reply: ChangeReply = { success: errors.length === 0, errors, refused }
  return done(reply, ok(reply))
}
const throwing = (status: number, error: string) =>
  fails(new ApiError({ kind: 'status', status, errors: [error], message: null, retryAfter: null }), {
    status,
    body: { success: false, errors: [error] },
  })
const lost = fails(new ApiError({ kind: 'offline' }), 'offline')
const tooMany = throwing(429, 'Too many attempts. Please try again later.')

const password = 'Willow~Gate7'

export const passwordResetModel = defineModel({
  machine: passwordResetMachine,
  title: 'Password reset',
  words: passwordResetWords,
  purpose:
    'A forgotten password is replaced by a new one, with a code that is sent by e-mail or text message.',
  inputs: { start: undefined },
  events: {
    'methods.request': [
      { type: 'methods.request', customers_email_address: ' ada@lund.example ' },
      { type: 'methods.request', customers_email_address: 'ada' },
    ],
    'method.choose': [{ type: 'method.choose', method: 'sms' }],
    'code.send': [{ type: 'code.send' }],
    'code.resend': [{ type: 'code.resend' }],
    'code.enter': [
      { type: 'code.enter', verification_code: ' 123456 ' },
      { type: 'code.enter', verification_code: ' ' },
    ],
    'password.change': [{ type: 'password.change', password, password_confirmation: password }],
    'step.back': [{ type: 'step.back' }],
    'step.visit': [
      { type: 'step.visit', step: 'email' },
      { type: 'step.visit', step: 'method' },
      { type: 'step.visit', step: 'code' },
      { type: 'step.visit', step: 'password' },
    ],
    'reset.startAgain': [{ type: 'reset.startAgain' }],
  },
  outcomes: {
    requestMethods: {
      offered: offered(methods),
      offeredOne: offered(methods.slice(0, 1)),
      refused: offered([], ['Enter an e-mail address such as name@company.com.']),
      lost,
    },
    sendCode: {
      sent: sent(true),
      refused: sent(false, ['Text messages cannot be sent now.']),
      tooMany,
      lost,
    },
    verifyCode: {
      right: verified(null),
      wrongCode: verified('wrongCode', ['That code is not right. 3 tries are left.']),
      deadCode: verified('deadCode', ['That code is no longer valid. Send a new one.']),
      locked: verified('locked', ['Too many wrong codes. Start again to get a new one.']),
      tooMany,
      invalid: throwing(422, 'verification_code: too long'),
      lost,
    },
    changePasswordByCode: {
      changed: changed(null),
      wrongCode: changed('wrongCode', ['That code is not right. 4 tries are left.']),
      deadCode: changed('deadCode', ['That code is no longer valid. Send a new one.']),
      weakPassword: changed('password', ['Password: must contain number']),
      locked: changed('locked', ['Too many wrong codes. Start again to get a new one.']),
      tooMany,
      invalid: throwing(422, 'verification_code: too long'),
      lost,
    },
  },
  happyEnd: ({ value }) => isIn(value, 'complete'),
  key: ({ methods: offeredMethods, method, verificationCodeRequest, verification_code }) => [
    offeredMethods.length > 0,
    method !== null,
    verificationCodeRequest,
    verification_code !== null,
  ],
  overlaps: [
    'verifyingCode|done.verifyCode',
    'changing|done.changePasswordByCode',
    'changing|error.changePasswordByCode',
  ],
  ignores: [
    'open.enteringEmail|methods.request',
    'open.choosingMethod|code.send',
    'open.enteringCode|code.enter',
    'resending|code.enter',
  ],
  invariants: {
    'a code is entered only after it was sent': ({ context }) =>
      context.verification_code === null || context.verificationCodeRequest,
    'a code is sent in a chosen way to a given address': ({ context }) =>
      !context.verificationCodeRequest || (context.method !== null && context.customers_email_address !== ''),
    'a password is chosen only when a code was verified': ({ value, context }) =>
      !isIn(value, 'choosingPassword', 'changing', 'unconfirmed', 'complete') ||
      context.verification_code !== null,
  },
  leadsTo: {
    'whatever is asked of the server leads to a step to go on from, to the login, or to a new start': {
      from: ({ value }) =>
        isIn(value, 'requestingMethods', 'sendingCode', 'resending', 'verifyingCode', 'changing'),
      to: ({ value }) => isIn(value, 'open', 'complete', 'locked'),
    },
  },
  unprovokable: [
    {
      transition: 'passwordReset.requestingMethods|xstate.done.actor.requestMethods|1',
      walk: 'both',
      reason:
        'The page and the server judge an address by the same rule, so what the page lets pass is not refused.',
    },
    {
      transition: 'passwordReset.sendingCode|xstate.done.actor.sendCode|1',
      walk: 'both',
      reason:
        'The server answers a wish for a code alike for all, so that it tells nobody whether there is an account.',
    },
    {
      transition: 'passwordReset.resending|xstate.done.actor.sendCode|1',
      walk: 'both',
      reason:
        'The server answers a wish for a code alike for all, so that it tells nobody whether there is an account.',
    },
  ],
})
