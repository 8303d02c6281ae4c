import { cartCalls } from '#contract/cart/carts.ts'
import type { TestDb } from '#tests/support/database.ts'
import { type Goods, goods } from './goods.ts'
import { holdCalls } from './watched-calls.ts'
import { fillCart } from './orders.ts'
import { restock, setStock } from './stock.ts'
import { expect, test } from './switched.ts'

test.use({ customer: 'silver', pictures: false })

const UPDATE = '**/update-customer-cart-product*'

async function one(db: TestDb, from: number, category = 'Fountains'): Promise<Goods> {
  const [product] = await goods(db, 1, { category, from })
  if (!product) throw new Error('a product is needed')
  return product
}

test.afterEach(({ db }) => restock(db))

test('[CART-13][HDR-07][HDR-09] a change is shown before the response, with a spinner in place of the icon', {
  tag: '@core',
}, async ({ page, db, shopper, frame, cart }) => {
  const product = await one(db, 0)
  await fillCart(shopper, [product], 2)
  await cart.open()
  await frame.seeCartSettled(2)
  const release = await holdCalls(page, UPDATE)
  await cart.increase(product.name)
  await cart.seeQuantity(product.name, 3)
  await frame.seeCartCount(3)
  await expect(frame.cartLink).toHaveAttribute('aria-busy', 'true')
  await release()
  await frame.seeCartSettled(3)
})

test('[CART-16] a rejected change is undone with a message', { tag: '@core' }, async ({
  db,
  shopper,
  frame,
  cart,
}) => {
  const product = await one(db, 1)
  await fillCart(shopper, [product], 2)
  await cart.open()
  await frame.seeCartSettled(2)
  await setStock(db, [product], 0)
  await cart.increase(product.name)
  await frame.seeMessage(`${product.name} is sold out. Nothing was changed.`, 'top center')
  await frame.seeCartSettled(2)
  await cart.seeQuantity(product.name, 2)
})

test('[CART-14][CART-15] a message about a line is shown for 5 seconds, until the cart is reloaded', {
  tag: '@core',
}, async ({ page, db, shopper, frame, cart }) => {
  const product = await one(db, 2)
  await fillCart(shopper, [product], 2)
  await setStock(db, [product], 3)
  await page.clock.install()
  await cart.open()
  await frame.seeCartSettled(2)
  await page.clock.pauseAt(Date.now() + 60_000)
  await cart.setQuantity(product.name, 9)
  const message = cart.line(product.name).getByText('Only 3 cases left; quantity set to 3')
  await expect(message).toBeVisible()
  await cart.seeQuantity(product.name, 3)
  await page.clock.runFor(4_900)
  await expect(message).toBeVisible()
  await page.clock.runFor(200)
  await expect(message).toBeHidden()
  await cart.seeQuantity(product.name, 3)
})

test('[MSG-31] Undo restores a removed line', { tag: '@core' }, async ({
  page,
  db,
  shopper,
  frame,
  cart,
}) => {
  const [first, second] = [await one(db, 3), await one(db, 4)]
  await fillCart(shopper, [first, second], 3)
  await page.clock.install()
  await cart.open()
  await frame.seeCartSettled(6)
  // the message with Undo is shown for 2 seconds only
  await page.clock.pauseAt(Date.now() + 60_000)
  await cart.remove(first.name)
  await frame.seeMessage('Product(s) removed from cart', 'bottom right')
  await expect(cart.line(first.name)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await cart.seeQuantity(first.name, 3)
  await frame.seeCartSettled(6)
})

test('[HDR-08][CONST-15] above 999 the badge says 999+', { tag: '@core' }, async ({
  db,
  shopper,
  frame,
  cart,
}) => {
  const product = await one(db, 5)
  await setStock(db, [product], 2_000)
  await fillCart(shopper, [product], 999)
  await cart.open()
  await frame.seeCartSettled(999)
  await expect(frame.cartLink).toHaveText('999')
  await cart.increase(product.name)
  await frame.seeCartSettled(1_000)
  await expect(frame.cartLink).toHaveText('999+')
})

test('[MSG-42][MSG-44][MSG-45][CPN-01] a coupon is rejected, applied and removed', { tag: '@core' }, async ({
  db,
  shopper,
  frame,
  cart,
}) => {
  await fillCart(shopper, [await one(db, 6)], 4)
  await cart.open()
  await expect(cart.total('Estimated total')).toHaveText(/\$/)
  const before = await cart.total('Estimated total').textContent()
  await cart.applyCoupon('NOSUCH')
  await expect(cart.summary.getByRole('textbox', { name: 'Coupon code' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await cart.summary.getByRole('textbox', { name: 'Coupon code' }).fill('SPRING12')
  await cart.summary.getByRole('button', { name: 'Apply' }).click()
  await frame.seeMessage('SPRING12 Coupon Code Applied.', 'bottom right')
  await cart.seeCoupon('SPRING12')
  await expect(cart.summary.getByRole('button', { name: /SPRING12/ })).toBeFocused()
  await expect(cart.total('Estimated total')).not.toHaveText(before ?? '')
  await cart.removeCoupon('SPRING12')
  await frame.seeMessage('Coupon Code Deleted', 'bottom right')
  await expect(cart.summary.locator('summary')).toBeFocused()
  await expect(cart.total('Estimated total')).toHaveText(before ?? '')
})

test('[CART-10][CART-11][CART-12][MSG-30] a cart replaced on another device is replaced here, with one warning', {
  tag: '@core',
}, async ({ db, shopper, frame, cart }) => {
  const product = await one(db, 7)
  await fillCart(shopper, [product], 2)
  await cart.openWhole()
  await frame.seeCartSettled(2)
  await frame.seeRest()
  await shopper.call(cartCalls.newCart, { body: {} })
  await cart.increase(product.name)
  await frame.seeMessage('Stale cart detected. A new cart has been created', 'top center')
  await frame.seeCartSettled(0)
  await cart.seeEmpty()
  expect(frame.countMessages('Stale cart detected', 'top center')).toBe(1)
})

test('an empty cart links to the products', async ({ page, frame, cart }) => {
  await cart.open()
  await cart.seeEmpty()
  await page.getByRole('link', { name: 'Browse products' }).click()
  await frame.seePath('/sl')
})
