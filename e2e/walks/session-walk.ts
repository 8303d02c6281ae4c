import { sql } from 'kysely'
import { sessionModel } from '#machines/account/session/session.model.ts'
import { makeCustomer, newRegistration } from '#tests/support/customers.ts'
import { seededEmail, Shopper } from '#tests/support/shopper.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { goods } from '#e2e/goods.ts'
import { passTime } from './pass-time.ts'
import type { Fixture } from './fixture.ts'
import { answered, lost } from '#tests/walks/workflow-fixture.ts'
import { follow, type SessionEnvironment, type SessionStep, visitor } from './session-environment.ts'
import { defineWalk } from './walk.ts'

async function restore({ db }: Pick<Fixture, 'db'>, like: string): Promise<void> {
  await sql`update sessions set revoked_at = null`.execute(db)
  await sql`update customers set level_id = (select level_id from customers where email = ${seededEmail(like)})
    where email like 'test-%'`.execute(db)
}

/** The session counts again, and the customer has the prices of a seeded one. */
const confirmed = (like: string) => answered('me', (fixture) => restore(fixture, like))

/** In another tab of the same browser. */
async function logInElsewhere(fixture: Fixture): Promise<void> {
  const { db, frame, held, shop, page } = fixture
  await restore(fixture, 'silver')
  const session = await new Shopper(shop.url).logIn(await makeCustomer(db))
  await frame.seeRest(() => held.count)
  await page.evaluate((record) => localStorage.setItem('user', record), JSON.stringify(session))
  await page.clock.fastForward(5_000)
}

const logIn = (right: boolean): SessionStep => ({
  when: { page: 'login', known: false },
  next: { right },
  perform: ({ login, email }) => (right ? login.logIn(email) : login.logIn(email, 'not~the~one-7')),
})

const actAs = (right: boolean): SessionStep => ({
  when: { page: 'loginAs' },
  next: { right },
  perform: async ({ db, staff, email }) => {
    const { email: address } = await makeStaff(db)
    const customer = db.selectFrom('customers').select('id').where('email', '=', email)
    const { id } = await customer.executeTakeFirstOrThrow()
    await staff.chooseCustomer(id)
    await staff.actAs(address, right ? undefined : '000000')
  },
})

const loggedOut = { page: 'home', wanted: false } as const

/** The end of a log-out: it leads home, unless the page went there before it. */
const ending = (perform: NonNullable<SessionStep['perform']>): readonly SessionStep[] => [
  { when: { at: 'awaitingAnswer' }, next: loggedOut, perform },
  { when: { at: 'unanswered' }, perform },
]

/** The page waits for the profile after a login only, which then leads home. */
const readingProfile = (perform: NonNullable<SessionStep['perform']>): readonly SessionStep[] => [
  { when: { not: { at: 'signedIn' } }, next: { page: 'home' }, perform },
  { when: { at: 'signedIn' }, perform },
]

const stranger = { known: false, applied: false, wanted: false, fresh: false, right: false } as const
const begun = (input: 'visitor' | 'returning', page: SessionEnvironment['page'], path: string) => ({
  input,
  customer: input === 'visitor' ? null : 'silver',
  environment: { ...stranger, page, due: 'nothing' } as SessionEnvironment,
  perform: async ({ held, page: tab }: Fixture) => {
    // the purge, made some time after the cart has loaded, would end the session once its token is removed
    await held.hold('me', 'login', 'logout', 'selectProfile', 'purgeOldCartData')
    await tab.goto(path)
  },
})

/** The page of staff stands without what is around every other. */
const noHeader = 'loginAs'

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
  ready: { due: 'nothing' },
  follow,
  events: {
    'login.submit': [logIn(true), logIn(false)],
    'login.actAs': [actAs(true), actAs(false)],
    'session.registered': {
      when: { at: visitor, wanted: true },
      next: { page: 'home', fresh: true },
      perform: async ({ frame, register }) => {
        await frame.goToLogin()
        await register.openFromLogin()
        await register.register(newRegistration('').customers_email_address, 'Willow~Gate7')
      },
    },
    'session.logOut': {
      when: { known: true, not: { page: noHeader }, event: { variant: 'normal' } },
      perform: async ({ frame, held }) => {
        // an earlier one may still be unanswered
        await held.letPass('logout')
        await held.hold('logout')
        await frame.logOut()
      },
    },
    'session.unauthorized': {
      when: { page: 'home', fresh: false },
      perform: async ({ db, frame, held, listing, page }) => {
        const [{ name } = { name: '' }] = await goods(db, 1)
        await frame.searchFor(name)
        await page.waitForURL(/\/sl\?search=/)
        await listing.tile(name).waitFor()
        // a second call that is refused would have the session confirmed twice
        await frame.seeRest(() => held.count)
        await sql`update sessions set revoked_at = now()`.execute(db)
        await listing.add(name)
      },
    },
    'customer.updated': {
      when: { page: 'volume', known: true, applied: false },
      next: { applied: true },
      perform: ({ volume }) => volume.apply('12-3456789'),
    },
    'token.changed': { next: { fresh: false }, perform: logInElsewhere },
    'token.removed': {
      perform: async ({ frame, held, page }) => {
        await frame.seeRest(() => held.count)
        // a call without a token would end the session before
        await page.route('**/shop-api/api/**', (route) => route.abort())
        await page.evaluate(() => localStorage.removeItem('user'))
        await page.clock.fastForward(5_000)
        await page.unroute('**/shop-api/api/**')
      },
    },
    'initialUrl.remember': [
      { when: { due: 'remember' }, next: { due: 'nothing', wanted: true } },
      {
        when: { at: visitor, wanted: false, not: { page: [noHeader, 'login'] } },
        next: { page: 'login', wanted: true },
        perform: ({ frame }) => frame.goToLogin(),
      },
    ],
    'initialUrl.used': { when: { due: 'forget' }, next: { due: 'nothing', wanted: false } },
  },
  answers: {
    fetchCurrentUser: {
      known: confirmed('silver'),
      knownAtOtherPrices: confirmed('gold'),
      lost: lost('me'),
    },
    logIn: {
      accepted: { when: { right: true }, ...answered('login', (fixture) => restore(fixture, 'silver')) },
      mismatch: { when: { right: false }, ...answered('login') },
    },
    logOut: {
      ended: ending(answered('logout').perform),
      // a proxy forwards the request and changes the status
      unclear: ending(async ({ held }) => {
        const route = await held.next('logout')
        await route.fulfill({ response: await route.fetch(), status: 202 })
      }),
      lost: ending(lost('logout').perform),
    },
    fetchProfile: {
      found: readingProfile(answered('selectProfile').perform),
      lost: readingProfile(lost('selectProfile').perform),
    },
  },
  timers: {
    'xstate.after.sessionLifetime.session.signedIn': { perform: (fixture) => passTime(fixture, 18_000_000) },
    'xstate.after.logoutTimeout.session.loggingOut.awaitingAnswer': {
      next: loggedOut,
      perform: (fixture) => passTime(fixture, 10_000),
    },
  },
})
