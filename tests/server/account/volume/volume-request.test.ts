import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { profileCalls } from '#contract/account/profile.ts'
import { type VolumeRequest, volumeCalls } from '#contract/account/volume.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { eventually } from '#tests/support/eventually.ts'

const clock = { time: new Date('2026-05-03T12:00:00Z') }
const shop = await useShop({ now: () => clock.time })

const request: VolumeRequest = {
  company: 'Quill Display',
  tax_id: '12-3456789',
  license_number: '5-MO-123',
  yearly_volume: '25000-100000',
  state: 'MO',
  products: 'Finale racks',
  trade_references: null,
}
const messages = ['We have your application for volume pricing.', 'We answer within 2 working days.']
const apply = (shopper: Shopper, more: object = {}) =>
  shopper.call(volumeCalls.submitRequestForm, { body: { ...request, ...more } })
const status = (shopper: Shopper) => shopper.call(volumeCalls.selectRequestForm, {})
const storedOf = (id: number) =>
  shop.db.selectFrom('volume_requests').selectAll().where('customer_id', '=', id).execute()

test('[API-22][PRC-03][PRC-06][PRC-07] an application is stored and returns messages, customer and user', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  expect(await status(shopper)).toEqual({ submitted_at: null, success_message: [] })
  const answer = await apply(shopper)
  expect(answer).toMatchObject({ success: true, success_message: messages, errors: [] })
  const id = answer.customer?.customers_id ?? 0
  expect(answer.user?.customers_id).toBe(id)
  expect(await storedOf(id)).toMatchObject([
    { ...request, customer_id: id, submitted_at: clock.time, status: 'open' },
  ])
  expect(await status(shopper)).toEqual({
    submitted_at: '2026-05-03T12:00:00.000Z',
    success_message: messages,
  })
})

test('[PRC-06] an application sent again after a lost response or as a correction stays one application', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  const { customer } = await apply(shopper)
  await Promise.all([apply(shopper), apply(shopper, { company: 'Quill & Sons', license_number: '' })])
  await apply(shopper, { company: 'Quill & Sons', license_number: '' })
  expect(await storedOf(customer?.customers_id ?? 0)).toMatchObject([
    { company: 'Quill & Sons', license_number: null },
  ])
})

test('[PRC-07] the company is copied to an account without one and replaces no other', async () => {
  const companyOf = async (shopper: Shopper) =>
    (await shopper.call(profileCalls.selectProfile, {})).profile?.company
  const shopper = await makeShopper(shop.url, shop.db, 'new')
  const { customer } = await apply(shopper)
  const before = await companyOf(shopper)
  await shop.db
    .updateTable('customers')
    .set({ company: null })
    .where('id', '=', customer?.customers_id ?? 0)
    .execute()
  await apply(shopper, { company: 'Quill & Sons' })
  expect(await companyOf(shopper)).toBe('Quill & Sons')
  await apply(shopper, { company: 'Another' })
  expect([await companyOf(shopper), before === 'Another']).toEqual(['Quill & Sons', false])
})

test.each([
  [{ company: ' ' }, 'Enter the name of your company.'],
  [{ tax_id: '12-345678' }, 'The tax ID must be nine digits, such as 12-3456789.'],
  [{ yearly_volume: 'toString' }, 'Choose your yearly volume.'],
  [{ state: 'Ontario' }, 'Choose the state in which you sell.'],
])('[MSG-19] %o is refused in words and nothing is kept', async (wrong, text) => {
  const shopper = await makeShopper(shop.url, shop.db)
  expect(await apply(shopper, wrong)).toEqual({
    success: false,
    success_message: [],
    errors: [text],
    customer: null,
    user: null,
  })
  expect((await status(shopper)).submitted_at).toBe(null)
})

test('[REG-03] only a customer can apply, and reads only their own application', async () => {
  const visitor = new Shopper(shop.url)
  expect((await visitor.send(volumeCalls.submitRequestForm, { body: request })).status).toBe(401)
  expect((await visitor.send(volumeCalls.selectRequestForm, {})).status).toBe(401)
  await apply(await makeShopper(shop.url, shop.db))
  expect((await status(await makeShopper(shop.url, shop.db))).submitted_at).toBe(null)
})

test('the shop is notified by e-mail, and applications are rate-limited per hour', async () => {
  const shopper = await makeShopper(shop.url, shop.db)
  for (let sent = 1; sent <= 20; sent++) {
    clock.time = new Date(clock.time.getTime() + 1_000)
    await apply(shopper, { company: `Letter ${sent}` })
  }
  const late = await shopper.send(volumeCalls.submitRequestForm, { body: request })
  expect([late.status, late.headers.has('retry-after')]).toEqual([429, true])
  const emails = () =>
    readdirSync(shop.outbox)
      .map((file) => readFileSync(join(shop.outbox, file), 'utf8'))
      .filter((email) => email.includes('Subject: Application for volume pricing'))
  await eventually(() => expect(emails().some((email) => email.includes('Letter 20'))).toBe(true))
})
