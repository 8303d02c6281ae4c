import { sql } from 'kysely'
import { afterAll, beforeAll, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { LOGIN_CHECK_PERIOD } from '#contract/platform/constants.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { sessionModel } from '#machines/account/session/session.model.ts'
import { userStorage } from '#src/app/effects/storage.ts'
import { sessionServices } from '#src/services/account/session.ts'
import { makeCustomer, newRegistration } from '#tests/support/customers.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { codeOfStaff, makeStaff } from '#tests/support/staff.ts'
import { clientOf } from './client-of.ts'
import { type Fixture, meeting } from './service-fixture.ts'
import { applyEffects, stubPage } from './page-shell.ts'
import { useWalkShop } from './walk-shop.ts'
import { walkServices } from './walk-services.ts'
import { answered, lost } from './workflow-fixture.ts'

const { shop, connect, openCustomer } = await useWalkShop()

beforeAll(() => {
  stubPage()
  // the watch on the storage is no timer of the machine
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Tab extends Fixture {
  /** makes a call with a token that is no longer good */
  readonly callTooLate: () => Promise<unknown>
  readonly customerId: number
  session?: AnyActorRef
}

/** What people type who are let in, and who are not. */
const typed = (isRight: boolean) => ({
  password: isRight ? seededPassword : `${seededPassword}?`,
})
const submitting = (isRight: boolean) => ({
  next: { isRight },
  perform: ({ email }: Tab, _: unknown, sample: object) => ({
    ...sample,
    username: email,
    ...typed(isRight),
  }),
})
const actingAs = (isRight: boolean) => ({
  next: { isRight },
  perform: async ({ customerId }: Tab, _: unknown, sample: object) => {
    const { email } = await makeStaff(shop.db)
    const otp = codeOfStaff(new Date())
    return { ...sample, username: email, customers_id: customerId, otp, ...typed(isRight) }
  },
})

walkServices<Tab, { readonly isRight: boolean }>({
  model: sessionModel,
  starts: ['visitor', 'returning'].map((input) => ({ input, environment: { isRight: true } })),
  answers: {
    fetchCurrentUser: {
      known: answered('me', restoreLevel),
      knownAtOtherPrices: answered('me', changeLevel),
      lost: lost('me'),
    },
    logIn: {
      accepted: { ...answered('login'), when: { isRight: true } },
      mismatch: { ...answered('login'), when: { isRight: false } },
      lost: lost('login'),
    },
    // the server always says 200: this is what a queue before it says
    logOut: { ended: answered('logout'), unclear: meeting('answered later'), lost: lost('logout') },
    fetchProfile: { found: answered('selectProfile'), lost: lost('selectProfile') },
  },
  events: {
    'login.submit': [submitting(true), submitting(false)],
    'login.actAs': [actingAs(true), actingAs(false)],
    'session.registered': {
      perform: async (_, __, sample) => {
        const body = { registerData: newRegistration('Willow~Gate7') }
        const answer = await new Shopper(shop.url).call(registrationCalls.register, { body })
        return { ...sample, reply: { ...answer, is_impersonate: false } }
      },
    },
    'session.unauthorized': {
      perform: async ({ callTooLate }: Tab) => {
        await callTooLate()
        return null
      },
    },
    'token.removed': {
      perform: () => {
        userStorage.clear()
        return noticed()
      },
    },
    // another customer has logged in, in another tab
    'token.changed': {
      perform: async () => {
        userStorage.write(await new Shopper(shop.url).logIn(await makeCustomer(shop.db)))
        return noticed()
      },
    },
    'customer.updated': {
      perform: (_, __, sample) => {
        const { user = null, customer = null } = userStorage.read() ?? {}
        return { ...sample, user, customer: customer && { ...customer, price_levels_id: 99 } }
      },
    },
  },
  open: openTab,
})

async function openTab({ input }: { readonly input: string }): Promise<Tab> {
  const customer = await openCustomer()
  const { shopper, email } = customer
  const record = await shopper.logIn(email)
  if (input === 'returning') userStorage.write(record)
  else userStorage.clear()
  const { user } = record
  const lateLine = connect(shopper)
  lateLine.pass('through')
  const accessToken = () => userStorage.read()?.access_token ?? null
  const onUnauthorized = () => tab.session?.send({ type: 'session.unauthorized' })
  const call = clientOf(shopper, customer.held, { accessToken, onUnauthorized })
  const lateCall = clientOf(shopper, lateLine, { accessToken: () => 'of yesterday', onUnauthorized })
  const tab: Tab = {
    ...customer,
    machine: sessionModel.machine.provide({ actors: sessionServices(call, () => userStorage.read()) }),
    input: {
      stored: input === 'returning' ? { user, customer: record.customer, is_impersonate: false } : null,
    },
    customerId: user?.customers_id ?? 0,
    callTooLate: () => lateCall(profileCalls.selectProfile, {}).catch(() => undefined),
    onStart: (actor) => {
      tab.session = actor
      applyEffects(actor)
    },
  }
  return tab
}

/** The price levels of customers before they were changed, by customer id. */
const levelsBefore = new Map<number, number>()
const customerId = (): number => userStorage.read()?.user?.customers_id ?? 0

/** The customer of the session has another price level than at login. */
async function changeLevel(): Promise<void> {
  const id = customerId()
  if (levelsBefore.has(id)) return
  const before = shop.db.selectFrom('customers').select('level_id').where('id', '=', id)
  levelsBefore.set(id, (await before.executeTakeFirstOrThrow()).level_id)
  await sql`update customers set level_id = (select min(id) from levels where id <> level_id)
    where id = ${id}`.execute(shop.db)
}

/** The customer of the session has the price level of the login again. */
async function restoreLevel(): Promise<void> {
  const id = customerId()
  const level = levelsBefore.get(id)
  if (level === undefined) return
  levelsBefore.delete(id)
  await shop.db.updateTable('customers').set({ level_id: level }).where('id', '=', id).execute()
}

/** The next look at the storage. */
function noticed(): null {
  vi.advanceTimersByTime(LOGIN_CHECK_PERIOD)
  return null
}
