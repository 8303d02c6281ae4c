import type { Page } from '@playwright/test'
import { cartCalls } from '#contract/cart/carts.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { cards, CheckoutDriver } from './pages/checkout.driver.ts'
import { FrameDriver } from './pages/frame.driver.ts'
import { ProductDriver } from './pages/product.driver.ts'
import { QUICK } from './quick-poll.ts'

test.use({ customer: 'silver', pictures: false })
test.beforeEach(async ({ db, shopper }) => fillCart(shopper, await goods(db, 2, { from: 30 })))

/** Sets the first line of the cart through the API, as another device would. */
async function setFirstLine(shopper: Shopper, quantity: number): Promise<string> {
  const { items } = await shopper.call(cartCalls.selectCart, {})
  const [line] = items
  if (!line) throw new Error('the cart is empty')
  const { id, products_id, products_name } = line
  await shopper.call(cartCalls.updateCartProduct, { body: { cart_product: { id, products_id, quantity } } })
  return products_name
}

/** The page reads the cart once more after the card is verified. */
async function cartReadAfterCard(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/auth-credit-card'))
  const calls = ['/select-cart?', '/select-cart-summary', '/select-cart-totals']
  await Promise.all(calls.map((call) => page.waitForResponse((response) => response.url().includes(call))))
}

async function seeChanges(page: Page, checkout: CheckoutDriver, name: string): Promise<void> {
  await checkout.see('shipping')
  const panel = checkout.main.getByRole('alert').filter({ hasText: `${name}: 3 cases in the cart now.` })
  await expect(panel).toContainText('Your order was not placed and you have not been charged.')
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('3 cases')
  await checkout.completeShipping()
}

test('[T24][T25] a cart changed on another device after review is not charged, and the changes are shown', {
  tag: ['@core', '@money'],
}, async ({ page, orderCount, shopper, checkout }) => {
  const cartRead = cartReadAfterCard(page)
  await checkout.openReviewOf(shopper)
  await cartRead
  const name = await setFirstLine(shopper, 3)
  await checkout.submit()
  await seeChanges(page, checkout, name)
  expect(await orderCount()).toBe(0)
})

test('[T24] a cart changed on another device during the submission is not charged', async ({
  page,
  orderCount,
  shopper,
  checkout,
}) => {
  await checkout.openReviewOf(shopper)
  let name = ''
  await page.route('**/carts/submit-order*', async (route) => {
    name = await setFirstLine(shopper, 3)
    await route.continue()
  })
  await checkout.submit()
  await expect.poll(() => name, QUICK).not.toBe('')
  await seeChanges(page, checkout, name)
  expect(await orderCount()).toBe(0)
})

test('[T5][ORD-06] two tabs that place the order concurrently show the confirmation of the same order', {
  tag: ['@core', '@money'],
}, async ({ page, context, orderCount, checkout, shopper }) => {
  await checkout.openReviewOf(shopper)
  const other = new CheckoutDriver(await context.newPage())
  await other.open('payment')
  await other.payWith(cards.good)
  await other.readyToPlace()
  await page.bringToFront()
  await checkout.readyToPlace()
  // the second press may find its tab on the confirmation already
  const press = (tab: CheckoutDriver) =>
    Promise.race([tab.placeOrder.click().catch(() => undefined), tab.seeComplete()])
  await Promise.all([press(checkout), press(other)])
  await checkout.seeComplete()
  await other.seeComplete()
  expect(await other.orderNumber()).toBe(await checkout.orderNumber())
  expect(await orderCount()).toBe(1)
})

test('[T5][CART-12] a tab at payment follows the order of another tab, and one at details the cart that is saved for later', async ({
  page,
  context,
  db,
  orderCount,
  shopper,
  checkout,
  cart,
}) => {
  await checkout.openReviewOf(shopper)
  const other = new CheckoutDriver(await context.newPage())
  await other.open('payment')
  await other.see('payment')
  await page.bringToFront()
  await checkout.submit()
  await checkout.seeComplete()
  await other.seeComplete()
  expect(await other.orderNumber()).toBe(await checkout.orderNumber())
  expect(await orderCount()).toBe(1)
  await fillCart(shopper, await goods(db, 1, { from: 33 }))
  await other.open('details')
  await other.see('details')
  await cart.open()
  await cart.save.click()
  await page.keyboard.press('Enter')
  await cart.seeEmpty()
  await expect(other.page).toHaveURL(/\/cart$/)
  await expect(other.main).toContainText('Your earlier cart was ordered or kept for later.')
})

test('[T22][T21] the first add after an order works in a tab opened before it', async ({
  page,
  context,
  db,
  checkout,
  shopper,
}) => {
  const [wanted] = await goods(db, 1, { from: 40 })
  if (!wanted) throw new Error('a product is needed')
  const other = await context.newPage()
  const product = new ProductDriver(other)
  const frame = new FrameDriver(other)
  await product.open(wanted.url)
  await frame.seeCartSettled(2)
  await page.bringToFront()
  await checkout.openReviewOf(shopper)
  await checkout.submit()
  await checkout.seeComplete()
  await other.bringToFront()
  await product.add(wanted.name)
  await frame.seeCartSettled(1)
})

test('[SES-20][T37] a logout in one tab logs out the other within 5 seconds', { tag: '@core' }, async ({
  context,
  page,
  frame,
}) => {
  await context.clock.install()
  await page.goto('/cart')
  await frame.seeCartSettled(2)
  const other = await context.newPage()
  await other.goto('/')
  await new FrameDriver(other).logOut()
  await expect(
    other
      .getByRole('banner')
      .getByRole('link', { name: /log in/i })
      .first(),
  ).toBeVisible()
  await context.clock.fastForward(5_000)
  await expect(frame.cartLink).toHaveCount(0)
  await frame.seePath('/login')
})
