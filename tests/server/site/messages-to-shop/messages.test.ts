import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { profileCalls } from '#contract/account/profile.ts'
import { type ContactMessage, messageCalls } from '#contract/site/messages-to-shop.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { eventually } from '#tests/support/eventually.ts'

const clock = { time: new Date('2026-05-03T12:00:00Z') }
const shop = await useShop({ now: () => clock.time, trustedProxies: 1 })

const message: ContactMessage = {
  name: 'Dana Whitfield',
  email: 'dana@quill.example',
  phone: '(417) 555-0111',
  message: 'Do you ship to Guam?\nThank you.',
}
const visitorFrom = (address: string) => new Shopper(shop.url, 11, { 'x-forwarded-for': address })
const send = (visitor: Shopper, more: object = {}) =>
  visitor.send(messageCalls.sendContactMessage, { body: { ...message, ...more } })
const subscribe = (visitor: Shopper, email: string) =>
  visitor.send(messageCalls.subscribeToNewsletter, { body: { email } })
const emails = () => readdirSync(shop.outbox).map((file) => readFileSync(join(shop.outbox, file), 'utf8'))
const emailWith = async (text: string) => {
  await eventually(() => expect(emails().some((email) => email.includes(text))).toBe(true))
  return emails().find((email) => email.includes(text)) ?? ''
}

test('[ROUTE-05] a message of a visitor reaches the shop by e-mail', async () => {
  const reply = await send(visitorFrom('192.0.2.1'))
  expect([reply.status, reply.body]).toMatchObject([200, { success: true }])
  const email = await emailWith('Do you ship to Guam?')
  expect(email).toContain('To: orders@emberwright.example')
  expect(email).toContain('dana@quill.example')
  expect(email).not.toContain('Customer')
})

test('the e-mail of a customer who is logged in names the customer', async () => {
  const customer = await makeShopper(shop.url, shop.db)
  await send(customer, { message: 'Where is my order?' })
  expect(await emailWith('Where is my order?')).toMatch(/^Customer \d+$/m)
})

test('[ROUTE-17] an address for the newsletter is on the list of the storefront once, and nothing is sent to it', async () => {
  for (const email of ['stand@quill.example', ' Stand@Quill.example'])
    expect((await subscribe(visitorFrom('192.0.2.2'), email)).body).toMatchObject({ success: true })
  const listed = await shop.db.selectFrom('newsletter_addresses').select(['project_id', 'email']).execute()
  expect(listed).toEqual([{ project_id: 11, email: 'stand@quill.example' }])
  await send(visitorFrom('192.0.2.2'), { message: 'After the newsletter' })
  await emailWith('After the newsletter')
  expect(emails().some((email) => email.includes('stand@quill.example'))).toBe(false)
})

test('the own address of a customer who is logged in ticks the newsletter of the account', async () => {
  const customer = await makeShopper(shop.url, shop.db)
  const { profile } = await customer.call(profileCalls.selectProfile, {})
  await subscribe(customer, profile?.customers_email_address ?? '')
  const after = await customer.call(profileCalls.selectProfile, {})
  expect([profile?.newsletter, after.profile?.newsletter]).toEqual([false, true])
  expect(await shop.db.selectFrom('newsletter_addresses').select('id').execute()).toHaveLength(1)
})

test('a name or phone number cannot write another line of the e-mail', async () => {
  await send(visitorFrom('192.0.2.250'), {
    name: 'Dana\nE-mail: other@quill.example',
    phone: '1\r\nCustomer 7',
    message: 'Two lines?',
  })
  const email = await emailWith('Two lines?')
  expect(email).toContain('Name: Dana E-mail: other@quill.example')
  expect(email).toContain('Phone: 1 Customer 7')
})

test.each([
  [{ name: ' ' }, 'Enter your name.'],
  [{ email: 'dana@quill' }, 'Enter an e-mail address such as name@company.com.'],
  [{ email: 'a@b.example\r\nBcc: all@b.example' }, 'Enter an e-mail address such as name@company.com.'],
  [{ message: '' }, 'Enter your message.'],
])('%o is refused in words', async (wrong, text) => {
  const reply = await send(visitorFrom('192.0.2.3'), wrong)
  expect([reply.status, reply.body]).toMatchObject([200, { success: false, errors: [text] }])
})

test('an address sends five messages in ten minutes', async () => {
  const visitor = visitorFrom('192.0.2.4')
  for (let sent = 0; sent < 5; sent++) expect((await send(visitor)).status).toBe(200)
  const late = await send(visitor)
  expect([late.status, late.headers.has('retry-after')]).toEqual([429, true])
  expect((await send(visitorFrom('192.0.2.5'))).status).toBe(200)
  clock.time = new Date(clock.time.getTime() + 601_000)
  expect((await send(visitor)).status).toBe(200)
})

const customerFrom = async (address: string) => {
  const { cookies, token } = await makeShopper(shop.url, shop.db)
  const customer = visitorFrom(address)
  for (const [name, value] of cookies) customer.cookies.set(name, value)
  customer.token = token
  return customer
}
const useUp = (key: string, n: number) =>
  shop.db
    .insertInto('rate_limits')
    .values({ key, n, until: new Date(clock.time.getTime() + 600_000) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ n }))
    .execute()

test('[P31] messages of visitors keep no customer who is logged in from writing to the shop', async () => {
  for (const [form, sent] of [
    ['contact-message', send],
    ['newsletter', (from: Shopper) => subscribe(from, 'dana@quill.example')],
  ] as const) {
    await useUp(`${form}:11`, 300)
    expect((await sent(visitorFrom('192.0.2.20'))).status).toBe(429)
    await useUp(`${form}-from:192.0.2.21`, 5)
    expect((await sent(await customerFrom('192.0.2.21'))).status).toBe(200)
  }
  await shop.db.deleteFrom('rate_limits').execute()
})

test('a customer sends five messages in ten minutes from any address, and all customers 300 in an hour', async () => {
  const customer = await customerFrom('192.0.2.22')
  for (let sent = 0; sent < 5; sent++) expect((await send(customer)).status).toBe(200)
  const elsewhere = visitorFrom('192.0.2.23')
  elsewhere.token = customer.token
  expect((await send(elsewhere)).status).toBe(429)
  expect((await send(await customerFrom('192.0.2.22'))).status).toBe(200)
  await useUp('contact-message:11:customers', 300)
  expect((await send(await customerFrom('192.0.2.24'))).status).toBe(429)
  expect((await send(visitorFrom('192.0.2.25'))).status).toBe(200)
  await shop.db.deleteFrom('rate_limits').execute()
})

test('without an address of the shop a message is refused and logged', async () => {
  const setEmail = (value: string) =>
    shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('project_id', '=', 11)
      .where('key', '=', 'email')
      .execute()
  await setEmail('')
  let last = 6
  await eventually(async () => expect((await send(visitorFrom(`192.0.2.${last++}`))).status).toBe(503))
  expect(shop.lines).toContainEqual(expect.stringContaining('its setting email is empty'))
  await setEmail('orders@emberwright.example')
})
