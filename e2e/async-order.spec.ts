import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import type { TestDb } from '#tests/support/database.ts'
import { appSetting, setAppSetting } from '#tests/support/app-setting.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards, CheckoutDriver } from './pages/checkout.driver.ts'
import { QUICK } from './quick-poll.ts'
import { expect, test } from './switched.ts'

const SKUS = 7
const SETTINGS = {
  netsuite_integration_enabled: true,
  async_order_processing_enabled: true,
  async_order_processing_min_skus: SKUS,
  async_order_processing_poll_interval: 3,
  async_order_processing_max_wait: 60,
}
const PROJECT = 14

test.use({ projectId: PROJECT, customer: 'pro', pictures: false })

const before: { key: string; value: unknown }[] = []
test.beforeAll(async ({ db }) => {
  const rows = await sql<{ key: string; value: unknown }>`select key, value from settings
    where project_id = ${PROJECT} and kind = 'app' and key = any(${Object.keys(SETTINGS)})`.execute(db)
  before.push(...rows.rows)
  for (const [key, value] of Object.entries(SETTINGS)) await set(db, key, value)
})
test.afterAll(async ({ db }) => {
  for (const { key, value } of before) await set(db, key, value)
})
test.beforeEach(async ({ db, shopper, baseURL }) => {
  for (const [key, value] of Object.entries(SETTINGS))
    await expect.poll(() => appSetting(baseURL ?? '', key, PROJECT), QUICK).toBe(value)
  const products = await goods(db, SKUS, { projectId: PROJECT, category: '1000-gram-cakes', from: 8 })
  await fillCart(shopper, products, 2)
})

const set = (db: TestDb, key: string, value: unknown) => setAppSetting(db, key, value, PROJECT)

/** The calls of the page about an order, in order. */
function watchOrders(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /(submit-order|get-netsuite-order-process|new-cart)/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  return asked
}

test('[ORD-02][ORD-03][ORD-04][ORD-18] a large order is dispatched once, polled and completed', {
  tag: ['@core', '@money'],
}, async ({ page, orderCount, checkout, shopper }) => {
  await checkout.openReviewOf(shopper)
  const asked = watchOrders(page)
  await checkout.submit()
  await checkout.seeComplete()
  // on a slow machine it is polled more than once
  expect([...new Set(asked)]).toEqual(['submit-order', 'get-netsuite-order-process', 'new-cart'])
  expect(asked.filter((name) => name !== 'get-netsuite-order-process')).toEqual(['submit-order', 'new-cart'])
  expect(await orderCount()).toBe(1)
})

test('[ORD-04][MSG-47][T17] a decline found by polling leads to payment', async ({
  orderCount,
  checkout,
  shopper,
}) => {
  await checkout.openReviewOf(shopper, cards.declinedAtSubmission)
  await checkout.submit()
  await checkout.seeDeclined()
  expect(await orderCount()).toBe(0)
})

test('[ORD-18][T1] a dispatched order is found although the response to the dispatch is lost', async ({
  page,
  orderCount,
  checkout,
  shopper,
}) => {
  await checkout.openReviewOf(shopper)
  await page.route('**/carts/submit-order*', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await checkout.submit()
  await checkout.seeComplete()
  expect(await orderCount()).toBe(1)
})

test('[MSG-49][MSG-50] a dispatch that never arrived shows the exception, and the order can be placed', async ({
  page,
  orderCount,
  frame,
  checkout,
  shopper,
}) => {
  await checkout.openReviewOf(shopper)
  await page.route('**/carts/submit-order*', (route) => route.abort('connectionrefused'))
  await checkout.submit()
  await frame.seeMessage('There was an error processing your order. Please contact customer', 'top center')
  expect(await orderCount()).toBe(0)
  await page.unrouteAll()
  await checkout.submit()
  await checkout.seeComplete()
  expect(await orderCount()).toBe(1)
})

test('[ORD-05][T47] an order still pending after the maximum wait offers only "Check again", until it is found', async ({
  page,
  orderCount,
  frame,
  checkout,
  shopper,
}) => {
  await page.clock.install()
  await checkout.openReviewOf(shopper)
  const asked = watchOrders(page)
  await page.route('**/get-netsuite-order-process/**', (route) =>
    route.fulfill({ json: { status: 'pending', response: null } }),
  )
  await checkout.submit()
  await expect(frame.heading).toHaveText("We're confirming your order")
  await page.clock.fastForward(SETTINGS.async_order_processing_max_wait * 1_000)
  await expect(frame.heading).toHaveText(/^We are still processing order \d+$/)
  await expect(checkout.placeOrder).toHaveCount(0)
  await page.unrouteAll()
  await checkout.main.getByRole('button', { name: 'Check again' }).click()
  await checkout.seeComplete()
  expect(asked.filter((name) => name === 'submit-order')).toHaveLength(1)
  expect(await orderCount()).toBe(1)
})

test('[ORD-03][ORD-06][T1] a tab closed during processing shows the order when it is opened again', async ({
  page,
  context,
  db,
  email,
  checkout,
  shopper,
  orderCount,
}) => {
  // approved after 8 seconds, longer than the other cards take
  await checkout.openReviewOf(shopper, '4000 0000 0000 3063')
  const sent = page.waitForRequest('**/carts/submit-order*')
  await checkout.submit()
  await sent
  // the server processes the request, so it has left the page
  await expect.poll(() => submitting(email), QUICK).toBe(1)
  const again = new CheckoutDriver(await context.newPage())
  await page.close()
  await again.open('review')
  await again.seeComplete()
  expect(await orderCount()).toBe(1)

  async function submitting(address: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from carts c
      join customers u on u.id = c.customer_id
      where u.email = ${address} and c.status = 'submitting'`.execute(db)
    return rows[0]?.n ?? 0
  }
})
