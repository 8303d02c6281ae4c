import { expect, test } from 'vitest'
import { normalEmail } from '#contract/platform/email.ts'
import { authCalls } from '#contract/account/auth.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { registrationCalls } from '#contract/account/registration.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { codeAt, stepAt } from '#server/account/auth/one-time-code.ts'
import { listStaffOrders } from '#server/orders/fulfillment/list-staff-orders.ts'
import { addStaff, removeStaff } from '#server/staff/enroll.ts'
import { newRegistration } from '#tests/support/customers.ts'
import { useResetShop } from '#tests/support/password-reset.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { Shopper, seededPassword } from '#tests/support/shopper.ts'
import { testSecret } from '#tests/support/test-secret.ts'

const { shop, clock, later, codeFor, change } = await useResetShop()
const password = 'Willow~Gate7'
let made = 0
const addressOf = (name: string) => `${name}@quill-${++made}.example`
const spellings = (email: string) => [email, email.toLowerCase(), email.normalize('NFC')]

const NAMES = ['ΝΙΚΟΣ', 'İlker', 'mara\u200B', 'rene\u0301', 'Some.One+tag']
/** Everywhere else the same function makes the normal form. */
const SOME = ['İlker', 'rene\u0301']
const loggedIn = async (email: string, word = password) =>
  (await new Shopper(shop.url).logIn(email, word)).success
const register = (customers_email_address: string, word = password) => {
  // each has a rate-limit window of its own
  later(60)
  const registerData = { ...newRegistration(word), confirmed_age: 21 as const, customers_email_address }
  return new Shopper(shop.url).call(registrationCalls.register, { body: { registerData } })
}

test.each(NAMES)('who registers as %j can log in, and set a new password', async (name) => {
  const email = addressOf(name)
  expect(await register(email)).toMatchObject({ success: true })
  for (const typed of spellings(email)) expect(await loggedIn(typed)).toBe(true)
  later(60)
  const who = { email, shopper: new Shopper(shop.url) }
  const code = await codeFor(who, normalEmail(email))
  expect((await change({ ...who, email: email.toLowerCase() }, code)).body).toMatchObject({ success: true })
})

test.each(SOME)('%j has one account, however it is typed', async (name) => {
  const email = addressOf(name)
  await register(email)
  const { errors } = await register(email.toLowerCase(), 'Other~Gate8')
  expect(errors).toEqual(['There is an account with this e-mail already. Log in, or reset its password.'])
})

test.each(SOME)('who changes the address to %j can log in', async (name) => {
  const shopper = new Shopper(shop.url)
  const first = addressOf('first')
  shopper.token = (await register(first)).access_token
  const email = addressOf(name)
  const body = { customers_email_address: email, current_password: password }
  expect(await shopper.call(profileCalls.updateProfile, { body })).toMatchObject({ success: true })
  expect(await loggedIn(email)).toBe(true)
  expect((await shopper.call(authCalls.me, {})).user?.email).toBe(normalEmail(email))
})

test.each(SOME)('%j becomes staff, logs in and is removed', async (name) => {
  const email = addressOf(name)
  const credentials = await addStaff(shop.db, testSecret, { email, name: 'N', rights: ['orders'] })
  if (!credentials) throw new Error(`${email} is staff already`)
  for (const typed of spellings(email)) {
    later(1)
    const code = codeAt(credentials.otpSecret, stepAt(clock.time))
    const body = { email: typed, password: credentials.password, code }
    expect((await new Shopper(shop.url).send(staffCalls.staffLogIn, { body })).status).toBe(200)
  }
  expect(await removeStaff(shop.db, email.toLowerCase(), clock.time)).toBe(true)
})

test.each(SOME)('staff find the orders of %j', async (name) => {
  const { id, shopper } = await placeOrder(shop)
  const email = addressOf(name)
  const body = { customers_email_address: email, current_password: seededPassword }
  await shopper.call(profileCalls.updateProfile, { body })
  const wanted = { show: 'all', sort: 'newest', from: '', to: '', kind: '', owed: '', page: 1 } as const
  for (const q of spellings(email))
    expect((await listStaffOrders(shop.db, 11, { ...wanted, q })).orders.map((order) => order.id)).toEqual([
      id,
    ])
})
