import { expect, test } from 'vitest'
import { authCalls } from '#contract/auth.ts'
import { passwordCalls } from '#contract/password.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const shop = await useShop({ trustedProxies: 1, now: () => clock.time })

/** A browser behind the proxy, at an address that the test chooses. */
class Browser extends Shopper {
  private readonly address: string
  constructor(address: string, like?: Shopper) {
    super(shop.url)
    this.address = address
    for (const [name, value] of like?.cookies ?? []) this.cookies.set(name, value)
  }
  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-forwarded-for': this.address }
    return super.fetch(path, { ...init, headers })
  }
}

async function statusOf(browser: Browser, username: string, password: string): Promise<number> {
  const reply = await browser.send(authCalls.login, {
    body: { username, password, customers_id: null, otp: null, is_impersonate: false },
  })
  return reply.status
}

/** Uses up every limit of log-ins to the account from elsewhere. */
async function attack(email: string): Promise<void> {
  for (let place = 1; place <= 10; place++) {
    const attacker = new Browser(`203.0.113.${place}`)
    for (let guess = 0; guess < 10; guess++) await statusOf(attacker, email, 'wrong')
  }
}

test('[P31] failures of others never keep an owner out of a browser from which they logged in before', async () => {
  const email = await makeCustomer(shop.db)
  const own = new Browser('198.51.100.1')
  expect(await statusOf(own, email, seededPassword)).toBe(200)
  await attack(email)
  expect(await statusOf(new Browser('198.51.100.2'), email, seededPassword)).toBe(429)
  // wherever the browser is now, also where the attack comes from
  expect(await statusOf(new Browser('203.0.113.1', own), email, seededPassword)).toBe(200)
  expect(await statusOf(own, email, seededPassword)).toBe(200)
})

test('[P31] a known browser has ten wrong passwords, too, and is known for its own accounts only', async () => {
  const [email, other] = [await makeCustomer(shop.db), await makeCustomer(shop.db)]
  const own = new Browser('198.51.100.3')
  expect(await statusOf(own, email, seededPassword)).toBe(200)
  const statuses = []
  for (let guess = 0; guess < 11; guess++) statuses.push(await statusOf(own, email, 'wrong'))
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  await attack(other)
  expect(await statusOf(own, other, seededPassword)).toBe(429)
})

test('[P31] codes that others ask for never keep an owner from one in a known browser', async () => {
  const email = await makeCustomer(shop.db)
  const own = new Browser('198.51.100.4')
  await statusOf(own, email, seededPassword)
  const sent = async (browser: Browser) => {
    const body = { customers_email_address: email, method: 'email' }
    return (await browser.send(passwordCalls.resetPassword, { body })).status
  }
  for (let place = 1; place <= 4; place++)
    for (let turn = 0; turn < 3; turn++) expect(await sent(new Browser(`203.0.113.${place}`))).toBe(200)
  expect(await sent(new Browser('198.51.100.5'))).toBe(429)
  expect([await sent(own), await sent(own), await sent(own), await sent(own)]).toEqual([200, 200, 200, 429])
})

test('[SES-09] a session ends thirty days after its log-in, however often it is renewed', async () => {
  const shopper = new Browser('198.51.100.6')
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
