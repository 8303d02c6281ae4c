import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BOT_CHECK_FRAME_PATH, BOT_CHECK_HEADER } from '#contract/site/bot-check.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { volumeCalls } from '#contract/account/volume.ts'
import { botCheckTold, switchBotCheckOn } from '#tests/support/bot-check.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { appSetting, setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({ refreshPeriod: 50 })
const asked: URLSearchParams[] = []
let answer: RequestListener
const confirming: RequestListener = (request, response) =>
  void text(request).then((body) => {
    const form = new URLSearchParams(body)
    asked.push(form)
    response.end(JSON.stringify({ success: form.get('response') === 'token-of-a-person' }))
  })
const provider = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
afterAll(() => void provider.close())

const switchOn = () => {
  const { port } = provider.address() as AddressInfo
  return switchBotCheckOn(shop, `http://127.0.0.1:${port}/siteverify`)
}
const told = (isOn: boolean) => botCheckTold(shop.url, isOn)

beforeEach(async () => {
  await shop.db.deleteFrom('rate_limits').execute()
  answer = confirming
  asked.length = 0
})

const frame = () => fetch(new URL(BOT_CHECK_FRAME_PATH, shop.url))
const init = (token?: string, projectId: 11 | 14 = 11) => {
  const visitor = new Shopper(shop.url, projectId, token === undefined ? {} : { [BOT_CHECK_HEADER]: token })
  return visitor.send(passwordCalls.selectResetMethods, {
    body: { customers_email_address: 'ada@lund.example' },
  })
}

const logged = () => shop.lines.filter((line) => line.startsWith('bot check'))
const passed = { status: 200, body: { success: true } }
const refused = { status: 422, body: { success: false, errors: [expect.stringContaining('bot check')] } }

test('[DATA-03][DATA-33] without a site key the check is off, also when the setting is on, and the log says so once', async () => {
  await setAppSetting(shop.db, 'recaptcha', true)
  await switchAppSetting(shop, 'text_cart_contact_help', 'Read.')
  expect((await frame()).status).toBe(404)
  expect(await init()).toMatchObject(passed)
  expect(await init()).toMatchObject(passed)
  expect(await appSetting(shop.url, 'recaptcha')).toBe(false)
  const problem = /^bot check of storefront 11: The bot check is off until recaptcha_site_key/
  expect(logged()).toEqual([expect.stringMatching(problem)])
})

test.each([
  ['recaptcha_secret', ''],
  ['recaptcha_verify_url', ''],
  ['recaptcha_verify_url', 'http://check.example/siteverify'],
])('with %s %j the check is off for server and app, because it could confirm nobody', async (key, value) => {
  await switchOn()
  await setAppSetting(shop.db, key, value)
  await told(false)
  expect((await frame()).status).toBe(404)
  expect(await init()).toMatchObject(passed)
})

test('[DATA-26] register, volume request and reset e-mail are refused without a token that the provider confirms', async () => {
  await switchOn()
  expect(await init()).toMatchObject(refused)
  expect(await init('token-of-a-robot')).toMatchObject(refused)
  expect(await init('x'.repeat(5_000))).toMatchObject(refused)
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([
    { secret: 'secret-of-the-shop', response: '' },
    { secret: 'secret-of-the-shop', response: 'token-of-a-robot' },
    { secret: 'secret-of-the-shop', response: '' },
  ])
  expect(await init('token-of-a-person')).toMatchObject(passed)
  const visitor = new Shopper(shop.url)
  const registerData = {
    customers_firstname: 'Ada',
    customers_lastname: 'Lund',
    customers_email_address: 'ada@lund.example',
    password: 'Fireworks!2026',
    password_confirmation: 'Fireworks!2026',
    confirmed_age: 18,
  } as const
  expect(await visitor.send(registrationCalls.register, { body: { registerData } })).toMatchObject(refused)
  const customer = await makeShopper(shop.url, shop.db)
  const body = { company: 'Lund', tax_id: '12-3456789', yearly_volume: '5000', state: 'MO' }
  expect(await customer.send(volumeCalls.submitRequestForm, { body })).toMatchObject(refused)
  expect((await customer.send(volumeCalls.selectRequestForm, {})).status).toBe(200)
})

const answering =
  (status: number, body = ''): RequestListener =>
  (_, response) => {
    response.statusCode = status
    response.end(body)
  }

test('a provider that cannot be reached admits with and without a token, and the log says so once', async () => {
  await switchOn()
  const before = logged().length
  for (const listener of [answering(500), ((_, response) => response.destroy()) satisfies RequestListener]) {
    answer = listener
    expect(await init('any')).toMatchObject(passed)
    expect(await init()).toMatchObject(passed)
  }
  expect(logged().slice(before)).toEqual([
    'bot check of storefront 11: the provider answered 500, few requests are admitted',
  ])
  answer = confirming
  expect(await init()).toMatchObject(refused)
  answer = answering(503)
  expect(await init()).toMatchObject(passed)
  expect(logged()).toHaveLength(before + 2)
})

test('a provider that is asked too often admits with a token only, because it is up', async () => {
  await switchOn()
  answer = answering(429)
  expect(await init('any')).toMatchObject(passed)
  expect(await init()).toMatchObject(refused)
})

test.each([429, 500])(
  'while the provider answers %i, one address gets 5 requests through in 10 minutes and all addresses 50, then 429',
  async (status) => {
    await switchOn()
    answer = answering(status)
    for (let sent = 0; sent < 5; sent++) expect(await init('junk')).toMatchObject(passed)
    const spent = {
      status: 429,
      body: { success: false, errors: ['Too many attempts. Please try again later.'] },
    }
    expect(await init('junk')).toMatchObject(spent)
    // another address finds only what the shop as a whole has left
    const limits = shop.db.updateTable('rate_limits')
    await limits.set({ n: 0 }).where('key', 'like', 'bot-check:11:address:%').execute()
    expect(await init('junk')).toMatchObject(passed)
    await limits.set({ n: 0 }).where('key', 'like', 'bot-check:11:address:%').execute()
    await limits.set({ n: 50 }).where('key', '=', 'bot-check:11').execute()
    expect(await init('junk')).toMatchObject(spent)
    answer = confirming
    expect(await init('token-of-a-person')).toMatchObject(passed)
    expect(await init('junk')).toMatchObject(refused)
  },
)

const useUp = (key: string, n: number) =>
  shop.db
    .insertInto('rate_limits')
    .values({ key, n, until: new Date(Date.now() + 600_000) })
    .execute()

test('[P31] requests of strangers that nobody judges keep out neither a customer nor a browser of one, of whom 5 are admitted', async () => {
  const customer = await makeShopper(shop.url, shop.db)
  const other = await makeShopper(shop.url, shop.db)
  await switchOn()
  answer = answering(500)
  await useUp('bot-check:11', 50)
  const volume = { company: 'Lund', tax_id: '12-3456789', yearly_volume: '5000', state: 'MO' }
  const ask = () => customer.send(volumeCalls.submitRequestForm, { body: volume })
  // a browser that is known, without its session
  const initAs = ({ cookies }: Shopper) => {
    const browser = new Shopper(shop.url)
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    const body = { customers_email_address: 'ada@lund.example' }
    return browser.send(passwordCalls.selectResetMethods, { body })
  }
  expect((await init()).status).toBe(429)
  expect((await ask()).status).toBe(200)
  for (let sent = 1; sent < 5; sent++) expect(await initAs(customer)).toMatchObject(passed)
  expect((await initAs(customer)).status).toBe(429)
  expect((await ask()).status).toBe(429)
  expect(await initAs(other)).toMatchObject(passed)
})

test('each storefront has its own lines in the log', async () => {
  await switchOn()
  await switchBotCheckOn(shop, 'http://127.0.0.1:9/siteverify', 14)
  const before = logged().length
  answer = confirming
  for (const projectId of [14, 11, 14, 11] as const)
    expect(await init('token-of-a-person', projectId)).toMatchObject(passed)
  expect(logged().slice(before)).toEqual([
    expect.stringMatching(/^bot check of storefront 14: the provider cannot be reached/),
  ])
})

test.each([
  [400, ''],
  [403, '{"success":true}'],
  [302, ''],
  [200, '<p>no JSON</p>'],
])('a provider that answers %i %j has not confirmed', async (status, body) => {
  await switchOn()
  answer = answering(status, body)
  expect(await init('any')).toMatchObject(refused)
  expect(await init()).toMatchObject(refused)
})

test('a slow provider is asked about 8 requests at once, and further ones are refused at once', async () => {
  await switchOn()
  const waiting: (() => void)[] = []
  answer = (_, response) => void waiting.push(() => response.end('{"success":true}'))
  const requests = Array.from({ length: 20 }, () => init('any'))
  const answered = requests.map(async (request) => (await request).status)
  await expect.poll(() => waiting.length).toBeGreaterThan(0)
  const first = await Promise.race(answered)
  expect(first).toBe(503)
  expect(waiting.length).toBeLessThanOrEqual(8)
  answer = answering(200, '{"success":true}')
  for (const respond of waiting) respond()
  expect(new Set(await Promise.all(answered))).toEqual(new Set([200, 503]))
})
