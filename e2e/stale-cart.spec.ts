import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart, replaceCart } from './orders.ts'
import { countCalls } from './watched-calls.ts'

test.use({ customer: 'silver', pictures: false })

const WARNING = 'Stale cart detected. A new cart has been created'

test('[CART-10][CART-11][CART-12][MSG-30] a cart replaced elsewhere shows the new one at once, with one warning', async ({
  db,
  frame,
  cart,
  shopper,
}) => {
  const [old, ...others] = await goods(db, 3, { from: 44 })
  if (!old) throw new Error('a product is needed')
  await fillCart(shopper, [old], 2)
  await cart.openWhole()
  await cart.seeQuantity(old.name, 2)
  await frame.seeCartSettled(2)
  await frame.seeRest()
  await replaceCart(shopper, others, 3)
  await cart.increase(old.name)
  await frame.seeMessage(WARNING, 'top center')
  await frame.seePath('/cart')
  for (const { name } of others) await cart.seeQuantity(name, 3)
  await expect(cart.main).not.toContainText(old.name)
  await frame.seeCartSettled(6)
  // the toast closes by itself, and no call reports the new cart again
  await expect(frame.messages('top center')).not.toContainText(WARNING)
  expect(frame.countMessages(WARNING, 'top center')).toBe(1)
})

test('[CART-12][T21] an add to a replaced cart is applied to the new one once', { tag: '@core' }, async ({
  db,
  page,
  frame,
  product,
  shopper,
}) => {
  const [old, wanted] = await goods(db, 2, { from: 47 })
  if (!old || !wanted) throw new Error('two products are needed')
  await fillCart(shopper, [old], 2)
  await product.open(wanted.url)
  await frame.seeCartSettled(2)
  await frame.seeRest()
  await shopper.call(cartCalls.newCart, { body: {} })
  const adds = countCalls(page, /update-customer-cart-product/)
  await product.add(wanted.name)
  await frame.seeMessage(WARNING, 'top center')
  await frame.seeCartSettled(1)
  const { items } = await shopper.call(cartCalls.selectCart, {})
  expect(items.map(({ products_id, quantity }) => [products_id, quantity])).toEqual([[wanted.id, 1]])
  expect(adds()).toBeLessThanOrEqual(2)
  expect(frame.countMessages(WARNING, 'top center')).toBe(1)
})

test('[CART-12][MSG-30][T21] a checkout step on a replaced cart leads to the new cart with a notice', async ({
  db,
  page,
  frame,
  cart,
  checkout,
  shopper,
}) => {
  const [old, other] = await goods(db, 2, { from: 50 })
  if (!old || !other) throw new Error('two products are needed')
  await fillCart(shopper, [old], 2)
  await checkout.open('details')
  await checkout.completeDetails()
  await frame.seeRest()
  await replaceCart(shopper, [other], 3)
  // the click unmounts the step
  await checkout.main
    .getByRole('group', { name: 'Freight' })
    .getByRole('radio', { checked: false })
    .first()
    .click()
  await frame.seeMessage(WARNING, 'top center')
  await frame.seePath('/cart')
  await expect(cart.main).toContainText('Your earlier cart was ordered or kept for later.')
  await cart.seeQuantity(other.name, 3)
  await expect(cart.main).not.toContainText(old.name)
  await frame.seeCartSettled(3)
  await expect(page.getByRole('alert').filter({ hasText: 'no longer the current one' })).toHaveCount(0)
  // the chosen quote was not saved for the new cart, whose checkout starts at the first step
  const { shipping_quotes_id } = await shopper.call(cartCalls.selectCart, {})
  expect(shipping_quotes_id).toBe(null)
  expect(frame.countMessages(WARNING, 'top center')).toBe(1)
  await checkout.open('details')
  await checkout.completeDetails()
})

test('[CART-12][ORD-06] a cart that was ordered elsewhere long ago is not confirmed as if it were ordered now, and its order is named', {
  tag: ['@core', '@money'],
}, async ({ db, page, frame, cart, checkout, orderCount, shopper }) => {
  await fillCart(shopper, await goods(db, 1, { from: 52 }))
  await cart.openWhole()
  await expect(cart.checkOut).toBeEnabled()
  await frame.seeRest()
  const { data } = await submit(shopper, await goToReview(shopper))
  await sql`update submissions set settled_at = settled_at - interval '1 day'
    where cart_id = ${data?.cart_id}`.execute(db)
  await cart.checkOut.click()
  await expect(cart.main.getByRole('alert')).toContainText(
    `Your earlier cart is already order ${data?.orders_id}.You were not charged again.`,
  )
  await cart.seeEmpty()
  await page.getByRole('link', { name: 'View your latest order' }).click()
  await checkout.seeComplete()
  expect(await checkout.orderNumber()).toBe(data?.orders_id)
  expect(await orderCount()).toBe(1)
})
