import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ customer: 'silver', pictures: false })

/** Answers listings with another first product. */
const changeFirst = (page: Page, change: object) =>
  page.route('**/public/api/products*', async (route) => {
    const response = await route.fetch()
    // such as 419, after which the app asks again
    if (!response.ok()) return route.fulfill({ response })
    const answer = (await response.json()) as { products: object[] }
    const [first = {}, ...others] = answer.products
    await route.fulfill({ response, json: { ...answer, products: [{ ...first, ...change }, ...others] } })
  })

test('[LIST-21] the order form shows the same products in rows without overflow at any width', async ({
  page,
  listing,
}) => {
  await listing.open('/sl?page=2')
  const [name = ''] = await listing.names()
  const form = page.getByRole('list', { name: 'Order form' })
  const choose = page.getByRole('button', { name: 'Order form' })
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Case price')).toBeVisible()
  const row = form.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(choose).toBeFocused()
  await row.getByRole('spinbutton').fill('2')
  for (const width of [1440, 992, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByRole('button', { name: /^Increase/ })).toBeInViewport({ ratio: 1 })
    await expect(row.getByText(/^\$/).last()).toBeInViewport({ ratio: 1 })
    expect((await row.getByRole('link', { name }).boundingBox())?.height).toBeLessThan(30)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(listing.tile(name)).toBeVisible()
})

test('[LIST-21] a long name in the order form takes two lines at most, beside the facts or above them', async ({
  page,
  listing,
}) => {
  const name = 'Thunder and Lightning Finale Rack Assortment'
  await changeFirst(page, { products_name: name })
  await listing.open('/sl/c/500-Gram-Cakes')
  await page.getByRole('button', { name: 'Order form' }).click()
  const link = page.getByRole('list', { name: 'Order form' }).getByRole('link', { name })
  await expect(link).toBeVisible()
  for (const width of [1440, 1400, 1200, 992]) {
    await page.setViewportSize({ width, height: 844 })
    const lines = await link.evaluate((element) => element.getClientRects().length)
    expect({ width, fits: lines <= 2 }).toEqual({ width, fits: true })
  }
})

test('[LIST-21] the day on which a product is expected is not covered by the quantity beside it', async ({
  page,
  listing,
}) => {
  await changeFirst(page, { quantity: 0, eta: '2098-12-20' })
  await listing.open('/sl/c/500-Gram-Cakes')
  await page.getByRole('button', { name: 'Order form' }).click()
  const row = page.getByRole('list', { name: 'Order form' }).getByRole('listitem').first()
  const day = await row.getByText('Expected Dec 20, 2098').boundingBox()
  const quantity = await row.getByRole('button', { name: /^Decrease/ }).boundingBox()
  expect((day?.x ?? Infinity) + (day?.width ?? 0)).toBeLessThan(quantity?.x ?? 0)
})

test('[LIST-21] Enter in a quantity moves to the next one, Shift+Enter to the previous one', async ({
  page,
  listing,
}) => {
  await listing.open('/sl/c/500-Gram-Cakes')
  await page.getByRole('button', { name: 'Order form' }).click()
  const fields = page.getByRole('list', { name: 'Order form' }).locator('input:not(:disabled)')
  await fields.nth(0).fill('4')
  await page.keyboard.press('Enter')
  await expect(fields.nth(1)).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await expect(fields.nth(0)).toBeFocused()
  await expect(page.getByText(/^1 line, 4 cases,/)).toBeVisible()
})
