import type { Page } from '@playwright/test'
import type { SubmitOrderResponse } from '#contract/checkout/submit-order.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards } from './pages/checkout.driver.ts'
import { countCalls } from './watched-calls.ts'

test.use({ pictures: false })

/** Intercepts pages and settings to disable checkout, so that other specs still check out. */
async function closeCheckout(page: Page): Promise<void> {
  await page.route('**/get-app-settings*', async (route) => {
    const answer = await route.fetch()
    const settings: object = await answer.json()
    await route.fulfill({ response: answer, json: { ...settings, is_checkout_disabled: true } })
  })
  await page.route(
    (url) => ['/cart', '/checkout'].includes(url.pathname),
    async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const closed = html.replace('"is_checkout_disabled":false', '"is_checkout_disabled":true')
      expect(closed).not.toBe(html)
      await route.fulfill({ response: answer, body: closed })
    },
  )
}

/** Intercepts the settings that checkout reads to skip the verification of cards. */
const skipCardCheck = (page: Page) =>
  page.route('**/get-app-settings*', async (route) => {
    const answer = await route.fetch()
    const settings: object = await answer.json()
    await route.fulfill({ response: answer, json: { ...settings, cybersource_disabled: true } })
  })

test.describe('a customer of the silver level', () => {
  test.use({ customer: 'silver' })

  test('[SHIP-04][DATA-12][DATA-13][DATA-14][DATA-15] sees the texts of the settings about carriers and fees, and no credit application', async ({
    page,
    db,
    checkout,
    shopper,
  }) => {
    await fillCart(shopper, await goods(db, 2), 2)
    await checkout.open('details')
    await checkout.see('details')
    const street = checkout.main.getByRole('textbox', { name: 'Street' })
    await expect(checkout.main.getByRole('group', { name: 'Ship to' })).toBeVisible()
    await expect(street).toHaveCount(0)
    await checkout.main.getByRole('button', { name: 'Add address' }).click()
    await expect(street).toBeVisible()
    await page.reload()
    await expect(checkout.main.getByRole('group', { name: 'Ship to' })).toBeVisible()
    await expect(street).toHaveCount(0)
    await checkout.completeDetails()
    await expect(checkout.main).toContainText('Ozark Ridge Freight is our preferred carrier')
    await checkout.completeShipping()
    await checkout.number.fill('4111')
    await expect(checkout.main).toContainText(/Card fee 2\.5% of the subtotal: \$\d/)
    await checkout.number.fill('3782')
    await expect(checkout.main).toContainText(/Card fee 3\.5% of the subtotal: \$\d/)
    await expect(checkout.main.getByRole('link', { name: 'Apply for credit terms' })).toHaveCount(0)
  })

  test('[PAY-05] pays by card without the card processor, skipping only the authorization', async ({
    page,
    db,
    checkout,
    shopper,
  }) => {
    await fillCart(shopper, await goods(db, 1), 2)
    await skipCardCheck(page)
    const authorizations = countCalls(page, /auth-credit-card/)
    await checkout.open('details')
    await checkout.completeDetails()
    await checkout.completeShipping()
    await checkout.fillCard(cards.good)
    await checkout.continueToReview()
    await checkout.see('review')
    expect(authorizations()).toBe(0)
  })

  test('[PAY-05][DATA-24] verifies the card on the page of payment, when the card processor was switched on since checkout was opened, and places the order', {
    tag: ['@core', '@money'],
  }, async ({ page, db, orderCount, checkout, shopper }) => {
    await fillCart(shopper, await goods(db, 1), 2)
    await skipCardCheck(page)
    const authorizations = countCalls(page, /auth-credit-card/)
    await checkout.openReviewOf(shopper)
    await checkout.readyToPlace()
    // the server has the processor on
    await page.unrouteAll()
    await checkout.placeOrder.click()
    await checkout.see('payment')
    await expect(checkout.main.getByRole('alert')).toContainText('Please verify it again.')
    expect([authorizations(), await orderCount()]).toEqual([0, 0])
    await checkout.continueToReview()
    await checkout.see('review')
    expect(authorizations()).toBe(1)
    await checkout.readyToPlace()
    await checkout.placeOrder.click()
    await checkout.seeComplete()
    expect(await orderCount()).toBe(1)
  })

  test('[DATA-23][CHK-03][CHK-04] sees on the cart that checkout is disabled, with the text of the setting', async ({
    page,
    db,
    cart,
    frame,
    shopper,
  }) => {
    await fillCart(shopper, await goods(db, 1), 2)
    await closeCheckout(page)
    await cart.open()
    const button = cart.main.getByRole('button', { name: 'Checkout is closed for the season' })
    await expect(button).toBeDisabled()
    await expect(cart.checkOut).toHaveCount(0)
    await page.goto('/checkout')
    await frame.seeHeading('Page not found')
  })

  test('[CHK-02][CHK-03] leaves checkout at once when it is disabled as Place order is pressed, and keeps the cart', {
    tag: '@core',
  }, async ({ page, db, cart, frame, checkout, shopper }) => {
    const products = await goods(db, 1)
    await fillCart(shopper, products, 2)
    await checkout.openReviewOf(shopper)
    // intercepted instead of changing the setting, so that other specs still check out
    const refusal: SubmitOrderResponse = {
      success: false,
      message: 'An error occurred',
      errors: ['Checkout is switched off at the moment. Your cart is kept.'],
      card_declined: false,
      data: { kind: 'disabled', cart_id: null, orders_id: null, total: null, changes: [], new_cart_id: null },
    }
    await page.route('**/carts/submit-order*', (route) => route.fulfill({ json: refusal }))
    await closeCheckout(page)
    await checkout.submit()
    await frame.seeHeading('Page not found')
    await cart.open()
    await expect(cart.main.getByRole('button', { name: 'Checkout is closed for the season' })).toBeDisabled()
    await expect(cart.main).toContainText(products[0]?.name ?? 'a product')
  })
})

test.describe('a customer of the gold level', () => {
  test.use({ customer: 'gold' })

  test('[DATA-15] sees the link to apply for credit', async ({ db, checkout, shopper }) => {
    await fillCart(shopper, await goods(db, 1), 2)
    await checkout.open('details')
    await checkout.completeDetails()
    await checkout.completeShipping()
    const link = checkout.main.getByRole('link', { name: 'Apply for credit terms' })
    await expect(link).toHaveAttribute('href', '/pages/credit-application')
  })
})
