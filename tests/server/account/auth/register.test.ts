import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import { profileCalls } from '#contract/account/profile.ts'
import { type RegisterData, registrationCalls } from '#contract/account/registration.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail, seededPassword } from '#tests/support/shopper.ts'

const clock = { time: new Date('2026-06-01T12:00:00Z') }
const shop = await useShop({
  now: () => clock.time,
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const password = 'Willow~Gate7'
let made = 0

const person = (more: Partial<RegisterData> = {}): RegisterData => ({
  customers_firstname: 'Mara',
  customers_lastname: 'Quill',
  customers_email_address: `mara-${++made}@quill.example`,
  password,
  password_confirmation: password,
  confirmed_age: 21,
  ...more,
})

function register(data: RegisterData, shopper = new Shopper(shop.url)) {
  // each test has a rate-limit window of its own
  clock.time = new Date(clock.time.getTime() + 3_600_000)
  return shopper.send(registrationCalls.register, { body: { registerData: data } })
}

const refusal = (...errors: string[]) => ({
  success: false,
  errors,
  user: null,
  customer: null,
  access_token: null,
  document_token: null,
})

test('[API-19] [ENT-44] [ENT-45] a registration opens an account and logs it in', async () => {
  const shopper = new Shopper(shop.url)
  const data = person({
    customers_email_address: ' Mara@Quill.example ',
    customers_telephone: '+44 131 555 0140',
    customers_mobile_phone: '(417) 555-0140',
    company: 'Quill & Daughters',
    street_address: '9 Mill Lane',
    city: 'Rolla',
    state: 'mo',
    postcode: '65401',
    newsletter: true,
    request_volume: true,
  })
  clock.time = new Date(clock.time.getTime() + 3_600_000)
  const answer = await shopper.call(registrationCalls.register, { body: { registerData: data } })
  expect(answer).toMatchObject({
    success: true,
    errors: [],
    user: { customers_firstname: 'Mara', email: 'mara@quill.example' },
    customer: { price_levels_short_name: 'bronze', customers_mobile_phone: '+14175550140' },
  })
  shopper.token = answer.access_token
  expect((await shopper.send(authCalls.me, {})).status).toBe(200)
  const { profile } = await shopper.call(profileCalls.selectProfile, {})
  expect(profile).toMatchObject({ company: 'Quill & Daughters', newsletter: true })
  const addresses = await shopper.call(deliveryCalls.selectShippingAddresses, {})
  expect(addresses).toMatchObject([{ name: 'Mara Quill', city: 'Rolla', state: 'MO', postcode: '65401' }])
  expect((await new Shopper(shop.url).logIn('mara@quill.example', password)).success).toBe(true)
})

test('an e-mail address with an account is rejected case-insensitively, and the account is unchanged', async () => {
  const email = await makeCustomer(shop.db)
  const reply = await register(person({ customers_email_address: email.toUpperCase() }))
  expect(reply.body).toEqual(
    refusal('There is an account with this e-mail already. Log in, or reset its password.'),
  )
  expect((await new Shopper(shop.url).logIn(email, seededPassword)).success).toBe(true)
})

test('each storefront has its own accounts', async () => {
  const reply = await register(
    person({ customers_email_address: seededEmail('silver') }),
    new Shopper(shop.proUrl, 14),
  )
  expect(reply.body).toMatchObject({ success: true })
})

test('[VAL-26] all errors are returned at once, and nothing is stored', async () => {
  const data = person({
    customers_firstname: ' ',
    customers_lastname: '',
    customers_email_address: 'mara@quill',
    customers_telephone: 'call me',
    customers_mobile_phone: '555-0140',
    password: 'short',
    city: 'Rolla',
  })
  expect((await register(data)).body).toEqual(
    refusal(
      'Enter your first name.',
      'Enter your last name.',
      'Enter an e-mail address such as name@company.com.',
      'The telephone number cannot be read.',
      'The mobile phone number must have ten digits.',
      'Password: must be 8 characters or more',
      'Enter the street address.',
      'Choose a state.',
      'The zip code must be five digits, optionally followed by a hyphen and four digits.',
    ),
  )
  const kept = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', data.customers_email_address)
    .execute()
  expect(kept).toEqual([])
})

test.each([
  'x,victim@corp.example',
  'victim@corp.example,x@y.example',
  'a;b@corp.example',
  'Mara <mara@corp.example>',
  'list:mara@corp.example',
  'mara(x)@corp.example',
])('[VAL-26] %j is not one address, and nobody gets an account or a letter', async (email) => {
  const shopper = new Shopper(shop.url)
  expect((await register(person({ customers_email_address: email }), shopper)).body).toEqual(
    refusal('Enter an e-mail address such as name@company.com.'),
  )
})

test.each([
  ['Mara-9999!', {}],
  ['Quill#2026', {}],
  ['L4ntern#1', { company: 'Lantern' }],
])('%s is too near to the person who chose it', async (chosen, more) => {
  const reply = await register(person({ password: chosen, password_confirmation: chosen, ...more }))
  expect(reply.body).toEqual(
    refusal('This password is your name, your e-mail or the name of the shop. Choose another.'),
  )
})

test('concurrent registrations of one address create one account', async () => {
  const data = person()
  const both = await Promise.all([register(data), register(data)])
  const ids = both.map(({ body }) => (body as { user: { customers_id: number } }).user.customers_id)
  expect(ids[1]).toBe(ids[0])
})

test('[MSG-14][P7] a registration repeated after a lost response logs in', async () => {
  const data = person()
  const first = (await register(data)).body
  const again = (await register(data)).body
  expect(again).toMatchObject({ success: true, user: (first as { user: object }).user })
  const guessed = { ...data, password: 'Harbour~Light8', password_confirmation: 'Harbour~Light8' }
  expect((await register(guessed)).body).toEqual(
    refusal('There is an account with this e-mail already. Log in, or reset its password.'),
  )
})

test('the thirty-first attempt within an hour from one address gets a 429', async () => {
  clock.time = new Date(clock.time.getTime() + 3_600_000)
  const shopper = new Shopper(shop.url)
  const attempt = () =>
    shopper.send(registrationCalls.register, { body: { registerData: person({ password: '' }) } })
  const statuses = []
  for (let count = 0; count < 31; count++) statuses.push((await attempt()).status)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})
