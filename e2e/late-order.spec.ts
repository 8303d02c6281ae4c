import { goToReview, submit } from '#tests/support/checkout.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards, CheckoutDriver } from './pages/checkout.driver.ts'

test.use({ customer: 'silver', pictures: false })
test.beforeEach(async ({ db, shopper }) => fillCart(shopper, await goods(db, 1, { from: 31 })))

test('[T5][ORD-06] a press on Place order that meets an order of the same cart from another device shows that order', {
  tag: '@money',
}, async ({ page, orderCount, shopper, checkout }) => {
  await checkout.openReviewOf(shopper)
  await checkout.readyToPlace()
  const placed = Promise.withResolvers<void>()
  const reading = page.waitForRequest('**/select-cart-billing*')
  await page.route('**/select-cart-billing*', async (route) => {
    await placed.promise
    await route.continue()
  })
  await checkout.placeOrder.click()
  await reading
  await submit(shopper, await goToReview(shopper))
  placed.resolve()
  await checkout.seeComplete()
  expect(await orderCount()).toBe(1)
})

test('[T2][ORD-06] a tab reopened at payment leads to the confirmation of an order that arrives late', async ({
  page,
  context,
  orderCount,
  checkout,
  shopper,
}) => {
  await checkout.openReviewOf(shopper)
  const leaving = page.waitForRequest('**/carts/submit-order*')
  // it is on its way for as long as nothing of this tab reaches the server
  await page.route('**/get-netsuite-order-process/**', (route) => route.abort('connectionreset'))
  await page.route('**/carts/submit-order*', (route) => route.abort('connectionreset'))
  const asked = page.waitForEvent('requestfailed', (request) => /order-process/.test(request.url()))
  await checkout.submit()
  const late = await leaving
  // a call that is paused when its page is closed would reach the server
  await asked
  const content = { headers: late.headers(), data: late.postData() ?? '' }
  const again = new CheckoutDriver(await context.newPage())
  await page.close()
  await again.open('review')
  await again.see('payment')
  await again.fillCard(cards.good)
  expect(await (await context.request.post(late.url(), content)).json()).toMatchObject({ errors: [] })
  await again.continueToReview()
  await again.seeComplete()
  expect(await orderCount()).toBe(1)
})
