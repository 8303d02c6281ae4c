import { expect, test } from './fixtures.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

test('a visitor meets one login link on a tile, which leads back to the listing', async ({
  page,
  listing,
  login,
  frame,
}) => {
  await listing.open('/sl/c/Sparklers')
  const links = listing.tiles.first().locator('a[href="/login"]')
  await expect(links).toHaveText(['Log in to see price'])
  await links.click()
  await login.seeAsked()
  await page.goBack()
  await frame.seePath('/sl/c/Sparklers')
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[LIST-14] sets a price ceiling that no range offers, and a search keeps to the one it names', async ({
    page,
    listing,
    frame,
  }) => {
    await listing.open('/sl/c/Fountains')
    const ceiling = page.getByRole('textbox', { name: 'Under, in dollars per case' })
    await ceiling.fill('63')
    await ceiling.press('Enter')
    await frame.seePath('/sl/c/Fountains?priceFilters=-63')
    await listing.seeChips('Under $63')
    await expect(page.getByRole('checkbox', { name: 'Under $63' })).toBeChecked()
    await ceiling.fill('')
    await page.getByRole('button', { name: 'Apply' }).click()
    await frame.seePath('/sl/c/Fountains')
    await frame.searchFor('fountain under $63')
    // the tiles of the listing before stay until those of the search are there
    await expect
      .poll(async () => {
        const prices = await listing.tiles.getByText(/^\$[\d,.]+$/).allTextContents()
        return Math.max(...prices.map((price) => Number(price.replaceAll(/[$,]/g, ''))))
      }, QUICK)
      .toBeLessThan(63)
  })

  test('[CART-18] Quick add suggests products, a list is pasted, and on a phone the total stays in sight', async ({
    page,
  }) => {
    await page.goto('/cart')
    const quick = page.getByRole('combobox', { name: 'Quick add by model or UPC' })
    await quick.fill('hw10')
    await expect(page.locator('datalist option[value^="HW10"]').first()).toBeAttached()
    await quick.fill('HW1005')
    await quick.press('Enter')
    await expect(page.getByRole('spinbutton', { name: 'Quantity of Quiet Monsoon' })).toHaveValue('1')
    await page.getByRole('link', { name: 'Paste a list' }).click()
    await page.getByLabel('Your list').fill('"SKU","QTY"\r\n"MB1007","2"\r\n')
    await page.getByRole('button', { name: 'Check the lines' }).click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'Open cart' }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.getByRole('region', { name: 'Total' })
    await expect(bar).toBeInViewport()
    await expect(bar).toContainText(/[Tt]otal \$\d/)
    await bar.getByRole('link', { name: 'Check out' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  })
})
