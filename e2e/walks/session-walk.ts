import { sql } from 'kysely'
import { sessionModel } from '#machines/session/session.model.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { seededEmail, Shopper } from '#tests/support/shopper.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { goods } from '#e2e/goods.ts'
import { passTime } from './pass-time.ts'
import {
  changing,
  hasHeader,
  isAt,
  type SessionEnvironment,
  type SessionStep,
  step,
} from './session-environment.ts'
import type { Fixture } from './fixture.ts'
import { defineWalk } from './walk.ts'

const me = /\/auth\/me/
const loggingIn = /\/auth\/login/
const loggingOut = /\/auth\/logout/
const profile = /\/select-profile/

async function restore({ db }: Fixture, like: string): Promise<void> {
  await sql`update sessions set revoked_at = null`.execute(db)
  await sql`update customers set level_id = (select level_id from customers where email = ${seededEmail(like)})
    where email like 'test-%'`.execute(db)
}

/** The session counts again, and the customer has the prices of a seeded one. */
const confirmed = (like: string): SessionStep =>
  step(async (fixture) => {
    await restore(fixture, like)
    await fixture.held.answer(me)
  })

/** In another tab of the same browser. */
async function logInElsewhere(fixture: Fixture): Promise<void> {
  const { db, shop, page } = fixture
  await restore(fixture, 'silver')
  const session = await new Shopper(shop.url).logIn(await makeCustomer(db))
  await page.evaluate((record) => localStorage.setItem('user', record), JSON.stringify(session))
  await page.clock.fastForward(5_000)
}

const logIn = (right: boolean): SessionStep =>
  step(({ login, email }) => (right ? login.logIn(email) : login.logIn(email, 'not~the~one-7')), {
    when: ({ page, known }) => page === 'login' && !known,
    next: changing({ right }),
  })

const actAs = (right: boolean): SessionStep =>
  step(
    async ({ db, staff, email }) => {
      const { email: address } = await makeStaff(db)
      const customer = db.selectFrom('customers').select('id').where('email', '=', email)
      const { id } = await customer.executeTakeFirstOrThrow()
      await staff.chooseCustomer(id)
      await staff.actAs(address, right ? undefined : '000000')
    },
    { when: ({ page }) => page === 'loginAs', next: changing({ right }) },
  )

const opening =
  (path: string) =>
  async ({ held, page }: Fixture) => {
    await held.hold(me, loggingIn, loggingOut, profile)
    await page.goto(path)
  }
const stranger = {
  known: false,
  applied: false,
  wanted: false,
  fresh: false,
  right: false,
  due: 'nothing',
} as const
const begun = (input: 'visitor' | 'returning', page: SessionEnvironment['page'], path: string) => ({
  input,
  customer: input === 'visitor' ? null : 'silver',
  environment: {
    ...stranger,
    page,
    due: input === 'visitor' && page === 'login' ? 'remember' : 'nothing',
  } as const,
  perform: opening(path),
})

export const sessionWalk = defineWalk({
  model: sessionModel,
  customer: 'silver',
  starts: [
    begun('visitor', 'home', '/contact'),
    begun('visitor', 'loginAs', '/login-as'),
    begun('returning', 'home', '/contact'),
    begun('returning', 'login', '/login'),
    begun('returning', 'loginAs', '/login-as'),
    begun('returning', 'volume', '/pages/volume-application'),
  ],
  events: {
    'login.submit': [logIn(true), logIn(false)],
    'login.actAs': [actAs(true), actAs(false)],
    'session.registered': step(
      async ({ frame, register }) => {
        await frame.goToLogin()
        await register.openFromLogin()
        await register.register(`mara-${crypto.randomUUID().slice(0, 8)}@quill.example`, 'Willow~Gate7')
      },
      {
        when: (env, at) => isAt('signedOut')(env, at) && env.wanted,
        next: changing({ page: 'home', fresh: true }),
      },
    ),
    'session.logOut': step(({ frame }) => frame.logOut(), {
      when: (env, _, event) =>
        env.known && hasHeader(env) && 'variant' in event && event['variant'] === 'normal',
    }),
    'session.unauthorized': step(
      async ({ db, frame, listing }) => {
        const [{ name } = { name: '' }] = await goods(db, 1)
        await frame.searchFor(name)
        await listing.seeLoaded()
        await sql`update sessions set revoked_at = now()`.execute(db)
        await listing.add(name)
      },
      { when: ({ page, fresh }) => page === 'home' && !fresh },
    ),
    'customer.updated': step(({ volume }) => volume.apply('12-3456789'), {
      when: ({ page, known, applied }) => page === 'volume' && known && !applied,
      next: changing({ applied: true }),
    }),
    'token.changed': step(logInElsewhere, { next: changing({ fresh: false }) }),
    'token.removed': step(async ({ page }) => {
      await page.evaluate(() => localStorage.removeItem('user'))
      await page.clock.fastForward(5_000)
    }),
    'initialUrl.remember': [
      {
        when: (env) => env.due === 'remember',
        next: (env) => ({ ...env, due: 'nothing' as const, wanted: true }),
        perform: async () => undefined,
      },
      step(({ frame }) => frame.goToLogin(), {
        when: (env, at) =>
          isAt('signedOut')(env, at) && hasHeader(env) && env.page !== 'login' && !env.wanted,
        next: (env) => ({ ...env, page: 'login' as const, wanted: true }),
      }),
    ],
    'initialUrl.used': {
      when: (env) => env.due === 'forget',
      next: (env) => ({ ...env, due: 'nothing' as const, wanted: false }),
      perform: async () => undefined,
    },
  },
  answers: {
    fetchCurrentUser: {
      known: confirmed('silver'),
      knownAtOtherPrices: confirmed('gold'),
      lost: step(({ held }) => held.lose(me)),
    },
    logIn: {
      accepted: step(
        async (fixture) => {
          await restore(fixture, 'silver')
          await fixture.held.answer(loggingIn)
        },
        { when: ({ right }) => right },
      ),
      mismatch: step(({ held }) => held.answer(loggingIn), { when: ({ right }) => !right }),
    },
    logOut: {
      ended: step(({ held }) => held.answer(loggingOut), {
        next: changing({ page: 'home', wanted: false }),
      }),
      // a proxy forwards the request and changes the status
      unclear: step(
        async ({ held }) => {
          const route = await held.next(loggingOut)
          await route.fulfill({ response: await route.fetch(), status: 202 })
        },
        { next: changing({ page: 'home', wanted: false }) },
      ),
      lost: step(({ held }) => held.lose(loggingOut), { next: changing({ page: 'home', wanted: false }) }),
    },
    fetchProfile: {
      found: step(({ held }) => held.answer(profile), { next: changing({ page: 'home' }) }),
      lost: step(({ held }) => held.lose(profile), { next: changing({ page: 'home' }) }),
    },
  },
  timers: {
    'xstate.after.sessionLifetime.session.signedIn': step((fixture) => passTime(fixture, 18_000_000)),
    'xstate.after.logoutPatience.session.loggingOut': step(
      async ({ page, held }) => {
        await page.clock.fastForward(10_000)
        await held.lose(loggingOut)
      },
      { next: changing({ page: 'home', wanted: false }) },
    ),
  },
})
