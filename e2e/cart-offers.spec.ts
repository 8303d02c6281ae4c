import type { Page } from '@playwright/test'
import { cartCalls } from '#contract/cart/carts.ts'
import { changeBoot } from './change-boot.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { holdCalls } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })

/** Intercepts pages to change some settings, so that other specs are not affected. */
async function withSettings(page: Page, settings: Readonly<Record<string, string | boolean>>): Promise<void> {
  await changeBoot(page, ({ app_settings }) => ({ app_settings: { ...app_settings, ...settings } }))
  await page.route('**/get-app-settings', (route) => route.abort())
}

test('[DATA-17] rush shipping is chosen in the cart, shown at once and kept', async ({
  page,
  db,
  shopper,
  frame,
  cart,
}) => {
  await fillCart(shopper, await goods(db, 1, { category: 'Fountains', from: 10 }), 2)
  await cart.open()
  await frame.seeCartSettled(2)
  await expect(cart.rush).not.toBeChecked()
  const release = await holdCalls(page, '**/update-cart')
  await cart.rush.check()
  await expect(frame.cartLink).toHaveAttribute('aria-busy', 'true')
  await release()
  await frame.seeCartSettled(2)
  await page.reload()
  await expect(cart.rush).toBeChecked()
  expect(await shopper.call(cartCalls.selectCart, { query: {} })).toMatchObject({ rush_shipping: true })
})

test('[DATA-04][DATA-09][DATA-10][DATA-17] settings control rush shipping, recommended products with their heading, and the help text', async ({
  page,
  db,
  shopper,
  frame,
  cart,
}) => {
  await fillCart(shopper, await goods(db, 1, { category: 'Fountains', from: 11 }), 2)
  await cart.open()
  const recommended = cart.main.getByRole('region', { name: 'Goes well with this cart' })
  await expect(recommended.getByRole('listitem')).toHaveCount(4)
  await withSettings(page, {
    rush_shipping_in_cart_enabled: false,
    cart_recommended_products_label: 'Also loud',
    text_cart_contact_help: 'Ask for Ada.',
  })
  await page.reload()
  await expect(cart.main.getByRole('heading', { name: 'Also loud' })).toBeVisible()
  await expect(cart.rush).toHaveCount(0)
  await expect(cart.summary).toContainText('Ask for Ada.')
  await page.unrouteAll()
  await withSettings(page, { show_cart_recommended_products: 'no' })
  await page.reload()
  await frame.seeCartSettled(2)
  await expect(cart.rush).toBeVisible()
  await expect(cart.main.getByRole('heading', { level: 2 })).toHaveText(['Summary'])
})

test('[API-61] following a recommended product records the click', async ({ page, db, shopper, cart }) => {
  await fillCart(shopper, await goods(db, 1, { category: 'Fountains', from: 12 }), 2)
  await cart.open()
  const link = cart.main.getByRole('region', { name: 'Goes well with this cart' }).getByRole('link').first()
  const name = await link.textContent()
  const told = page.waitForRequest('**/recommended-click')
  await link.click()
  expect((await told).postDataJSON()).toMatchObject({ cartId: expect.any(Number) })
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
})
