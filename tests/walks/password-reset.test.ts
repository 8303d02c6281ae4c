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
import { answered, type Fixture, lost } from './service-fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'

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

const changing = (isValid: boolean) => ({
  next: { isValid },
  perform: (_: Reset, __: unknown, sample: EventObject) => {
    const text = isValid ? password : password.repeat(MOST_PASSWORD_CHARACTERS)
    return { ...sample, password: text, password_confirmation: text }
  },
})
/** Another tab of this browser has a newer code sent, and tries so many wrong ones. */
const afterNewerCode = (wrongTries: number) => ({
  next: { code: 'replaced' },
  ...answered(async (reset: Reset) => {
    later(HOUR)
    await sendFromOtherTab(reset)
    for (let made = 0; made < wrongTries; made++) await tryWrongCode(reset)
  }),
})
const valid = { when: { isValid: true } }

walkServices<Reset, { readonly code: string; readonly isValid: boolean }>({
  model: passwordResetModel,
  starts: [{ input: 'start', environment: { code: 'none', isValid: true } }],
  answers: {
    requestMethods: { offered: answered(), lost },
    sendCode: {
      sent: {
        next: { code: 'replaced' },
        ...answered((reset: Reset) => {
          later(HOUR)
          countText(reset)
        }),
      },
      // three codes in an hour are all that one place gets
      tooMany: {
        next: { code: 'replaced' },
        ...answered(async (reset: Reset) => {
          later(HOUR)
          for (let sent = 0; sent < 3; sent++) await sendFromOtherTab(reset)
        }),
      },
      lost,
    },
    verifyCode: {
      right: { next: { code: 'verified' }, ...answered() },
      wrongCode: afterNewerCode(0),
      locked: afterNewerCode(4),
      tooMany: afterNewerCode(5),
      lost,
    },
    resetPassword: {
      changed: { ...answered(), when: { code: 'verified', isValid: true } },
      wrongCode: { ...valid, ...afterNewerCode(0) },
      locked: { ...valid, ...afterNewerCode(4) },
      tooMany: { ...valid, ...afterNewerCode(5) },
      invalid: { ...answered(), when: { isValid: false } },
      lost,
    },
  },
  events: {
    'methods.request': {
      perform: ({ email }: Reset, _, sample) =>
        textIn(sample, 'customers_email_address').includes('@')
          ? { ...sample, customers_email_address: ` ${email} ` }
          : sample,
    },
    'code.enter': {
      perform: async (reset: Reset, _, sample) =>
        textIn(sample, 'verification_code').trim() === ''
          ? sample
          : { ...sample, verification_code: ` ${await newestCode(reset)} ` },
    },
    'password.change': [changing(true), changing(false)],
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

const textIn = (sample: EventObject, field: string): string => String(Reflect.get(sample, field) ?? '')

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
