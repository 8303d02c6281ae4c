import type { Page } from '@playwright/test'
import { cartCalls } from '#contract/cart/carts.ts'
import { seededEmail, seededPassword } from '#tests/support/shopper.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { fillCart } from './orders.ts'

test.use({ customer: 'new', pictures: false })

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Afterwards the page is wide again. */
async function scan(page: Page, screen: string): Promise<string[]> {
  const found = await violationsOn(page, screen, [NARROW, WIDE])
  await page.setViewportSize({ width: WIDE, height: 900 })
  return found
}

test('[ACC-03][API-21][MSG-18] the profile is saved, another e-mail address with the password', async ({
  page,
  frame,
  login,
}) => {
  await page.goto('/account/orders')
  await frame.openAccountMenu()
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await frame.seeHeading('Profile')
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name })
  await field('First name').fill('Ottilie')
  await button(page, 'Save').click()
  await frame.seeMessage('Updated.', 'bottom right')
  await expect(page.getByRole('button', { name: /^Hi, Ottilie/ })).toBeVisible()
  const wanted = seededEmail(`other-${crypto.randomUUID()}`)
  await field('E-mail').fill(wanted)
  await button(page, 'Save').click()
  await page.getByRole('link', { name: 'Current password: Required' }).click()
  await expect(field('Current password')).toBeFocused()
  await field('Current password').fill(seededPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('status')).toContainText('old address')
  await expect(field('Current password')).toBeHidden()
  await page.reload()
  await expect(field('E-mail')).toHaveValue(wanted)
  await frame.logOut()
  await frame.goToLogin()
  await login.logIn(wanted)
  await expect(page.getByRole('button', { name: /^Hi, Ottilie/ })).toBeVisible()
})

test('[ACC-05][PRC-05][PRC-08][THM-05][MSG-22] preferences are kept in the browser or saved, and silver is offered once', async ({
  page,
  frame,
}) => {
  await page.goto('/account/preferences')
  await frame.seeHeading('Preferences')
  const root = page.locator(':root')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('switch', { name: 'Reduce motion' }).check()
  await page.getByRole('switch', { name: /^Keyboard shortcut/ }).uncheck()
  await page.getByRole('checkbox', { name: 'Newsletter' }).check()
  const notices = page.getByRole('region', { name: 'What we send you' })
  await notices.getByRole('button', { name: 'Save' }).click()
  await frame.seeMessage('Updated.', 'bottom right')
  expect(await scan(page, 'preferences')).toEqual([])
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-motion', 'reduce')
  await expect(page.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked()
  await page.getByRole('main').getByRole('heading', { level: 1 }).press('/')
  await expect(frame.searchBox).not.toBeFocused()
  await button(page, 'Move to silver').click()
  await frame.seeMessage('Pricing Level Updated', 'bottom right')
  await expect(page.getByRole('heading', { name: 'Price level' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Price level' })).toContainText('Silver')
  await expect(button(page, 'Move to silver')).toBeHidden()
})

test('[ACC-02][ACC-15][MSG-33][MSG-35][MSG-37] a saved cart is renamed and deleted where it stands, and loaded in place of another', async ({
  db,
  page,
  frame,
  shopper,
}) => {
  const [first, second] = await goods(db, 2, { from: 54 })
  if (!first || !second) throw new Error('two products are needed')
  for (const product of [first, second]) {
    await fillCart(shopper, [product], 2)
    await shopper.call(cartCalls.updateCart, { body: { cart_name: `Stand ${product.id}` } })
    await shopper.call(cartCalls.newCart, { body: {} })
  }
  await fillCart(shopper, [first], 3)
  await page.goto('/account/carts')
  const list = page.getByRole('main').getByRole('list')
  const card = (name: string) =>
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await button(page, `Rename Stand ${first.id}`).click()
  await expect(page.getByRole('textbox', { name: 'Name of this cart' })).toBeFocused()
  await page.keyboard.type('Spring')
  await page.getByRole('textbox', { name: 'Name of this cart' }).fill('Spring stand')
  await page.keyboard.press('Enter')
  await frame.seeMessage('Cart Name Updated', 'bottom right')
  await expect(card('Spring stand').getByRole('heading')).toBeFocused()
  await card('Spring stand').getByText('Products', { exact: true }).click()
  await expect(card('Spring stand').getByRole('link', { name: first.name })).toBeVisible()
  expect(await scan(page, 'carts')).toEqual([])
  await button(page, `Delete Stand ${second.id}`).click()
  await button(page, 'Keep').click()
  await expect(card(`Stand ${second.id}`).getByRole('heading')).toBeFocused()
  await button(page, `Delete Stand ${second.id}`).click()
  await button(page, 'Delete').click()
  await frame.seeMessage('Cart marked for deletion', 'bottom right')
  await expect(frame.heading).toBeFocused()
  await button(page, 'Load Spring stand').click()
  const dialog = page.getByRole('dialog', { name: 'Your cart is not empty' })
  await expect(dialog).toContainText('3 cases')
  expect(await scan(page, 'replace the cart')).toEqual([])
  await dialog.getByRole('button', { name: 'Replace it' }).click()
  await frame.seeMessage('Saved cart has been loaded.', 'bottom right')
  await frame.seePath('/cart')
  await expect(frame.heading).toContainText('Spring stand')
  const { carts } = await shopper.call(cartCalls.selectSavedCarts, {})
  expect(carts.map(({ cart_name }) => cart_name)).toEqual(['Spring stand'])
})
