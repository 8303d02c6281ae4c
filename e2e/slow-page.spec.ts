import { expect, test } from './fixtures.ts'
import { seeTakenOver } from './hydration.ts'

test.use({ pictures: false })

test('a tap on a product shows progress while the chunk of its page loads', { tag: '@core' }, async ({
  page,
  frame,
  listing,
}) => {
  await listing.open('/sl')
  await seeTakenOver(page)
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/product-page-*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  const [name = ''] = await listing.names()
  await listing.tile(name).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeAttached()
  await frame.seeHeading(/^All Products/)
  script.resolve()
  await frame.seeHeadingFocused(name)
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toHaveCount(0)
})
