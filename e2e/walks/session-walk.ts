import { sql } from 'kysely'
import { sessionModel } from '#machines/session/session.model.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { seededEmail, Shopper } from '#tests/support/shopper.ts'
import { makeStaff } from '#tests/support/staff.ts'
import { goods } from '#e2e/goods.ts'
import { passTime } from './pass-time.ts'
import { deed, hasHeader, isAt, leading, type PersonDeed, type PersonWorld } from './person-world.ts'
import type { Stage } from './stage.ts'
import { defineWalk } from './walk.ts'

const me = /\/auth\/me/
const loggingIn = /\/auth\/login/
const loggingOut = /\/auth\/logout/
const profile = /\/select-profile/

async function restore({ db }: Stage, like: string): Promise<void> {
  await sql`update sessions set revoked_at = null`.execute(db)
  await sql`update customers set level_id = (select level_id from customers where email = ${seededEmail(like)})
    where email like 'test-%'`.execute(db)
}

/** The session counts again, and the customer has the prices of a seeded one. */
const confirmed = (like: string): PersonDeed =>
  deed(async (stage) => {
    await restore(stage, like)
    await stage.held.answer(me)
  })

/** In another tab of the same browser. */
async function logInElsewhere(stage: Stage): Promise<void> {
  const { db, shop, page } = stage
  await restore(stage, 'silver')
  const session = await new Shopper(shop.url).logIn(await makeCustomer(db))
  await page.evaluate((record) => localStorage.setItem('user', record), JSON.stringify(session))
  await page.clock.fastForward(5_000)
}

const logIn = (right: boolean): PersonDeed =>
  deed(({ login, email }) => (right ? login.logIn(email) : login.logIn(email, 'not~the~one-7')), {
    when: ({ page, known }) => page === 'login' && !known,
    leaves: leading({ right }),
  })

const actAs = (right: boolean): PersonDeed =>
  deed(
    async ({ db, staff, email }) => {
      const { email: address } = await makeStaff(db)
      const { id } = await db
        .selectFrom('customers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await staff.chooseCustomer(id)
      await staff.actAs(address, right ? undefined : '000000')
    },
    { when: ({ page }) => page === 'loginAs', leaves: leading({ right }) },
  )

const opening =
  (path: string) =>
  async ({ held, page }: Stage) => {
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
const begun = (input: 'visitor' | 'returning', page: PersonWorld['page'], path: string) => ({
  input,
  customer: input === 'visitor' ? null : 'silver',
  world: {
    ...stranger,
    page,
    due: input === 'visitor' && page === 'login' ? 'remember' : 'nothing',
  } as const,
  make: opening(path),
})

export const sessionWalk = defineWalk({
  model: sessionModel,
  customer: 'silver',
  beginnings: [
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
    'session.registered': deed(
      async ({ frame, register }) => {
        await frame.goToLogin()
        await register.openFromLogin()
        await register.register(`mara-${crypto.randomUUID().slice(0, 8)}@quill.example`, 'Willow~Gate7')
      },
      {
        when: (world, at) => isAt('signedOut')(world, at) && world.wanted,
        leaves: leading({ page: 'home', fresh: true }),
      },
    ),
    'session.logOut': deed(({ frame }) => frame.logOut(), {
      when: (world, _, event) =>
        world.known && hasHeader(world) && 'variant' in event && event['variant'] === 'normal',
    }),
    'session.unauthorized': deed(
      async ({ db, frame, listing }) => {
        const [{ name } = { name: '' }] = await goods(db, 1)
        await frame.searchFor(name)
        await listing.seeLoaded()
        await sql`update sessions set revoked_at = now()`.execute(db)
        await listing.add(name)
      },
      { when: ({ page, fresh }) => page === 'home' && !fresh },
    ),
    'customer.updated': deed(({ volume }) => volume.apply('12-3456789'), {
      when: ({ page, known, applied }) => page === 'volume' && known && !applied,
      leaves: leading({ applied: true }),
    }),
    'token.changed': deed(logInElsewhere, { leaves: leading({ fresh: false }) }),
    'token.removed': deed(async ({ page }) => {
      await page.evaluate(() => localStorage.removeItem('user'))
      await page.clock.fastForward(5_000)
    }),
    'initialUrl.remember': [
      {
        when: (world) => world.due === 'remember',
        leaves: (world) => ({ ...world, due: 'nothing' as const, wanted: true }),
        make: async () => undefined,
      },
      deed(({ frame }) => frame.goToLogin(), {
        when: (world, at) =>
          isAt('signedOut')(world, at) && hasHeader(world) && world.page !== 'login' && !world.wanted,
        leaves: (world) => ({ ...world, page: 'login' as const, wanted: true }),
      }),
    ],
    'initialUrl.used': {
      when: (world) => world.due === 'forget',
      leaves: (world) => ({ ...world, due: 'nothing' as const, wanted: false }),
      make: async () => undefined,
    },
  },
  answers: {
    fetchCurrentUser: {
      known: confirmed('silver'),
      knownAtOtherPrices: confirmed('gold'),
      lost: deed(({ held }) => held.lose(me)),
    },
    logIn: {
      accepted: deed(
        async (stage) => {
          await restore(stage, 'silver')
          await stage.held.answer(loggingIn)
        },
        { when: ({ right }) => right },
      ),
      mismatch: deed(({ held }) => held.answer(loggingIn), { when: ({ right }) => !right }),
    },
    logOut: {
      ended: deed(({ held }) => held.answer(loggingOut), {
        leaves: leading({ page: 'home', wanted: false }),
      }),
      // a proxy that takes the wish and answers for itself
      unclear: deed(
        async ({ held }) => {
          const route = await held.next(loggingOut)
          await route.fulfill({ response: await route.fetch(), status: 202 })
        },
        { leaves: leading({ page: 'home', wanted: false }) },
      ),
      lost: deed(({ held }) => held.lose(loggingOut), { leaves: leading({ page: 'home', wanted: false }) }),
    },
    fetchProfile: {
      found: deed(({ held }) => held.answer(profile), { leaves: leading({ page: 'home' }) }),
      lost: deed(({ held }) => held.lose(profile), { leaves: leading({ page: 'home' }) }),
    },
  },
  timers: {
    'xstate.after.sessionLifetime.session.signedIn': deed((stage) => passTime(stage, 18_000_000)),
    'xstate.after.logoutPatience.session.loggingOut': deed(
      async ({ page, held }) => {
        await page.clock.fastForward(10_000)
        await held.lose(loggingOut)
      },
      { leaves: leading({ page: 'home', wanted: false }) },
    ),
  },
})
