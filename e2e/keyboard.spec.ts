import type { Locator, Page } from '@playwright/test'
import { seededPassword } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { openTakenOver } from './hydration.ts'
import { fillCart } from './orders.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the target has the focus, and expects a visible focus indicator. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(target)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

test('the first Tab shows a skip link, and it leads to the main content', { tag: '@core' }, async ({
  page,
  listing,
}) => {
  await listing.open('/sl')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('logging in and adding to the cart work by keyboard', async ({
  page,
  db,
  email,
  frame,
  listing,
  login,
}) => {
  const [product] = await goods(db, 1, { from: 22 })
  if (!product) throw new Error('a product is needed')
  await page.goto('/')
  await tabTo(page, frame.searchBox)
  await page.keyboard.type(product.model)
  await page.keyboard.press('Enter')
  const tile = listing.tile(product.name)
  await tabTo(page, tile.getByRole('link', { name: 'Log in to see price' }))
  await page.keyboard.press('Enter')
  await login.seeAsked()
  await tabTo(page, login.email)
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(login.password).toBeFocused()
  await page.keyboard.type(seededPassword)
  await tabTo(page, login.submit)
  await page.keyboard.press('Enter')
  await frame.seePath(`/sl?search=${product.model}`)
  await tabTo(page, tile.getByRole('spinbutton'))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, tile.getByRole('button', { name: /^Add / }))
  await page.keyboard.press('Enter')
  await frame.seeCartSettled(2)
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('after each navigation the heading has the focus', { tag: '@core' }, async ({
    page,
    db,
    shopper,
    frame,
    listing,
    cart,
    checkout,
  }) => {
    const [product] = await goods(db, 1, { from: 23 })
    if (!product) throw new Error('a product is needed')
    await fillCart(shopper, [product])
    await openTakenOver(page, '/')
    await expect(frame.heading).not.toBeFocused()
    await page.getByRole('link', { name: 'Shop all', exact: true }).click()
    await frame.seeHeadingFocused(/All Products/)
    await listing.goToPage(2)
    await frame.seeHeadingFocused(/All Products/)
    await listing.choose('Color', 'Lime')
    await expect(listing.filter('Color', 'Lime')).toBeFocused()
    await page.goBack()
    await frame.seeHeadingFocused(/All Products/)
    await frame.cartLink.click()
    await frame.seeHeadingFocused(/^Cart/)
    await cart.checkOut.click()
    await frame.seeHeadingFocused('Details')
    await checkout.completeDetails()
    await frame.seeHeadingFocused('Shipping')
    await page.goBack()
    await frame.seeHeadingFocused('Details')
    await page.goBack()
    await frame.seeHeadingFocused(/^Cart/)
  })

  test('a toast moves away from the focused element', async ({ page, db, listing }) => {
    const [product] = await goods(db, 1, { from: 24 })
    if (!product) throw new Error('a product is needed')
    await page.setViewportSize({ width: 390, height: 844 })
    await listing.open(`/sl?search=${product.model}`)
    const add = listing.tile(product.name).getByRole('button', { name: /^Add / })
    await tabTo(page, add)
    const { y = 0, height = 0 } = (await add.boundingBox()) ?? {}
    await page.setViewportSize({ width: 390, height: Math.ceil(y + height + 40) })
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => {
      const box = document.querySelector('[aria-label="Messages, bottom right"]')?.getBoundingClientRect()
      const focused = document.activeElement?.getBoundingClientRect()
      return box && box.height > 0 && focused && (box.bottom <= focused.top || box.top >= focused.bottom)
    })
  })

  test('the hit areas of finished steps do not overlap', async ({ page, db, shopper, checkout }) => {
    await fillCart(shopper, await goods(db, 1, { from: 24 }))
    await checkout.open('details')
    await checkout.completeDetails()
    await checkout.completeShipping()
    await expect
      .poll(() => checkout.main.getByRole('link', { name: /^Change/ }).count(), QUICK)
      .toBeGreaterThan(2)
    for (const width of [390, 700, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const edges = await checkout.main.getByRole('link', { name: /^Change/ }).evaluateAll((links) =>
        links.flatMap((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return [top, bottom]
        }),
      )
      expect(edges.length).toBeGreaterThan(4)
      expect(edges).toEqual(edges.toSorted((a, b) => a - b))
    }
  })
})
