import { vi } from 'vitest'
import type { EventObject } from 'xstate'
import { type ResetMethodName, passwordCalls } from '#contract/password.ts'
import { MOST_PASSWORD_CHARACTERS } from '#contract/password-rules.ts'
import { passwordResetModel } from '#machines/password-reset/password-reset.model.ts'
import { passwordResetServices } from '#src/services/password-reset.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { codeIn, sentTo } from '#tests/support/outbox.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { clientOf } from './client-of.ts'
import { afterSetup, type NetworkFault } from './network.ts'
import type { Fixture } from './fixture.ts'
import { repeat } from './repeat.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

const { shop, net, later } = await useWalkShop()
const HOUR = 3_600_000
const password = 'Willow~Gate7'
const method: ResetMethodName = 'sms'

interface Reset extends Fixture {
  readonly shopper: Shopper
  readonly email: string
  readonly phone: string
  /** texts that have been sent to it */
  texts: number
}

walk<Reset>({
  model: passwordResetModel,
  answers: {
    requestMethods: { offered: () => 'through', lost },
    sendCode: {
      sent: (reset) => {
        countText(reset)
        return 'through'
      },
      // three codes in an hour are all that one place gets
      tooMany: (reset) => afterSetup(repeat(3, () => sendFromOtherTab(reset))),
      lost,
    },
    resetPassword: {
      changed: () => 'through',
      // another tab of this browser has had a newer code sent
      wrongCode: (reset) => afterSetup(newerCode(reset)),
      locked: (reset) => afterSetup(newerCode(reset).then(() => repeat(4, () => tryWrongCode(reset)))),
      tooMany: (reset) => afterSetup(newerCode(reset).then(() => repeat(5, () => tryWrongCode(reset)))),
      invalid: () => 'through',
      lost,
    },
  },
  events: {
    'methods.request': ({ email }, sample) =>
      textIn(sample, 'customers_email_address').includes('@')
        ? { ...sample, customers_email_address: ` ${email} ` }
        : sample,
    'code.send': anHourLater,
    'code.resend': anHourLater,
    'code.enter': async (reset, sample) =>
      textIn(sample, 'verification_code').trim() === ''
        ? sample
        : { ...sample, verification_code: ` ${await newestCode(reset)} ` },
    'password.change': (_, sample, answer) => {
      const text = answer === 'invalid' ? password.repeat(MOST_PASSWORD_CHARACTERS) : password
      return { ...sample, password: text, password_confirmation: text }
    },
  },
  environment: {
    initial: () => 'no code',
    next: (environment, step) => {
      if (step.do === 'event') return step.event.type === 'code.enter' ? 'right code' : environment
      if (step.do === 'wait' || step.actor !== 'resetPassword') return environment
      if (step.outcome === 'changed' && environment !== 'right code') return null
      return step.outcome === 'wrongCode' ? 'wrong code' : environment
    },
  },
  open: async () => {
    later(HOUR)
    const email = await makeCustomer(shop.db)
    const shopper = new Shopper(shop.url)
    const connection = net.connect(shopper)
    const services = passwordResetServices(clientOf(shopper, connection))
    return {
      machine: passwordResetModel.machine.provide({ actors: services }),
      input: undefined,
      connection,
      shopper,
      email,
      phone: await ownPhone(email),
      texts: 0,
    }
  },
})

/** An hour is what the limits of sending look at. */
function anHourLater(_: Reset, sample: EventObject): EventObject {
  later(HOUR)
  return sample
}

function textIn(sample: EventObject, field: string): string {
  const text: unknown = Object.entries(sample).find(([name]) => name === field)?.[1]
  return typeof text === 'string' ? text : ''
}

function lost(): NetworkFault {
  return 'request lost'
}

let phones = 0

/** A number that gets no texts for others. */
async function ownPhone(email: string): Promise<string> {
  const mobile_phone = `+1417555${String(++phones).padStart(4, '0')}`
  await shop.db.updateTable('customers').set({ mobile_phone }).where('email', '=', email).execute()
  return mobile_phone
}

/** Files of the outbox are ordered by their moment. */
function countText(reset: Reset): void {
  later(1_000)
  reset.texts++
}

async function newestCode(reset: Reset): Promise<string> {
  const newest = await vi.waitFor(() => {
    const texts = sentTo(shop.outbox, reset.phone)
    const text = texts.at(-1)
    if (!text || texts.length < reset.texts) throw new Error('the text has not come')
    return text
  })
  return codeIn(newest)
}

async function sendFromOtherTab(reset: Reset): Promise<void> {
  countText(reset)
  const body = { customers_email_address: reset.email, method }
  await reset.shopper.call(passwordCalls.resetPassword, { body })
}

/** The first after an hour, so that it is sent. */
async function newerCode(reset: Reset): Promise<void> {
  later(HOUR)
  await sendFromOtherTab(reset)
}

async function tryWrongCode(reset: Reset): Promise<void> {
  const wrong = (Number(await newestCode(reset)) + 1) % 1_000_000
  const body = {
    customers_email_address: reset.email,
    method,
    verification_code: String(wrong).padStart(6, '0'),
    password,
    password_confirmation: password,
  }
  await reset.shopper.send(passwordCalls.resetPasswordChange, { body })
}
