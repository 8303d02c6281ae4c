import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registrationCalls } from '#contract/account/registration.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { setAppSetting, switchAppSetting } from '#tests/support/app-setting.ts'
import { makeShopperWithCart, newRegistration } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { eventually } from '#tests/support/eventually.ts'

const production = await useShop({ isProduction: true, refreshPeriod: 50 })
const trial = await useShop({ refreshPeriod: 50 })
const received: unknown[] = []
const receiver = createServer((request, response) => {
  void request.toArray().then((chunks) => {
    received.push(JSON.parse(chunks.join('')))
    // the first response is an error, so that the first conversion is sent twice
    response.writeHead(received.length === 1 ? 500 : 204).end()
  })
})

beforeAll(async () => {
  await new Promise<void>((settle) => {
    receiver.listen(0, '127.0.0.1', settle)
  })
  const address = receiver.address()
  const port = typeof address === 'object' && address ? address.port : 0
  for (const shop of [production, trial]) {
    await setAppSetting(shop.db, 'conversion_url', `http://127.0.0.1:${port}/c`)
    await switchAppSetting(shop, 'conversion_id', 'EW-1')
  }
})
afterAll(() => receiver.close())

let made = 0
const agreed = (shopper: Shopper): Shopper => {
  shopper.cookies.set('consent', 'yes')
  return shopper
}
async function register(shopper: Shopper): Promise<number> {
  const registerData = {
    ...newRegistration('Willow~Gate7'),
    customers_email_address: seededEmail(`conversion-${++made}`),
  }
  const answer = await shopper.call(registrationCalls.register, { body: { registerData } })
  return answer.customer?.customers_id ?? 0
}
async function order(shopper: Shopper): Promise<{ readonly id: number; readonly total: number }> {
  const request = await goToReview(shopper)
  const answers = await Promise.all([submit(shopper, request), submit(shopper, request)])
  expect(answers.map(({ success }) => success)).toEqual([true, true])
  return { id: answers[0]?.data?.orders_id ?? 0, total: request.reviewed_total / 100 }
}
const rows = (shop: typeof production) =>
  shop.db.selectFrom('conversions').select('key').orderBy('key').execute()

test('[ANL-01][ANL-02] a registration and an order are each recorded once, in their transaction, and sent until received', async () => {
  const customer = await register(agreed(new Shopper(production.url)))
  const placed = await order(agreed(await makeShopperWithCart(production.url, production.db)))
  expect(await rows(production)).toEqual([{ key: `order:${placed.id}` }, { key: `registration:${customer}` }])
  await eventually(() => expect(received).toHaveLength(3))
  const { total_cents } = await production.db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', placed.id)
    .executeTakeFirstOrThrow()
  const registration = { id: 'EW-1', event: 'registration', transaction_id: `registration:${customer}` }
  const sale = {
    id: 'EW-1',
    event: 'order',
    transaction_id: `order:${placed.id}`,
    value: total_cents / 100,
    currency: 'USD',
  }
  const both = [registration, sale]
  expect(received).toEqual(expect.arrayContaining(both))
  expect(
    received.filter((event) => !both.some((each) => JSON.stringify(each) === JSON.stringify(event))),
  ).toEqual([])
})

test('[ANL-01][ANL-03] nothing is recorded outside production', async () => {
  await register(agreed(new Shopper(trial.url)))
  await order(agreed(await makeShopperWithCart(trial.url, trial.db)))
  expect(await rows(trial)).toEqual([])
})

test('[ANL-02] nothing is recorded without consent, against Global Privacy Control, or without an id', async () => {
  const before = await rows(production)
  await register(new Shopper(production.url))
  const refused = new Shopper(production.url)
  refused.cookies.set('consent', 'no')
  await register(refused)
  await register(agreed(new Shopper(production.url, 11, { 'sec-gpc': '1' })))
  await order(await makeShopperWithCart(production.url, production.db))
  await switchAppSetting(production, 'conversion_id', '')
  await register(agreed(new Shopper(production.url)))
  expect(await rows(production)).toEqual(before)
})
