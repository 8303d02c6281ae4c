import { productCalls } from '#contract/products.ts'
import { expect, test } from './fixtures.ts'

test.use({ pictures: false })

for (const projectId of [11, 14] as const) {
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test(`[LIST-21][LIST-23] an additional filter in the URL narrows the list, and its control can remove it (${projectId})`, async ({
      frame,
      listing,
      shopper,
    }) => {
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

test('a listing URL beyond the limits of a request is cut to what fits', async ({ page, frame, listing }) => {
  const colors = ['Red', ...Array.from({ length: 70 }, (_, index) => `none-${index}`)].join(',')
  await listing.open(`/sl?colors=${colors}&page=9999999`)
  await frame.seeHeading(/^All Products \d+ products/)
  await page.goto(`/sl?search=${'zebra '.repeat(60)}`)
  await expect(page.getByRole('heading', { name: 'No products match these filters.' })).toBeVisible()
})

test('[RED-03][RED-04] a filter redirect that is opened directly pushes its target, and on the way back replaces itself', async ({
  page,
  frame,
  listing,
}) => {
  await page.goto('/contact')
  await page.goto('/red-peonies')
  await frame.seePath('/sl?colors=Red&effects=Peony')
  await listing.seeLoaded()
  // the redirect is an entry of its own, and replaces itself when it is reached by the Back button
  await page.goBack()
  await frame.seePath('/sl?colors=Red&effects=Peony')
  await page.goBack()
  await frame.seePath('/contact')
})
