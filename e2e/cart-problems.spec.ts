import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { restock, setStock } from './stock.ts'
import { expect, test } from './switched.ts'

test.use({ customer: 'silver', pictures: false })
test.afterEach(({ db }) => restock(db))

test('[T45][CHK-03] sold-out lines are marked and removed with one press, and a line over the stock is reduced with one', {
  tag: '@core',
}, async ({ page, db, shopper, frame, cart, checkout }) => {
  const products = await goods(db, 4, { category: 'Novelties' })
  const [kept, limited, ...gone] = products
  if (!kept || !limited) throw new Error('four products are needed')
  await fillCart(shopper, products, 5)
  await page.clock.install()
  await cart.open()
  await frame.seeCartSettled(20)
  await setStock(db, gone, 0)
  await setStock(db, [limited], 3)
  await cart.checkOut.click()
  await expect(cart.main.getByRole('heading', { name: '2 lines are sold out' })).toBeFocused()
  await frame.seePath('/cart')
  await expect(cart.main.getByText('is sold out')).toHaveCount(0)
  for (const { name } of gone) {
    await expect(cart.line(name)).toContainText('Sold out. Remove it to check out.')
    await expect(cart.quantity(name)).toHaveAccessibleDescription('Sold out. Remove it to check out.')
  }
  const others = cart.main.getByRole('heading', { level: 3, name: '1 line asks for more than is left' })
  await expect(others, 'a heading of its own').toBeVisible()
  // the message is shown for 12 seconds only
  await page.clock.pauseAt(Date.now() + 60_000)
  await cart.main.getByRole('button', { name: 'Remove 2 sold-out lines' }).click()
  await expect(cart.lines).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await frame.seeMessage('Removed 2 lines from the cart', 'bottom right')
  await expect(frame.messages('bottom right').getByText('Removed 2 lines from the cart')).toHaveCount(1)
  await page.clock.resume()
  await expect(cart.main.getByRole('heading', { name: '1 line asks for more than is left' })).toBeVisible()
  await cart.line(limited.name).getByRole('button', { name: 'Set to 3' }).click()
  await frame.seeCartSettled(8)
  await cart.checkOut.click()
  await checkout.see('details')
})

test('after a line is removed the next line has the focus, after the last one the heading', async ({
  page,
  db,
  shopper,
  frame,
  cart,
}) => {
  const products = await goods(db, 3, { category: 'Novelties', from: 4 })
  const [first, second, third] = products.toSorted((one, other) => (one.model < other.model ? -1 : 1))
  if (!first || !second || !third) throw new Error('three products are needed')
  await fillCart(shopper, products, 1)
  await cart.open()
  await frame.seeCartSettled(3)
  const remove = (name: string) => cart.line(name).getByRole('button', { name: `Remove ${name}` })
  await remove(second.name).focus()
  await page.keyboard.press('Enter')
  await expect(remove(third.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove(first.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await cart.seeEmpty()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
