import { expect } from '@playwright/test'
import { sql } from 'kysely'
import type { EventObject } from 'xstate'
import { passwordResetModel } from '#machines/password-reset/password-reset.model.ts'
import { type PasswordResetSnapshot, stepOf } from '#machines/password-reset/password-reset.selectors.ts'
import type { ResetStep } from '#machines/password-reset/password-reset.types.ts'
import { codeIn, sentTo } from '#tests/support/outbox.ts'
import type { Stage } from './stage.ts'
import { type Deed, defineWalk } from './walk.ts'

/** `trail`: the steps that the history of the browser leads back and forward to, as `email>method`. */
interface ResetWorld {
  readonly [name: string]: string | number
  readonly trail: string
  readonly at: number
  readonly code: 'none' | 'right' | 'wrong'
}
type ResetDeed = Deed<ResetWorld>

/** A longer way back is not gone. */
const longestTrail = 5
const methods = /\/reset-password-init/
const sending = /\/api\/reset-password(\?|$)/
const changing = /\/reset-password-change/

const stepsOf = ({ trail }: ResetWorld) => trail.split('>')
// deeds of this walk only ever lead to snapshots of its machine
const shownIn = (to: unknown): ResetStep => stepOf(to as PasswordResetSnapshot)

/** A step that the machine takes itself is a new entry of the history. */
const leading =
  (change: { readonly code?: ResetWorld['code'] } = {}): NonNullable<ResetDeed['leaves']> =>
  (world, _, to) => {
    const next = { ...world, ...change }
    const steps = stepsOf(world)
    if (steps[world.at] === shownIn(to) || to.status !== 'active') return next
    const trail = [...steps.slice(0, world.at + 1), shownIn(to)].slice(-longestTrail)
    return { ...next, trail: trail.join('>'), at: trail.length - 1 }
  }

const placeOf = (world: ResetWorld, event: EventObject): number =>
  'step' in event && event['step'] !== stepsOf(world)[world.at]
    ? stepsOf(world).findLastIndex((step) => step === event['step'])
    : -1

/** By the history: the address of a step is wished for, and an address that is not right is replaced. */
const visiting: ResetDeed = {
  when: (world, _, event) => placeOf(world, event) >= 0,
  leaves: (world, event, to) => {
    const at = placeOf(world, event)
    return { ...world, at, trail: stepsOf(world).with(at, shownIn(to)).join('>') }
  },
  make: ({ page }, world, event) => page.evaluate((by) => history.go(by), placeOf(world, event) - world.at),
}

async function newestCode({ shop, db, email }: Stage): Promise<string> {
  const { rows } = await sql<{ phone: string }>`select mobile_phone as phone from customers
    where email = ${email}`.execute(db)
  const phone = rows[0]?.phone ?? ''
  await expect.poll(() => sentTo(shop.outbox, phone).length).toBeGreaterThan(0)
  return sentTo(shop.outbox, phone).map(codeIn).at(-1) ?? ''
}

const entering = (code: 'right' | 'wrong'): ResetDeed => ({
  when: (_, __, event) => 'verification_code' in event && String(event['verification_code']).trim() !== '',
  leaves: leading({ code }),
  make: async (stage) => {
    const right = await newestCode(stage)
    const wrong = `${(Number(right) + 1) % 1_000_000}`.padStart(6, '0')
    await stage.reset.typeCode(code === 'right' ? right : wrong)
  },
})

const answered: ResetDeed['make'] = async ({ db, email, held }) => {
  await sql`delete from rate_limits where key like ${`reset:%${email}%`}`.execute(db)
  await held.answer(sending)
}

/** How many wrong codes there have been of the five that one may type. */
const changedAfter =
  (tries: number): ResetDeed['make'] =>
  async ({ db, email, held }) => {
    await sql`update reset_codes set tries = ${tries} where email = ${email.toLowerCase()}`.execute(db)
    await held.answer(changing)
  }

export const passwordResetWalk = defineWalk({
  model: passwordResetModel,
  customer: null,
  beginnings: [
    {
      input: 'start',
      world: { trail: 'email', at: 0, code: 'none' },
      make: async ({ held, page, reset }) => {
        await held.hold(methods, sending, changing)
        await page.goto('/login/reset-password')
        await reset.seeStep(1, '/login/reset-password')
      },
    },
  ],
  events: {
    'methods.request': {
      when: (_, __, event) =>
        'customers_email_address' in event && String(event['customers_email_address']).includes('@'),
      make: ({ reset, email }) => reset.giveEmail(email),
    },
    'method.choose': { make: ({ reset }) => reset.chooseText() },
    'code.send': { make: ({ reset }) => reset.press('Send code') },
    'code.resend': {
      make: async ({ page, reset }) => {
        // the button waits as long as a letter usually takes
        await page.clock.fastForward(31_000)
        await reset.press('Resend code')
      },
    },
    'code.enter': [entering('right'), entering('wrong')],
    'password.change': { make: ({ reset }) => reset.savePassword('Willow~Gate7') },
    'step.back': { leaves: leading(), make: ({ reset }) => reset.goBack() },
    'step.visit': visiting,
    'reset.startAgain': {
      leaves: leading({ code: 'none' }),
      make: ({ reset }) => reset.press('Start again'),
    },
  },
  answers: {
    requestMethods: {
      offered: { leaves: leading(), make: ({ held }) => held.answer(methods) },
      lost: { leaves: leading(), make: ({ held }) => held.lose(methods) },
    },
    sendCode: {
      sent: { leaves: leading({ code: 'none' }), make: answered },
      lost: { leaves: leading(), make: ({ held }) => held.lose(sending) },
    },
    resetPassword: {
      changed: { when: ({ code }) => code === 'right', make: changedAfter(0) },
      wrongCode: { when: ({ code }) => code === 'wrong', make: changedAfter(0) },
      locked: { when: ({ code }) => code === 'wrong', make: changedAfter(4) },
      tooMany: { make: changedAfter(5) },
      // a proxy that takes headers away: the server then refuses the page, and refuses it once more
      invalid: { make: ({ held }) => held.answerWithoutPageToken(changing) },
      lost: { make: ({ held }) => held.lose(changing) },
    },
  },
})
