import { productCalls } from '#contract/catalogue/products.ts'
import { expect, test } from './fixtures.ts'

test.use({ pictures: false })

for (const projectId of [11, 14] as const) {
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test(`[LIST-21][LIST-23] an additional filter in the URL narrows the list, and its control can remove it (${projectId})`, {
      tag: projectId === 11 ? '@core' : [],
    }, async ({ frame, listing, shopper }) => {
      const { meta } = await shopper.call(productCalls.products, { body: {} })
      const [wanted] = meta.facets['firing_pattern'] ?? []
      if (!wanted) throw new Error('no product has a firing pattern')
      const seeCount = (count: number) =>
        frame.seeHeading(new RegExp(`\\b${count} ${count === 1 ? 'product' : 'products'}$`))
      await listing.open(`/sl?firingPatterns=${encodeURIComponent(wanted.value)}`)
      await seeCount(wanted.count)
      expect(wanted.count).toBeLessThan(meta.pagination.total)
      const control = listing.filter('Firing pattern', wanted.label)
      await expect(control).toBeChecked()
      await control.click()
      await frame.seePath('/sl')
      await seeCount(meta.pagination.total)
    })
  })
}

test('[LIST-18] two filters chosen before the first is rendered both apply, and an unknown subject is not found', {
  tag: '@core',
}, async ({ page, frame, listing }) => {
  await listing.open('/sl/c/500-Gram-Cakes')
  await expect(listing.filter('Color', 'Red')).toBeVisible()
  await page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>('#filters input[type=checkbox]')
    const box = (label: string) =>
      [...boxes].find((each) => each.closest('label')?.textContent.startsWith(label))
    for (const label of ['Red', 'Green', 'In stock only']) box(label)?.click()
  })
  await frame.seePath('/sl/c/500-Gram-Cakes?colors=Red,Green&availability=in-stock')
  await listing.seeChips('Red', 'Green', 'In stock only')
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await frame.seePath('/sl/c/500-Gram-Cakes')
  for (const path of [
    '/sl/c/No-Such-Cakes',
    '/sl/b/Nobody',
    '/sl/l/Never',
    '/sl/c/No-Such-Cakes?colors=Red',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('a listing URL beyond the limits of a request is cut to what fits', async ({ page, frame, listing }) => {
  const colors = ['Red', ...Array.from({ length: 70 }, (_, index) => `none-${index}`)].join(',')
  await listing.open(`/sl?colors=${colors}&page=9999999`)
  await frame.seeHeading(/^All Products \d+ products/)
  await page.goto(`/sl?search=${'zebra '.repeat(60)}`)
  await expect(page.getByRole('heading', { name: /^No products match “zebra zebra/ })).toBeVisible()
})
