import { cartCalls } from '#contract/cart/carts.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import { expect, test } from './switched.ts'
import { restock, setStock } from './stock.ts'

test.use({ customer: 'silver', pictures: false })

test.afterEach(({ db }) => restock(db))

test('[MSG-31] lines of a large cart are found, chosen with Shift, removed, and back in their order after Undo', async ({
  page,
  db,
  shopper,
  cart,
}) => {
  const products = await goods(db, 14, { category: 'Fountains' })
  await fillCart(shopper, products)
  await cart.open()
  await expect(cart.lines).toHaveCount(14)
  const names = await cart.lines.getByRole('link').allInnerTexts()
  const choice = (at: number) => cart.main.getByRole('checkbox', { name: `Choose ${names[at]}` })
  await choice(2).check()
  await choice(4).click({ modifiers: ['Shift'] })
  await expect(cart.main.getByRole('status').filter({ hasText: '14 lines, 3 chosen' })).toBeVisible()
  const remove = cart.main.getByRole('button', { name: 'Remove 3 chosen' })
  await remove.focus()
  await remove.press('Enter')
  await expect(cart.lines.getByRole('link')).toHaveText(names.toSpliced(2, 3))
  await expect(cart.main.getByRole('button', { name: 'Remove chosen' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cart.lines.getByRole('link')).toHaveText(names)
  const find = cart.main.getByRole('searchbox', { name: 'Find in cart' })
  await find.fill(products[0]?.model ?? '')
  await expect(cart.lines).toHaveCount(1)
  await expect(cart.main.getByRole('status').filter({ hasText: '1 of 14 lines' })).toBeVisible()
})

test('one press sets all lines to what is left, and a link to one clears the find field', async ({
  page,
  db,
  shopper,
  cart,
}) => {
  const products = await goods(db, 14, { category: 'Fountains' })
  await fillCart(shopper, products, 3)
  const short = products.slice(0, 2)
  await setStock(db, short, 1)
  await cart.open()
  await cart.main.getByRole('searchbox', { name: 'Find in cart' }).fill('no such line')
  await expect(cart.main.getByText('No line matches “no such line”.')).toBeVisible()
  await cart.main.getByRole('link', { name: short[0]?.name ?? '', exact: true }).click()
  await expect(cart.quantity(short[0]?.name ?? '')).toBeFocused()
  await cart.main.getByRole('button', { name: 'Set 2 lines to what is left' }).click()
  for (const { name } of short) await cart.seeQuantity(name, 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const { name } of short) await cart.seeQuantity(name, 3)
  const { items } = await shopper.call(cartCalls.selectCart, {})
  expect(items.map(({ quantity }) => quantity)).toEqual(products.map(() => 3))
})
