import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { type Shopper, seededPassword, shopperAt } from '#tests/support/shopper.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const shop = await useShop({ trustedProxies: 1, now: () => clock.time })

/** A browser at an address; with `like` it has the cookies of another one. */
function browserAt(address: string, like?: Shopper): Shopper {
  const browser = shopperAt(shop.url, address)
  for (const [name, value] of like?.cookies ?? []) browser.cookies.set(name, value)
  return browser
}

async function statusOf(browser: Shopper, username: string, password: string): Promise<number> {
  const reply = await browser.send(authCalls.login, {
    body: { username, password, customers_id: null, otp: null, is_impersonate: false },
  })
  return reply.status
}

/** Exhausts every login limit of the account from other browsers, as if each had guessed ten times. */
async function attack(email: string): Promise<void> {
  for (let place = 1; place <= 10; place++) await statusOf(browserAt(`203.0.113.${place}`), email, 'wrong')
  await sql`update rate_limits set n = 10 * n where starts_with(key, ${`login:11:${email}`})`.execute(shop.db)
}

test('[P31] failed attempts of others never lock the owner out of a known browser', async () => {
  const email = await makeCustomer(shop.db)
  const own = browserAt('198.51.100.1')
  expect(await statusOf(own, email, seededPassword)).toBe(200)
  await attack(email)
  expect(await statusOf(browserAt('198.51.100.2'), email, seededPassword)).toBe(429)
  // from any address, including that of the attack
  expect(await statusOf(browserAt('203.0.113.1', own), email, seededPassword)).toBe(200)
  expect(await statusOf(own, email, seededPassword)).toBe(200)
})

test('[P31] a known browser is limited to ten wrong passwords and is known for its own accounts only', async () => {
  const [email, other] = [await makeCustomer(shop.db), await makeCustomer(shop.db)]
  const own = browserAt('198.51.100.3')
  expect(await statusOf(own, email, seededPassword)).toBe(200)
  const statuses = []
  for (let guess = 0; guess < 11; guess++) statuses.push(await statusOf(own, email, 'wrong'))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  await attack(other)
  expect(await statusOf(own, other, seededPassword)).toBe(429)
})

test('[P31] codes requested by others never keep the owner from a code in a known browser', async () => {
  const email = await makeCustomer(shop.db)
  const own = browserAt('198.51.100.4')
  await statusOf(own, email, seededPassword)
  const sent = async (browser: Shopper) => {
    const body = { customers_email_address: email, method: 'email' }
    return (await browser.send(passwordCalls.sendResetCode, { body })).status
  }
  for (let place = 1; place <= 4; place++)
    for (let turn = 0; turn < 3; turn++) expect(await sent(browserAt(`203.0.113.${place}`))).toBe(200)
  expect(await sent(browserAt('198.51.100.5'))).toBe(429)
  expect([await sent(own), await sent(own), await sent(own), await sent(own)]).toEqual([200, 200, 200, 429])
})

test('[SES-09] a session ends thirty days after its login, however often it is renewed', async () => {
  const shopper = browserAt('198.51.100.6')
  await shopper.logIn(await makeCustomer(shop.db))
  const start = clock.time.getTime()
  const HOUR = 3_600_000
  const renewed = async () => {
    const reply = await shopper.send(authCalls.me, {})
    if (reply.status === 200) shopper.token = (reply.body as { access_token: string }).access_token
    return reply.status
  }
  for (let hour = 11; hour < 30 * 24; hour += 11) {
    clock.time = new Date(start + hour * HOUR)
    expect(await renewed()).toBe(200)
  }
  clock.time = new Date(start + 30 * 24 * HOUR)
  expect(await renewed()).toBe(401)
})

test('[P31] a name that ends with an address uses up no log-ins and no codes of an account at that address', async () => {
  const email = await makeCustomer(shop.db)
  const username = `${email}:198.51.100.40`
  const stranger = browserAt('203.0.113.40')
  const sent = async (browser: Shopper, customers_email_address: string) => {
    const body = { customers_email_address, method: 'email' }
    return (await browser.send(passwordCalls.sendResetCode, { body })).status
  }
  for (let guess = 0; guess < 10; guess++) expect(await statusOf(stranger, username, 'wrong')).toBe(401)
  for (let turn = 0; turn < 3; turn++) expect(await sent(stranger, username)).toBe(200)
  const own = browserAt('198.51.100.40')
  expect([await sent(own, email), await statusOf(own, email, seededPassword)]).toEqual([200, 200])
})
