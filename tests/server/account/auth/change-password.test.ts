import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { codeOfStaff, makeStaff } from '#tests/support/staff.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const shop = await useShop({ now: () => clock.time })
const password = 'Willow~Gate7'

const change = (shopper: Shopper, more: object = {}) =>
  shopper.send(passwordCalls.changePassword, {
    body: { current_password: seededPassword, password, password_confirmation: password, ...more },
  })

async function loggedIn(email?: string): Promise<{ email: string; shopper: Shopper }> {
  const who = email ?? (await makeCustomer(shop.db))
  const shopper = new Shopper(shop.url)
  await shopper.logIn(who)
  return { email: who, shopper }
}

test('[API-27] the password is changed with the current password', async () => {
  const { email, shopper } = await loggedIn()
  expect((await change(shopper)).body).toEqual({ success: true, errors: [], message: null })
  await expect(new Shopper(shop.url).logIn(email)).rejects.toThrow('401')
  expect((await new Shopper(shop.url).logIn(email, password)).success).toBe(true)
})

test('[API-27][P7] a change repeated after a lost response succeeds', async () => {
  const { email, shopper } = await loggedIn()
  await change(shopper)
  expect((await change(shopper)).body).toEqual({ success: true, errors: [], message: null })
  expect((await new Shopper(shop.url).logIn(email, password)).success).toBe(true)
})

test('the other sessions of the customer are revoked for their next request, this one stays', async () => {
  const { email, shopper } = await loggedIn()
  const others = [await loggedIn(email), await loggedIn(email)]
  const stranger = await loggedIn()
  expect((await change(shopper)).status).toBe(200)
  const statuses = await Promise.all(
    [...others, { shopper }, stranger].map(
      async (each) => (await each.shopper.send(authCalls.me, {})).status,
    ),
  )
  expect(statuses).toEqual([401, 401, 200, 200])
})

test.each([
  [{ current_password: 'Wrong~Gate7' }, 'Your current password is not right.'],
  [{ password_confirmation: 'Other~Gate7' }, 'The two passwords are not the same.'],
  [{ password: 'short', password_confirmation: 'short' }, 'Password: must be 8 characters or more'],
  [
    { password: 'Whitfield#77', password_confirmation: 'Whitfield#77' },
    'This password is your name, your e-mail or the name of the shop. Choose another.',
  ],
])('%o changes nothing', async (more, error) => {
  const { email, shopper } = await loggedIn()
  const other = await loggedIn(email)
  expect((await change(shopper, more)).body).toEqual({ success: false, errors: [error], message: null })
  expect((await other.shopper.send(authCalls.me, {})).status).toBe(200)
  expect((await new Shopper(shop.url).logIn(email)).success).toBe(true)
})

test('the eleventh wrong current password is refused with 429', async () => {
  const { shopper } = await loggedIn()
  const wrong = { current_password: 'Wrong~Gate7' }
  const statuses = []
  for (let guess = 0; guess < 11; guess++) statuses.push((await change(shopper, wrong)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('staff who act as a customer cannot change the password', async () => {
  const email = await makeCustomer(shop.db)
  const customer = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const shopper = new Shopper(shop.url)
  const session = await shopper.call(authCalls.login, {
    body: {
      username: (await makeStaff(shop.db)).email,
      password: seededPassword,
      customers_id: customer.id,
      otp: codeOfStaff(clock.time),
      is_impersonate: true,
    },
  })
  shopper.token = session.access_token
  expect((await change(shopper)).status).toBe(403)
  expect((await new Shopper(shop.url).logIn(email)).success).toBe(true)
})
