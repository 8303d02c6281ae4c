import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { QUICK } from './quick-poll.ts'

test('[NAV-10] the icon of a brand is in its tiles, the filter, the product page and the menu', async ({
  page,
  listing,
}) => {
  const icon = page.locator('img[src^="/images/brand/Halewick.svg"]')
  const seeDrawn = async (place: Locator) => {
    await expect(place.locator(icon).first()).toBeVisible()
    await expect
      .poll(() => icon.first().evaluate((image: HTMLImageElement) => image.naturalWidth), QUICK)
      .toBeGreaterThan(0)
  }
  await listing.open('/sl/b/Halewick')
  await seeDrawn(listing.tiles.first())
  await seeDrawn(page.getByRole('group', { name: 'Brand' }))
  await listing.tiles.first().getByRole('link').first().click()
  await seeDrawn(page.getByRole('article'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Brands', { exact: true }).click()
  await seeDrawn(menu)
})
