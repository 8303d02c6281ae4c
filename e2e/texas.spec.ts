import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'

const SENTENCE =
  'Bottle Rockets and Stick Rockets cannot be shipped to Texas. Remove these products from your cart to continue checking out.'

test.use({ customer: 'texas', pictures: false })

test('[MSG-51][MSG-52][CHK-14][VAL-22] rockets for Texas block cart and checkout until they are removed', {
  tag: '@core',
}, async ({ page, db, shopper, frame, cart, checkout }) => {
  const [rocket] = await goods(db, 1, { category: 'Bottle-Rockets' })
  const [cake] = await goods(db, 1, { from: 25 })
  if (!rocket || !cake) throw new Error('a rocket and a cake are needed')
  await fillCart(shopper, [rocket, cake])
  await checkout.open('details')
  await expect(checkout.texas).toContainText(SENTENCE)
  await expect(page.getByRole('button', { name: 'Continue to shipping' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('link', { name: 'Back to cart' }).click()
  await frame.seePath('/cart')
  await expect(cart.main.getByRole('alert')).toContainText(SENTENCE)
  await cart.checkOut.click()
  await checkout.texas.getByRole('button', { name: `Remove ${rocket.name}` }).click()
  await expect(checkout.texas).toBeHidden()
  await checkout.completeDetails()
})

test('[CHK-13] a failed Texas check restricts until it succeeds', async ({
  page,
  db,
  shopper,
  frame,
  checkout,
}) => {
  await fillCart(shopper, await goods(db, 1, { from: 26 }))
  await page.route('**/get-disable-shipping-to-texas*', (route) => route.abort('connectionreset'))
  await checkout.open('details')
  await expect(checkout.texas).toContainText('We could not verify this order.')
  await frame.seeRest()
  await page.unrouteAll()
  await checkout.texas.getByRole('button', { name: 'Retry' }).click()
  await expect(checkout.texas).toBeHidden()
  await checkout.completeDetails()
})

test('a restricted order for Texas can be switched to pickup', async ({ db, shopper, checkout }) => {
  await fillCart(shopper, await goods(db, 1, { category: 'Stick-Rockets' }))
  await checkout.open('details')
  await checkout.texas.getByRole('button', { name: 'Pick up instead' }).click()
  await expect(checkout.texas).toBeHidden()
})
