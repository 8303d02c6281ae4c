import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'

test.use({ customer: 'silver', pictures: false })

test('[CART-20] a cart that cannot be loaded shows an error, and Retry loads it', { tag: '@core' }, async ({
  page,
  db,
  shopper,
  cart,
}) => {
  const [product] = await goods(db, 1, { category: 'Fountains', from: 8 })
  if (!product) throw new Error('a product is needed')
  await fillCart(shopper, [product])
  await page.route('**/select-cart?*', (route) => route.abort('connectionreset'))
  const retry = page.getByRole('button', { name: 'Retry' })
  // the page reads a second time, with the step that the totals are for
  const readByPage = page.waitForRequest((request) => request.postData()?.includes('01-cart') ?? false)
  await cart.open()
  await readByPage
  await expect(page.getByText('Your cart could not be loaded.')).toBeVisible()
  await expect(retry).not.toHaveAttribute('aria-busy', 'true')
  await page.unrouteAll()
  await retry.click()
  await cart.seeQuantity(product.name, 1)
})

test('offline the cart stays readable and its controls are disabled', async ({
  page,
  context,
  db,
  shopper,
  frame,
  cart,
}) => {
  const [product] = await goods(db, 1, { category: 'Fountains', from: 9 })
  if (!product) throw new Error('a product is needed')
  await fillCart(shopper, [product], 2)
  await cart.open()
  await frame.seeCartSettled(2)
  await context.setOffline(true)
  await expect(page.getByText('cart changes are paused')).toBeVisible()
  await expect(cart.quantity(product.name)).toBeDisabled()
  await expect(cart.checkOut).toHaveAttribute('aria-disabled', 'true')
  await expect(cart.checkOut).toHaveAccessibleDescription('You are offline.')
  await context.setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
  await cart.increase(product.name)
  await frame.seeCartSettled(3)
})
