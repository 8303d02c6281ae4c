import { expect } from '@playwright/test'
import { sql } from 'kysely'
import type { EventObject } from 'xstate'
import { passwordResetModel } from '#machines/password-reset/password-reset.model.ts'
import { type PasswordResetSnapshot, stepOf } from '#machines/password-reset/password-reset.selectors.ts'
import type { ResetStep } from '#machines/password-reset/password-reset.types.ts'
import { codeIn, sentTo } from '#tests/support/outbox.ts'
import type { Fixture } from './fixture.ts'
import { type TestStep, defineWalk } from './walk.ts'

/** `trail`: the steps that the history of the browser leads back and forward to, as `email>method`. */
interface ResetWorld {
  readonly [name: string]: string | number
  readonly trail: string
  readonly at: number
  /** `stale`: another one has been sent for this browser */
  readonly code: 'none' | 'right' | 'wrong' | 'stale'
}
type ResetDeed = TestStep<ResetWorld>

/** A longer way back is not gone. */
const longestTrail = 5
const methods = /\/reset-password-init/
const sending = /\/api\/reset-password(\?|$)/
const verifying = /\/verify-reset-code/
const changing = /\/reset-password-change/

const stepsOf = ({ trail }: ResetWorld) => trail.split('>')
// steps of this walk only ever lead to snapshots of its machine
const shownIn = (to: unknown): ResetStep => stepOf(to as PasswordResetSnapshot)

/** A step that the machine takes itself is a new entry of the history. */
const leading =
  (change: { readonly code?: ResetWorld['code'] } = {}): NonNullable<ResetDeed['next']> =>
  (environment, _, to) => {
    const next = { ...environment, ...change }
    const steps = stepsOf(environment)
    if (steps[environment.at] === shownIn(to) || to.status !== 'active') return next
    const trail = [...steps.slice(0, environment.at + 1), shownIn(to)].slice(-longestTrail)
    return { ...next, trail: trail.join('>'), at: trail.length - 1 }
  }

const placeOf = (environment: ResetWorld, event: EventObject): number =>
  'step' in event && event['step'] !== stepsOf(environment)[environment.at]
    ? stepsOf(environment).findLastIndex((step) => step === event['step'])
    : -1

/** By the history: the address of a step is wished for, and an address that is not right is replaced. */
const visiting: ResetDeed = {
  when: (environment, _, event) => placeOf(environment, event) >= 0,
  next: (environment, event, to) => {
    const at = placeOf(environment, event)
    return { ...environment, at, trail: stepsOf(environment).with(at, shownIn(to)).join('>') }
  },
  perform: ({ page }, environment, event) =>
    page.evaluate((by) => history.go(by), placeOf(environment, event) - environment.at),
}

async function codesSent({ shop, db, email }: Fixture): Promise<readonly string[]> {
  const { rows } = await sql<{ phone: string }>`select mobile_phone as phone from customers
    where email = ${email}`.execute(db)
  return sentTo(shop.outbox, rows[0]?.phone ?? '').map(codeIn)
}

const entering = (code: 'right' | 'wrong'): ResetDeed => ({
  when: ({ code: entered }, _, event) =>
    entered !== 'stale' && 'verification_code' in event && String(event['verification_code']).trim() !== '',
  next: leading({ code }),
  perform: async (fixture) => {
    const right = (await codesSent(fixture)).at(-1) ?? ''
    const wrong = `${(Number(right) + 1) % 1_000_000}`.padStart(6, '0')
    await fixture.reset.typeCode(code === 'right' ? right : wrong)
  },
})

const answered: ResetDeed['perform'] = async (fixture) => {
  const { db, email, held } = fixture
  const before = (await codesSent(fixture)).length
  await sql`delete from rate_limits where key like ${`reset:%${email}%`}`.execute(db)
  await held.answer(sending)
  await expect.poll(async () => (await codesSent(fixture)).length).toBeGreaterThan(before)
}

/** `tries`: how many wrong codes there have been of the five that one may type. */
const answeredAfter =
  (call: RegExp, tries: number): ResetDeed['perform'] =>
  async ({ db, email, held }) => {
    await sql`update reset_codes set tries = ${tries} where email = ${email.toLowerCase()}`.execute(db)
    await held.answer(call)
  }

/** Another tab of this browser has had a newer code sent since the one of this tab was verified. */
const changedWithStaleCode =
  (tries: number): ResetDeed['perform'] =>
  async (fixture, ...given) => {
    const { db, email } = fixture
    await sql`update reset_codes set code_mac = '' where email = ${email.toLowerCase()}`.execute(db)
    await answeredAfter(changing, tries)(fixture, ...given)
  }

export const passwordResetWalk = defineWalk({
  model: passwordResetModel,
  customer: null,
  starts: [
    {
      input: 'start',
      environment: { trail: 'email', at: 0, code: 'none' },
      perform: async ({ held, page, reset }) => {
        await held.hold(methods, sending, verifying, changing)
        await page.goto('/login/reset-password')
        await reset.seeStep(1, '/login/reset-password')
      },
    },
  ],
  events: {
    'methods.request': {
      when: (_, __, event) =>
        'customers_email_address' in event && String(event['customers_email_address']).includes('@'),
      perform: ({ reset, email }) => reset.giveEmail(email),
    },
    'method.choose': { perform: ({ reset }) => reset.chooseText() },
    'code.send': { perform: ({ reset }) => reset.press('Send code') },
    'code.resend': { perform: ({ reset }) => reset.press('Resend code') },
    'code.enter': [entering('right'), entering('wrong')],
    'password.change': { perform: ({ reset }) => reset.savePassword('Willow~Gate7') },
    'step.back': { next: leading(), perform: ({ reset }) => reset.goBack() },
    'step.visit': visiting,
    'reset.startAgain': {
      next: leading({ code: 'none' }),
      perform: ({ reset }) => reset.press('Start again'),
    },
  },
  answers: {
    requestMethods: {
      offered: { next: leading(), perform: ({ held }) => held.answer(methods) },
      lost: { next: leading(), perform: ({ held }) => held.lose(methods) },
    },
    sendCode: {
      sent: { next: leading({ code: 'none' }), perform: answered },
      lost: { next: leading(), perform: ({ held }) => held.lose(sending) },
    },
    verifyCode: {
      right: {
        when: ({ code }) => code === 'right',
        next: leading(),
        perform: answeredAfter(verifying, 0),
      },
      wrongCode: { when: ({ code }) => code === 'wrong', perform: answeredAfter(verifying, 0) },
      locked: { when: ({ code }) => code === 'wrong', perform: answeredAfter(verifying, 4) },
      tooMany: { perform: answeredAfter(verifying, 5) },
      lost: { perform: ({ held }) => held.lose(verifying) },
    },
    resetPassword: {
      changed: { when: ({ code }) => code === 'right', perform: answeredAfter(changing, 0) },
      wrongCode: {
        when: ({ code }) => code === 'right',
        next: leading({ code: 'stale' }),
        perform: changedWithStaleCode(0),
      },
      locked: { next: leading(), perform: changedWithStaleCode(4) },
      tooMany: { next: leading(), perform: answeredAfter(changing, 5) },
      // a proxy that takes headers away: the server then refuses the page, and refuses it once more
      invalid: { perform: ({ held }) => held.answerWithoutPageToken(changing) },
      lost: { perform: ({ held }) => held.lose(changing) },
    },
  },
})
