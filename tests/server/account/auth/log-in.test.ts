import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { authCalls } from '#contract/account/auth.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { credentials } from './credentials.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const later = (minutes: number) => {
  clock.time = new Date(clock.time.getTime() + minutes * 60_000)
}
const shop = await useShop({ now: () => clock.time })
const failed = { success: false, errors: ['Unauthorized'], message: 'Unauthorized' }

const attempt = (body: object, shopper = new Shopper(shop.url)) => shopper.send(authCalls.login, { body })

test('[API-17][ENT-25][ENT-26][ENT-27][ROLE-12] a login returns user, customer and both tokens', async () => {
  const answer = await new Shopper(shop.url).logIn(seededEmail('silver'))
  const { access_token, document_token, ...rest } = answer
  expect(rest).toEqual({
    success: true,
    errors: [],
    user: {
      customers_id: 20417,
      customers_firstname: 'Dana',
      customers_lastname: 'Whitfield',
      customers_email_address: 'silver@emberwright.example',
      email: 'silver@emberwright.example',
      first: 'Dana',
    },
    customer: {
      customers_id: 20417,
      customers_mobile_phone: '+14175550101',
      customers_telephone: '(417) 555-0101',
      email: 'silver@emberwright.example',
      allow_disabled_checkout: false,
      customer_pricelist_name_short: 'silver',
      customer_price_levels_id: 16,
      price_levels_id: 16,
      price_levels_name: 'Silver',
      price_levels_short_name: 'silver',
      special_order_enabled: false,
    },
  })
  expect(decodeJwt(access_token ?? '')).toMatchObject({
    sub: '20417',
    pid: 11,
    aud: 'shop',
    is_impersonate: false,
  })
  expect(decodeJwt(document_token ?? '')).toMatchObject({ sub: '20417', aud: 'documents' })
})

test('[API-17] every rejected login gets the same response', async () => {
  const wrong = await Promise.all([
    attempt(credentials('silver', { password: 'wrong' })),
    attempt(credentials('nobody')),
    attempt(credentials('silver', { password: '' })),
    attempt(credentials('silver', { is_impersonate: true })),
    attempt(credentials('silver', { customers_id: 20431 })),
    attempt(credentials('silver', { is_impersonate: true, customers_id: 20431, otp: '123456' })),
    attempt(credentials('staff', { is_impersonate: true, customers_id: 20431, otp: '000000' })),
    attempt(credentials('pro')),
  ])
  expect(wrong.map(({ status, body }) => ({ status, body }))).toEqual(
    wrong.map(() => ({ status: 401, body: failed })),
  )
})

test('the e-mail address of a login may be written in any case', async () => {
  const reply = await attempt(credentials('silver', { username: '  SILVER@Emberwright.Example ' }))
  expect(reply.status).toBe(200)
})

test('[API-16][SES-09] auth/me returns the same user and renews the tokens for twelve hours', async () => {
  const shopper = new Shopper(shop.url)
  const first = await shopper.logIn(seededEmail('gold'))
  later(11 * 60)
  const renewed = await shopper.call(authCalls.me, {})
  expect({ user: renewed.user, customer: renewed.customer }).toEqual({
    user: first.user,
    customer: first.customer,
  })
  shopper.token = renewed.access_token
  later(11 * 60)
  expect((await shopper.send(authCalls.me, {})).status).toBe(200)
  shopper.token = renewed.access_token
  later(2 * 60)
  expect((await shopper.send(authCalls.me, {})).status).toBe(401)
})

test('[API-18][SES-05] after a logout the token is refused on the next request', async () => {
  const shopper = new Shopper(shop.url)
  await shopper.logIn(seededEmail('silver'))
  expect(await shopper.call(authCalls.logout, { body: {} })).toEqual({ success: true, message: null })
  const replies = await Promise.all([
    shopper.send(authCalls.me, {}),
    shopper.send(profileCalls.selectProfile, {}),
    shopper.send(orderHistoryCalls.selectOrders, { body: {} }),
  ])
  expect(replies.map(({ status, body }) => ({ status, body }))).toEqual(
    replies.map(() => ({ status: 401, body: failed })),
  )
  expect((await shopper.send(authCalls.logout, { body: {} })).status).toBe(200)
})

test('after ten wrong passwords from one address the eleventh gets 429, a right one from elsewhere does not', async () => {
  const shopper = new Shopper(shop.url)
  for (let n = 1; n <= 10; n++)
    expect((await attempt(credentials('texas', { password: `wrong ${n}` }), shopper)).status).toBe(401)
  const eleventh = await attempt(credentials('texas'), shopper)
  expect({ status: eleventh.status, body: eleventh.body }).toEqual({
    status: 429,
    body: { success: false, errors: ['Too many attempts. Please try again later.'] },
  })
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
  const spoofed = await shopper.fetch('/shop-api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ project_id: 11, ...credentials('texas') }),
  })
  expect(spoofed.status).toBe(429)
  const [row] = await shop.db
    .selectFrom('rate_limits')
    .selectAll()
    .where('key', 'like', 'login-at:11:texas@%:%')
    .execute()
  const here = row?.key.split(':').slice(3).join(':') ?? ''
  await shop.db
    .updateTable('rate_limits')
    .set({ key: `login-at:11:${seededEmail('texas')}:198.51.100.9` })
    .where('key', '=', `login-at:11:${seededEmail('texas')}:${here}`)
    .execute()
  expect((await attempt(credentials('texas'))).status).toBe(200)
  later(16)
  expect((await attempt(credentials('texas'), shopper)).status).toBe(200)
})
