import { afterAll, beforeAll, vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { LOGIN_CHECK_PERIOD } from '#contract/constants.ts'
import { profileCalls } from '#contract/profile.ts'
import { registrationCalls } from '#contract/registration.ts'
import { sessionModel } from '#machines/session/session.model.ts'
import { userStorage } from '#src/app/effects/storage.ts'
import type { SessionReply } from '#machines/session/session.types.ts'
import { sessionServices } from '#src/services/session.ts'
import type { Path } from '#statecharts/engine/path.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { codeOfStaff, makeStaff } from '#tests/support/staff.ts'
import { clientOf } from './client-of.ts'
import { afterSetup, type NetworkFault } from './network.ts'
import { applyEffects, stubPage } from './page-shell.ts'
import type { Fixture } from './fixture.ts'
import { useWalkShop } from './walk-shop.ts'
import { walk } from './walk.ts'

const { shop, net, now } = await useWalkShop()
const password = 'Willow~Gate7'

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
  readonly email: string
  /** makes a call with a token that is no longer good */
  readonly callTooLate: () => Promise<unknown>
  readonly customerId: number
  session?: AnyActorRef
}

walk<Tab>({
  model: sessionModel,
  answers: {
    fetchCurrentUser: {
      known: () => afterSetup(setLevel(0)),
      knownAtOtherPrices: () => afterSetup(setLevel(1)),
      lost,
    },
    logIn: { accepted: ({ customerId }) => afterSetup(setLevel(0, customerId)), mismatch: through, lost },
    // the server always says 200: this is what a queue before it says
    logOut: { ended: through, unclear: () => 'answered later', lost },
    fetchProfile: { found: through, lost },
  },
  events: {
    'login.submit': ({ email }, sample, answer) => ({ ...sample, username: email, ...typed(answer) }),
    'login.actAs': async ({ customerId }, sample, answer) => {
      const { email } = await makeStaff(shop.db)
      const otp = codeOfStaff(now())
      return { ...sample, username: email, customers_id: customerId, otp, ...typed(answer) }
    },
    'session.registered': async (_, sample) => ({ ...sample, reply: await register() }),
    'session.unauthorized': async ({ callTooLate }) => {
      await callTooLate()
      return null
    },
    'token.removed': () => {
      userStorage.clear()
      return noticed()
    },
    // another customer has logged in, in another tab
    'token.changed': async () => {
      userStorage.write(await new Shopper(shop.url).logIn(await makeCustomer(shop.db)))
      return noticed()
    },
    'customer.updated': (_, sample) => {
      const { user = null, customer = null } = userStorage.read() ?? {}
      return { ...sample, user, customer: customer && { ...customer, price_levels_id: 99 } }
    },
  },
  open: openTab,
})

async function openTab({ input }: Path): Promise<Tab> {
  const email = await makeCustomer(shop.db)
  const record = await new Shopper(shop.url).logIn(email)
  if (input === 'returning') userStorage.write(record)
  else userStorage.clear()
  const { user, customer } = record
  const shopper = new Shopper(shop.url)
  const connection = net.connect(shopper)
  const lateLine = net.connect(shopper)
  lateLine.pass('through')
  const accessToken = () => userStorage.read()?.access_token ?? null
  const onUnauthorized = () => tab.session?.send({ type: 'session.unauthorized' })
  const call = clientOf(shopper, connection, { accessToken, onUnauthorized })
  const lateCall = clientOf(shopper, lateLine, { accessToken: () => 'of yesterday', onUnauthorized })
  const tab: Tab = {
    machine: sessionModel.machine.provide({ actors: sessionServices(call, () => userStorage.read()) }),
    input: { stored: input === 'returning' ? { user, customer, is_impersonate: false } : null },
    connection,
    email,
    customerId: user?.customers_id ?? 0,
    callTooLate: () => lateCall(profileCalls.selectProfile, {}).catch(() => undefined),
    onStart: (actor) => {
      tab.session = actor
      applyEffects(actor)
    },
  }
  return tab
}

const levels = new Map<number, readonly number[]>()

/** A customer gets the price level of the beginning, or another. */
async function setLevel(at: 0 | 1, id = userStorage.read()?.user?.customers_id ?? 0): Promise<void> {
  const known = levels.get(id) ?? (await levelsFrom(id))
  levels.set(id, known)
  await shop.db
    .updateTable('customers')
    .set({ level_id: known[at] ?? 0 })
    .where('id', '=', id)
    .execute()
}

async function levelsFrom(customerId: number): Promise<readonly number[]> {
  const { level_id } = await shop.db
    .selectFrom('customers')
    .select('level_id')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  const others = await shop.db.selectFrom('levels').select('id').where('id', '<>', level_id).execute()
  return [level_id, ...others.map(({ id }) => id)]
}

function through(): NetworkFault {
  return 'through'
}

function lost(): NetworkFault {
  return 'request lost'
}

/** What people type who are let in, and who are not. */
const typed = (answer: string | undefined) => ({
  password: answer === 'mismatch' ? `${seededPassword}?` : seededPassword,
})

/** The next look at the storage. */
function noticed(): null {
  vi.advanceTimersByTime(LOGIN_CHECK_PERIOD)
  return null
}

let registered = 0

async function register(): Promise<SessionReply> {
  const answer = await new Shopper(shop.url).call(registrationCalls.register, {
    body: {
      registerData: {
        customers_firstname: 'Mara',
        customers_lastname: 'Quill',
        customers_email_address: `mara-${++registered}@quill.example`,
        password,
        password_confirmation: password,
      },
    },
  })
  return { ...answer, is_impersonate: false }
}
