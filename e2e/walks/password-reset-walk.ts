import { expect } from '@playwright/test'
import { sql } from 'kysely'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { RESET_PATHS } from '#contract/paths.ts'
import { passwordResetModel } from '#machines/password-reset/password-reset.model.ts'
import { type PasswordResetSnapshot, stepOf } from '#machines/password-reset/password-reset.selectors.ts'
import type { ResetStep } from '#machines/password-reset/password-reset.types.ts'
import { codeIn, sentTo } from '#tests/support/outbox.ts'
import type { Fixture } from './fixture.ts'
import type { CallName } from '#tests/support/call-paths.ts'
import { answered, lost } from './steps.ts'
import { type BrowserStep, defineWalk } from './walk.ts'
import { QUICK } from '#e2e/quick-poll.ts'

/** `trail`: the steps that the history of the browser leads back and forward to, as `email>method`. */
type ResetEnvironment = {
  readonly trail: string
  readonly at: number
  /** `stale`: another one has been sent for this browser */
  readonly code: 'none' | 'right' | 'wrong' | 'stale'
}
type ResetTestStep = BrowserStep<ResetEnvironment>

/** A longer way back is not gone. */
const longestTrail = 5

const stepsOf = ({ trail }: ResetEnvironment) => trail.split('>')
// steps of this walk only ever lead to snapshots of its machine
const shownIn = (to: unknown): ResetStep => stepOf(to as PasswordResetSnapshot)

/** A step that the machine takes itself is a new entry of the history. */
function follow(environment: ResetEnvironment, to: AnyMachineSnapshot): ResetEnvironment {
  const steps = stepsOf(environment)
  if (steps[environment.at] === shownIn(to) || to.status !== 'active') return environment
  const trail = [...steps.slice(0, environment.at + 1), shownIn(to)].slice(-longestTrail)
  return { ...environment, trail: trail.join('>'), at: trail.length - 1 }
}

// a trail is made of steps
const shownAt = (environment: ResetEnvironment) => stepsOf(environment)[environment.at] as ResetStep

const placeOf = (environment: ResetEnvironment, event: EventObject): number =>
  'step' in event && event['step'] !== stepsOf(environment)[environment.at]
    ? stepsOf(environment).findLastIndex((step) => step === event['step'])
    : -1

/** By the history: the address of a step is wished for, and an address that is not right is replaced. */
const visiting: ResetTestStep = {
  when: (environment, _, event) => placeOf(environment, event) >= 0,
  next: (environment, event, to) => {
    const at = placeOf(environment, event)
    return { ...environment, at, trail: stepsOf(environment).with(at, shownIn(to)).join('>') }
  },
  perform: async ({ page }, environment, event) => {
    // the entry of a step that the machine took itself is pushed after its transition
    await page.waitForURL((url) => url.pathname === RESET_PATHS[shownAt(environment)])
    await page.evaluate((by) => history.go(by), placeOf(environment, event) - environment.at)
  },
}

const textIn = (event: EventObject, field: string): string => String(Reflect.get(event, field) ?? '').trim()

async function codesSent({ shop, db, email }: Fixture): Promise<readonly string[]> {
  const { rows } = await sql<{ phone: string }>`select mobile_phone as phone from customers
    where email = ${email}`.execute(db)
  return sentTo(shop.outbox, rows[0]?.phone ?? '').map(codeIn)
}

const entering = (code: 'right' | 'wrong'): ResetTestStep => ({
  when: {
    code: ['none', 'right', 'wrong'],
    also: (_, __, event) => textIn(event, 'verification_code') !== '',
  },
  next: { code },
  perform: async (fixture) => {
    const right = (await codesSent(fixture)).at(-1) ?? ''
    const wrong = `${(Number(right) + 1) % 1_000_000}`.padStart(6, '0')
    await fixture.reset.typeCode(code === 'right' ? right : wrong)
  },
})

/** `tries`: how many wrong codes there have been of the five that one may type. */
const answeredAfter = (call: CallName, tries: number) =>
  answered(call, ({ db, email }) =>
    sql`update reset_codes set tries = ${tries} where email = ${email.toLowerCase()}`.execute(db),
  )

/** Another tab of this browser has had a newer code sent since the one of this tab was verified. */
const changedWithStaleCode = (tries: number) =>
  answered('resetPasswordChange', ({ db, email }) =>
    sql`update reset_codes set code_mac = '', tries = ${tries} where email = ${email.toLowerCase()}`.execute(
      db,
    ),
  )

const right = { when: { code: 'right' } } as const
const wrong = { when: { code: 'wrong' } } as const

const begun: ResetEnvironment = { trail: 'email', at: 0, code: 'none' }

export const passwordResetWalk = defineWalk({
  model: passwordResetModel,
  customer: null,
  starts: [
    {
      input: 'start',
      environment: begun,
      perform: async ({ held, page, reset }) => {
        await held.hold('resetPasswordInit', 'resetPassword', 'verifyResetCode', 'resetPasswordChange')
        await page.goto('/login/reset-password')
        await reset.seeStep(1, '/login/reset-password')
      },
    },
  ],
  follow,
  events: {
    'methods.request': {
      when: { also: (_, __, event) => textIn(event, 'customers_email_address').includes('@') },
      perform: ({ reset, email }) => reset.giveEmail(email),
    },
    'method.choose': { perform: ({ reset }) => reset.chooseText() },
    'code.send': { perform: ({ reset }) => reset.press('Send code') },
    'code.resend': { perform: ({ reset }) => reset.press('Resend code') },
    'code.enter': [entering('right'), entering('wrong')],
    'password.change': { perform: ({ reset }) => reset.savePassword('Willow~Gate7') },
    'step.back': { perform: ({ reset }) => reset.goBack() },
    'step.visit': visiting,
    'reset.startAgain': { next: { code: 'none' }, perform: ({ reset }) => reset.press('Start again') },
  },
  answers: {
    requestMethods: { offered: answered('resetPasswordInit'), lost: lost('resetPasswordInit') },
    sendCode: {
      sent: {
        next: { code: 'none' },
        perform: async (fixture) => {
          const { db, email, held } = fixture
          const before = (await codesSent(fixture)).length
          await sql`delete from rate_limits where key like ${`reset:%${email}%`}`.execute(db)
          await held.answer('resetPassword')
          await expect.poll(async () => (await codesSent(fixture)).length, QUICK).toBeGreaterThan(before)
        },
      },
      lost: lost('resetPassword'),
    },
    verifyCode: {
      right: { ...right, ...answeredAfter('verifyResetCode', 0) },
      wrongCode: { ...wrong, ...answeredAfter('verifyResetCode', 0) },
      locked: { ...wrong, ...answeredAfter('verifyResetCode', 4) },
      tooMany: answeredAfter('verifyResetCode', 5),
      lost: lost('verifyResetCode'),
    },
    resetPassword: {
      changed: { ...right, ...answeredAfter('resetPasswordChange', 0) },
      wrongCode: { ...right, next: { code: 'stale' }, ...changedWithStaleCode(0) },
      locked: changedWithStaleCode(4),
      tooMany: answeredAfter('resetPasswordChange', 5),
      // a proxy that takes headers away: the server then refuses the page, and refuses it once more
      invalid: { perform: ({ held }) => held.answerWithoutPageToken('resetPasswordChange') },
      lost: lost('resetPasswordChange'),
    },
  },
})
