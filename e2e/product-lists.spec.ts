import type { Page } from '@playwright/test'
import { NARROW, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { QUICK } from './quick-poll.ts'

const MIDDLE = 992

test.use({ customer: 'silver', pictures: false })

/** What is too wide is scrolled on its own, not the page. */
async function seeNoWiderThan(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), QUICK)
      .toBeLessThanOrEqual(width)
  }
}

test('[CART-08][ENT-18] favorites and up to four compared products are kept while the customer is logged in', async ({
  page,
  frame,
  listing,
}) => {
  await listing.open('/sl/c/500-Gram-Cakes')
  const names = (await listing.names()).slice(0, 5)
  const [first = '', , , , fifth = ''] = names
  const addable = listing.tiles.filter({
    has: page.locator('button:not([aria-disabled="true"])', { hasText: 'Add to cart' }),
  })
  const liked = (await addable.first().getByRole('heading').textContent()) ?? ''
  const button = (list: string, name: string) =>
    listing.tile(name).getByRole('button', { name: `${list}: ${name}` })
  for (const name of names.slice(0, 4)) await button('Compare', name).click()
  await expect(button('Compare', first)).toHaveAttribute('aria-pressed', 'true')
  await expect(button('Compare', fifth)).toHaveAccessibleName(/4 products are compared already$/)
  await button('Favorite', liked).click()
  await page
    .getByRole('complementary', { name: 'Compared products' })
    .getByRole('link', { name: 'Compare 4 of 4' })
    .click()
  await frame.seeHeading('Compare products')
  const table = page.getByRole('table', { name: 'Compared products' })
  await expect(table.getByRole('columnheader')).toHaveCount(5)
  const rows = table.getByRole('rowheader')
  const all = await rows.count()
  await page.getByRole('checkbox', { name: 'Only what differs' }).check()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expect(rows.nth(1)).toHaveAccessibleName(/\(differs\)$/)
  await seeNoWiderThan(page, [NARROW, MIDDLE, WIDE])
  await table.getByRole('button', { name: `Compare without ${first}` }).click()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await frame.openAccountMenu()
  await page.getByRole('link', { name: 'Carts' }).click()
  const favorites = page.getByRole('region', { name: 'Favorites' })
  // what lasts beyond the session
  await favorites.getByRole('button', { name: 'Save as template' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await frame.seeMessage('The template is saved.', 'bottom right')
  await expect(page.getByRole('region', { name: 'Templates' })).toContainText('Favorites')
  await favorites.getByRole('button', { name: `Add to cart: ${liked}` }).click()
  await frame.seeCartSettled(1)
  await frame.logOut()
  await expect(page).toHaveURL('/')
  // a page that arrives takes the focus from the search box
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  // without a reload, which would clear them too
  await frame.searchFor(liked)
  await expect(button('Favorite', liked).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Favorite: ', pressed: true })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Compared products' })).toBeHidden()
})
