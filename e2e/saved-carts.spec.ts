import type { Page } from '@playwright/test'
import { cartCalls } from '#contract/cart/carts.ts'
import { violationsOn } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'
import type { FrameDriver } from './pages/frame.driver.ts'

test.use({ customer: 'silver', pictures: false })

test('[CART-04][MSG-33][MSG-35][MSG-37][MSG-38][API-53] a cart is named, saved under another name, restored by Undo, loaded and deleted', async ({
  db,
  page,
  frame,
  cart,
  checkout,
  shopper,
}) => {
  const [first, second] = await goods(db, 2, { from: 54 })
  if (!first || !second) throw new Error('two products are needed')
  await fillCart(shopper, [first], 2)
  await cart.open()
  await frame.seeCartSettled(2)
  const drawer = page.getByRole('dialog', { name: 'Saved carts' })
  await renameInDrawer({ page, frame }, 'Spring')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Spring')
  await cart.save.click()
  const name = page.getByRole('textbox', { name: 'Name of the saved cart' })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Spring')
  await name.fill('Spring stand')
  await page.keyboard.press('Enter')
  await frame.seeMessage('Current cart has been saved and new cart has been created.', 'bottom right')
  await expect(cart.main.getByRole('heading', { name: 'Your cart is saved' })).toBeFocused()
  await expect(cart.main).toContainText('Your cart is empty.')
  await cart.main.getByRole('button', { name: 'Undo' }).click()
  await cart.seeQuantity(first.name, 2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await cart.save.click()
  await page.keyboard.press('Enter')
  await cart.seeEmpty()
  await fillCart(shopper, [second], 3)
  await page.getByRole('button', { name: 'Saved carts' }).click()
  await expect(drawer.getByRole('listitem')).toContainText(['Spring stand'])
  await drawer.getByRole('button', { name: 'Load and check out: Spring stand' }).click()
  await frame.seeMessage('Saved cart has been loaded.', 'bottom right')
  await checkout.see('details')
  const { items } = await shopper.call(cartCalls.selectCart, {})
  expect(items.map(({ products_id, quantity }) => [products_id, quantity])).toEqual([[first.id, 2]])
  await cart.open()
  await cart.seeQuantity(first.name, 2)
  await page.getByRole('button', { name: 'Saved carts' }).click()
  await drawer.getByRole('button', { name: /^Delete Cart of/ }).click()
  await drawer.getByRole('button', { name: 'Delete', exact: true }).click()
  await frame.seeMessage('Cart marked for deletion', 'bottom right')
  await expect(drawer).toContainText('No saved carts.')
  expect(frame.countMessages('Stale cart', 'top center')).toBe(0)
})

async function renameInDrawer(
  { page, frame }: { page: Page; frame: FrameDriver },
  name: string,
): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Saved carts' })
  await page.getByRole('button', { name: 'Saved carts' }).click()
  await expect(drawer).toContainText('No saved carts.')
  await drawer.getByRole('textbox', { name: 'Name of this cart' }).fill(name)
  await drawer.getByRole('button', { name: 'Save name' }).click()
  await frame.seeMessage('Cart Name Updated', 'bottom right')
  await expect(drawer.getByRole('button', { name: 'Save name' })).not.toHaveAttribute('aria-busy')
  await page.keyboard.press('Escape')
}

test('[MSG-36] a cart that cannot be deleted shows an error and stays', async ({
  db,
  page,
  frame,
  cart,
  shopper,
}) => {
  await fillCart(shopper, await goods(db, 1, { from: 56 }), 1)
  await shopper.call(cartCalls.newCart, { body: {} })
  await cart.open()
  await page.route('**/mark-for-deletion', (route) => route.abort())
  await page.getByRole('button', { name: 'Saved carts' }).click()
  const drawer = page.getByRole('dialog', { name: 'Saved carts' })
  await drawer.getByRole('button', { name: /^Delete Cart of/ }).click()
  expect(await violationsOn(page, 'saved carts')).toEqual([])
  await drawer.getByRole('button', { name: 'Delete', exact: true }).click()
  await frame.seeMessage('Failed to delete cart', 'top center')
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
})
