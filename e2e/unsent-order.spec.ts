import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards } from './pages/checkout.driver.ts'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'

test.use({ customer: 'silver', pictures: false })

const lose = (page: Page) => page.route('**/api/**', (route) => route.abort('connectionrefused'))

test('[CHK-12][ORD-14] Place order while the store does not answer says that nothing was sent, on every step and until the order is placed', {
  tag: ['@core', '@money'],
}, async ({ page, db, orderCount, frame, checkout, shopper }) => {
  await fillCart(shopper, await goods(db, 1, { from: 36 }))
  await checkout.openReviewOf(shopper)
  await checkout.readyToPlace()
  await lose(page)
  await checkout.placeOrder.click()
  const panel = checkout.main.getByRole('alert').filter({ hasText: 'this attempt sent nothing' })
  await expect(panel.getByRole('heading', { name: 'The order was not sent' })).toBeFocused()
  await expect(panel).toContainText('charged nothing')
  await frame.seeMessage('An error occurred.', 'top center')
  await checkout.goToStep('Shipping')
  await checkout.see('shipping')
  await expect(panel).toBeVisible()
  await page.unrouteAll()
  await page.goBack()
  await checkout.readyToPlace()
  await expect(panel).toBeVisible()
  expect(await orderCount()).toBe(0)
  await checkout.placeOrder.click()
  await checkout.seeComplete()
  await expect(panel).toHaveCount(0)
  expect(await orderCount()).toBe(1)
})

test('[PAY-05][MSG-03] Continue at payment while the store does not answer says on the page that nothing was charged, and goes on afterwards', {
  tag: '@money',
}, async ({ page, db, checkout, shopper }) => {
  await fillCart(shopper, await goods(db, 1, { from: 36 }))
  await chooseCheapestQuote(shopper)
  await checkout.open('payment')
  await checkout.fillCard(cards.good)
  await lose(page)
  await checkout.continueToReview()
  const summary = checkout.main.getByRole('alert').filter({ hasText: 'The store did not answer.' })
  await expect(summary).toContainText('Nothing was charged.')
  await page.unrouteAll()
  await checkout.continueToReview()
  await checkout.see('review')
  await expect(summary).toHaveCount(0)
})
