import type { Page } from '@playwright/test'
import { LISTING_PAGE_SIZE } from '#contract/platform/constants.ts'
import { contentCalls } from '#contract/content/content.ts'
import { FIXED_LINKS } from '#src/services/catalogue/listing/shop-paths.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'

test.use({ pictures: false, javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

/** The footer has the links of the server's menus, each to a page that is there. */
async function seeMenusOfFooter(page: Page, shopper: Shopper, prefix: string): Promise<void> {
  for (const title of ['Information', 'Pricing']) {
    const menu = `${prefix}_${title.toLowerCase()}_options`
    const items = await shopper.call(contentCalls.getMenuItems, { params: { menu } })
    expect(items).not.toEqual([])
    const links = page.getByRole('contentinfo').getByRole('region', { name: title }).getByRole('link')
    await expect(links).toHaveText(items.map((item) => item.title))
    for (const { link_to } of items) {
      await expect(links.and(page.locator(`[href="${link_to}"]`))).toHaveCount(1)
      expect((await page.request.get(link_to ?? '')).status(), link_to ?? '').toBe(200)
    }
  }
}

for (const projectId of [11, 14] as const)
  test.describe(`storefront ${projectId}`, { tag: projectId === 11 ? '@core' : [] }, () => {
    test.use({ projectId })

    test('[NAV-40] without a script a visitor reads the pages, follows their links, those of the footer too, and searches', async ({
      page,
      shopper,
    }) => {
      await page.goto('/')
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Contact' })).toBeVisible()
      await seeMenusOfFooter(page, shopper, projectId === 11 ? 'rw' : 'pl')
      await main(page).getByRole('link', { name: 'Shop all', exact: true }).click()
      await expect(main(page).getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
      await expect(page).toHaveTitle(/^Shop /)
      const tiles = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
      await expect(tiles).toHaveCount(LISTING_PAGE_SIZE)
      const name = (await tiles.first().getByRole('heading').textContent()) ?? ''
      await main(page)
        .getByRole('link', { name: /^(Page )?2$/ })
        .click()
      await expect(page).toHaveURL(/\?page=2$/)
      await expect(tiles.first().getByRole('heading')).not.toHaveText(name)
      await tiles.first().getByRole('heading').getByRole('link').click()
      await expect(main(page).getByRole('table')).toBeVisible()
      const search = page.getByRole('search').filter({ visible: true })
      await search.getByRole('combobox').fill('gold')
      await search.getByRole('combobox').press('Enter')
      await expect(page).toHaveURL(/\/sl\?search=gold$/)
    })

    test('[NAV-01] without a script Shop All opens, and leads, as the bar beside it, to listings that are there', async ({
      page,
    }) => {
      await page.goto('/')
      const bar = page.getByRole('navigation', { name: 'Categories' })
      const panel = bar.getByRole('region', { name: 'Popular' })
      await expect(panel).toBeHidden()
      await bar.getByRole('button', { name: 'Shop All' }).click()
      await expect(panel.getByRole('link').first()).toBeVisible()
      const hrefs = await bar
        .locator('a[href^="/sl"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs).toEqual(expect.arrayContaining(['/sl', ...FIXED_LINKS.map(({ path }) => path)]))
      expect(hrefs.filter((path) => path.startsWith('/sl/c/')).length).toBeGreaterThanOrEqual(5)
      for (const path of hrefs) expect((await page.request.get(path)).status(), path).toBe(200)
      await panel.getByRole('link', { name: 'All Products' }).click()
      await expect(main(page).getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
      const categories = bar.locator('a[href^="/sl/c/"]').filter({ visible: true })
      const name = (await categories.first().textContent()) ?? ''
      await categories.first().click()
      await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    })

    test('a drawn page has its styles, no other inline script and no style of an element', async ({
      page,
    }) => {
      for (const path of ['/', '/sl', '/login', '/register']) {
        await page.goto(path)
        await expect(page.locator('#root script, #root [style], link[rel="stylesheet"]')).toHaveCount(0)
        const { height } = (await page.getByRole('contentinfo').boundingBox()) ?? { height: 0 }
        expect(height).toBeGreaterThan(100)
      }
    })
  })

test('control: a page that the server does not draw is empty without scripts', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/cart')
  await expect(page.getByRole('heading')).toHaveCount(0)
})
