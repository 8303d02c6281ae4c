import type { Route } from '@playwright/test'
import { sql } from 'kysely'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards, steps } from './pages/checkout.driver.ts'
import { countCalls } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })
test.beforeEach(async ({ db, shopper }) => fillCart(shopper, await goods(db, 1, { from: 34 })))

const losses: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a connection that breaks': (route) => route.abort('connectionreset'),
  'a failing proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  'a fault of the server': (route) => route.fulfill({ status: 500, json: { success: false, errors: ['x'] } }),
}

for (const [cause, lose] of Object.entries(losses))
  test(`[T1][ORD-04][MSG-49] a response lost to ${cause} leads to the order without a failure`, {
    tag: cause === 'a connection that breaks' ? ['@core', '@money'] : [],
  }, async ({ page, orderCount, frame, checkout, shopper }) => {
    await checkout.openReviewOf(shopper)
    const sent = countCalls(page, /submit-order/)
    await page.route('**/carts/submit-order*', async (route) => {
      await route.fetch()
      await lose(route)
    })
    await checkout.submit()
    await checkout.seeComplete()
    expect(frame.shownMessages('top center')).toEqual([])
    expect(sent()).toBe(1)
    expect(await orderCount()).toBe(1)
  })

test('[MSG-49][MSG-50][T1] a request that never arrived shows the exception once it is known that there is no order', {
  tag: ['@core', '@money'],
}, async ({ page, orderCount, frame, checkout, shopper }) => {
  await checkout.openReviewOf(shopper)
  await page.route('**/carts/submit-order*', (route) => route.abort('connectionrefused'))
  await checkout.submit()
  await frame.seeMessage(
    'There was an error processing your order. Please contact customer service at',
    'top center',
  )
  expect(await orderCount()).toBe(0)
  await page.unrouteAll()
  await checkout.submit()
  await checkout.seeComplete()
  expect(await orderCount()).toBe(1)
})

test('[ORD-16][T1] Place order while offline sends nothing and keeps everything', {
  tag: '@money',
}, async ({ page, context, orderCount, checkout, shopper }) => {
  await checkout.openReviewOf(shopper)
  await checkout.readyToPlace()
  const sent = countCalls(page, /submit-order/)
  await context.setOffline(true)
  await expect(checkout.placeOrder).toHaveAccessibleDescription('You are offline.')
  await checkout.placeOrder.press('Enter')
  await checkout.see('review')
  await context.setOffline(false)
  await expect(checkout.placeOrder).toHaveAccessibleDescription('')
  expect([sent(), await orderCount()]).toEqual([0, 0])
  await checkout.placeOrder.click()
  await checkout.seeComplete()
  expect([sent(), await orderCount()]).toEqual([1, 1])
})

test('[ORD-05][T1] an order placed as the network fails is polled and found when it returns', async ({
  page,
  context,
  orderCount,
  frame,
  checkout,
  shopper,
}) => {
  await checkout.openReviewOf(shopper)
  await page.route('**/carts/submit-order*', async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  await checkout.submit()
  await frame.seeHeading("We're confirming your order")
  await context.setOffline(false)
  await checkout.seeComplete()
  expect(await orderCount()).toBe(1)
})

for (const step of ['details', 'shipping', 'payment', 'review'] as const)
  test(`[T30] a session that expires on ${step} leads through login back to checkout`, {
    tag: step === 'review' ? '@core' : [],
  }, async ({ db, email, page, frame, login, checkout, orderCount }) => {
    await checkout.open('details')
    if (step !== 'details') await checkout.completeDetails()
    if (step === 'payment' || step === 'review') await checkout.completeShipping()
    if (step === 'review') await checkout.payWith(cards.good)
    // all requests of the step have finished, so the press below causes the first 401
    const freight = checkout.main
      .getByRole('group', { name: 'Freight' })
      .getByRole('radio', { checked: false })
    if (step === 'shipping') await freight.first().waitFor()
    if (step === 'payment') await checkout.fillCard(cards.good)
    if (step === 'review') await checkout.readyToPlace()
    await frame.seeRest()
    await sql`update sessions set revoked_at = now()
      where customer_id = (select id from customers where email = ${email})`.execute(db)
    if (step === 'details') await page.reload()
    if (step === 'shipping') await freight.first().click()
    if (step === 'payment') await checkout.continueToReview()
    if (step === 'review') await checkout.placeOrder.click()
    await login.seeAsked()
    await login.logIn(email)
    // the card was cleared with the session, so review leads back to payment
    await checkout.see(step === 'review' ? 'payment' : step)
    await expect(page).toHaveURL(steps[step === 'review' ? 'payment' : step].path)
    expect(await orderCount()).toBe(0)
  })
