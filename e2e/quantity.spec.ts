import { cartCalls } from '#contract/cart/carts.ts'
import { QUANTITY_DEBOUNCE } from '#contract/platform/constants.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { QUICK } from './quick-poll.ts'
import { countCalls } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })

const quantitiesOf = async (shopper: Shopper) =>
  (await shopper.call(cartCalls.selectCart, {})).items.map(({ quantity }) => quantity)

test('[CART-06][CART-17] the stepper of a tile shows and sets the quantity in the cart', {
  tag: '@core',
}, async ({ page, db, shopper, frame, listing }) => {
  const [product] = await goods(db, 1, { category: 'Fountains', from: 13 })
  if (!product) throw new Error('a product is needed')
  const { name } = product
  await fillCart(shopper, [product], 3)
  await page.clock.install()
  await listing.open(`/sl?search=${product.model}`)
  await listing.seeInCart(name, 3)
  await listing
    .tile(name)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await listing.seeInCart(name, 4)
  await expect.poll(() => quantitiesOf(shopper), QUICK).toEqual([4])
  // typed within the debounce, however slow the machine is
  await page.clock.pauseAt(Date.now() + 60_000)
  await listing.quantity(name).focus()
  await page.keyboard.type('12')
  await page.clock.resume()
  await listing.seeInCart(name, 12)
  await expect(listing.quantity(name)).toBeFocused()
  await expect.poll(() => quantitiesOf(shopper), QUICK).toEqual([12])
  await frame.seeCartSettled(12)
  await listing.quantity(name).fill('0')
  await page.keyboard.press('Enter')
  await expect(listing.tile(name).getByRole('button', { name: `Add to cart: ${name}` })).toBeVisible()
  await expect.poll(() => quantitiesOf(shopper), QUICK).toEqual([])
})

test('after an add the focus stays in the tile, and the second click of a double click does nothing', async ({
  page,
  db,
  frame,
  listing,
}) => {
  const [product] = await goods(db, 1, { category: 'Fountains', from: 14 })
  if (!product) throw new Error('a product is needed')
  const { name } = product
  await listing.open(`/sl?search=${product.model}`)
  await listing
    .tile(name)
    .getByRole('button', { name: `Add to cart: ${name}` })
    .dblclick()
  await frame.seeCartSettled(1)
  await frame.seePath(`/sl?search=${product.model}`)
  await expect(listing.tile(name).getByRole('link', { name: /^1 in cart/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await frame.seePath('/cart')
})

test('[CART-17][CONST-31] a typed quantity is sent debounced, with the field still focused', async ({
  page,
  db,
  shopper,
  frame,
  cart,
}) => {
  const [product] = await goods(db, 1, { category: 'Fountains', from: 15 })
  if (!product) throw new Error('a product is needed')
  await fillCart(shopper, [product], 2)
  const sent = countCalls(page, /update-customer-cart-product/)
  await page.clock.install()
  await cart.open()
  await frame.seeCartSettled(2)
  await page.clock.pauseAt(Date.now() + 60_000)
  await cart.quantity(product.name).focus()
  await page.keyboard.type('14')
  await page.clock.runFor(QUANTITY_DEBOUNCE - 1)
  expect(sent()).toBe(0)
  await page.clock.resume()
  await frame.seeCartSettled(14)
  expect(sent()).toBe(1)
  await expect(cart.quantity(product.name)).toBeFocused()
  await cart.seeQuantity(product.name, 14)
})
