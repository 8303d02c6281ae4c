import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { countCalls } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })

test('[CHK-09][ORD-10] a pickup order says Pickup in every step, has the earliest day and the name of the account chosen, names no old total on Place order, and shows the warehouse in the confirmation', {
  tag: '@core',
}, async ({ page, db, shopper, checkout }) => {
  await fillCart(shopper, await goods(db, 1, { from: 60 }), 1)
  await checkout.open('details')
  await checkout.see('details')
  await checkout.main.getByRole('radio', { name: /^Pick up/ }).check()
  await checkout.main.getByRole('textbox', { name: 'Who picks it up' }).fill('Teddy Bloom')
  await checkout.main.getByRole('button', { name: 'Continue to pickup' }).click()
  await checkout.see('pickup')
  await expect(page).toHaveTitle(/^Pickup/)
  await expect(page.getByRole('navigation', { name: 'Checkout steps' })).not.toContainText('Shipping')
  await expect(
    checkout.main.getByRole('group', { name: 'Pickup day' }).getByRole('radio').first(),
  ).toBeChecked()
  await checkout.main
    .getByRole('group', { name: /^Pickup time/ })
    .getByRole('radio')
    .first()
    .check()
  await checkout.main.getByRole('button', { name: 'Continue to payment' }).click()
  await checkout.see('payment')
  await expect(checkout.main.getByRole('link', { name: 'Back to pickup' })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Order summary' })
  await checkout.main.getByRole('radio', { name: /^Credit card/ }).check()
  await expect(summary.getByRole('term').getByText('Card Fee')).toBeVisible()
  const same = checkout.main.getByRole('checkbox', { name: 'Same as the shipping address' })
  await same.uncheck()
  await expect(checkout.main.getByRole('textbox', { name: 'Full name' })).toHaveValue(/^\S+ \S+$/)
  await same.check()
  const withFee = await summary.getByRole('definition').last().textContent()
  await checkout.main.getByRole('radio', { name: /^Pay at pickup/ }).check()
  await expect(summary.getByRole('term').getByText('Card Fee')).toHaveCount(0)
  await expect(summary.getByRole('definition').last()).not.toHaveText(withFee ?? '')
  await expect(summary.getByRole('status').filter({ hasText: /^New total: \$/ })).toHaveCount(1)
  const release = await holdTotals(page)
  await checkout.main.getByRole('button', { name: 'Continue to review' }).click()
  await checkout.see('review')
  await expect(checkout.placeOrder).toHaveText('Place order')
  release()
  await expect(checkout.placeOrder).toHaveText(/^Place order \$/)
  await checkout.readyToPlace()
  await checkout.placeOrder.click()
  await checkout.seeComplete()
  await expect(checkout.main).toContainText(/Pickup .* at 4200 Lantern Mill Road, Springfield, MO 65803/)
  await expect(checkout.main).not.toContainText('we write to')
})

test('[CHK-15] old carts are purged after the first cart load of a login, whatever page is open', async ({
  page,
  frame,
}) => {
  const purges = countCalls(page, /purge-old-cart-data/)
  const purged = page.waitForResponse('**/purge-old-cart-data*')
  await page.goto('/news')
  await purged
  await frame.cartLink.click()
  await frame.seePath('/cart')
  await frame.seeCartSettled(0)
  expect(purges()).toBe(1)
})

test('switching between address form and saved addresses keeps the focus', async ({
  page,
  db,
  shopper,
  checkout,
}) => {
  await fillCart(shopper, await goods(db, 1, { from: 61 }), 1)
  await checkout.open('details')
  await checkout.main.getByRole('button', { name: 'Add address' }).focus()
  await page.keyboard.press('Enter')
  await expect(checkout.main.getByRole('textbox', { name: 'Full name' })).toBeFocused()
  await checkout.main.getByRole('button', { name: 'Use a saved address' }).focus()
  await page.keyboard.press('Enter')
  await expect(checkout.main.getByRole('group', { name: 'Ship to' }).getByRole('radio').first()).toBeFocused()
})

/** Holds the totals until the returned function is called. */
async function holdTotals(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/select-cart-totals*', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
