import { expect, test } from './fixtures.ts'
import { openTakenOver, seeTakenOver } from './hydration.ts'
import { ListingDriver } from './pages/listing.driver.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const isSorted = (names: readonly string[]): boolean =>
  names.length > 1 && names.every((name, index) => collator.compare(names[index - 1] ?? '', name) <= 0)

test('[LIST-18][LIST-19][T54] filters, chips, sort and page are in the URL only', { tag: '@core' }, async ({
  page,
  frame,
  listing,
}) => {
  await listing.open('/sl/c/500-Gram-Cakes')
  await listing.choose('Color', 'Lime')
  await frame.seePath('/sl/c/500-Gram-Cakes?colors=Lime')
  await listing.choose('Color', 'Red')
  await listing.choose('Category', '200 Gram Cakes')
  await frame.seePath('/sl/c/500-Gram-Cakes,200-Gram-Cakes?colors=Lime,Red')
  await listing.seeChips('500 Gram Cakes', '200 Gram Cakes', 'Lime', 'Red')
  await listing.goToPage(2)
  await listing.seePage(2)
  await frame.seePath('/sl/c/500-Gram-Cakes,200-Gram-Cakes?colors=Lime,Red&page=2')
  await listing.sort.selectOption({ label: 'Name' })
  await frame.seePath('/sl/c/500-Gram-Cakes,200-Gram-Cakes?colors=Lime,Red&sortOptions=name')
  await expect(listing.sort).toHaveValue('name')
  const answered = page.waitForResponse('**/public/api/products')
  await listing.removeChip('Red')
  await listing.seeChips('500 Gram Cakes', '200 Gram Cakes', 'Lime')
  await answered
  await expect(listing.filter('Color', 'Red')).not.toBeChecked()
  // the tiles of before stay until those of the new filters have come
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(async () => isSorted(await listing.names()), QUICK).toBe(true)
  const names = await listing.names()
  await page.reload()
  await expect.poll(() => listing.names(), QUICK).toEqual(names)
  const pasted = await page.context().newPage()
  await pasted.goto(page.url())
  await expect.poll(() => new ListingDriver(pasted).names(), QUICK).toEqual(names)
})

test('[LIST-16][LIST-27][T54] back and forward restore the list, its page and its scroll position', {
  tag: '@core',
}, async ({ page, frame, listing }) => {
  await listing.open('/sl')
  await seeTakenOver(page)
  const first = await listing.names()
  await listing.goToPage(2)
  await listing.seePage(2)
  await expect.poll(() => listing.names(), QUICK).not.toEqual(first)
  const second = await listing.names()
  const tile = listing.tiles.nth(30)
  const name = second[30] ?? ''
  await tile.scrollIntoViewIfNeeded()
  await tile.getByRole('link', { name, exact: true }).click()
  await frame.seeHeadingFocused(name)
  await page.goBack()
  await listing.seePage(2)
  await expect.poll(() => listing.names(), QUICK).toEqual(second)
  await expect(listing.tiles.nth(30)).toBeInViewport()
  await page.goBack()
  await listing.seePage(1)
  await expect.poll(() => listing.names(), QUICK).toEqual(first)
  await page.goForward()
  await expect.poll(() => listing.names(), QUICK).toEqual(second)
})

test('[LIST-25][LIST-28][LIST-30] removing the last chip is the same as clearing all', async ({
  frame,
  listing,
}) => {
  await listing.open('/sl?effects=Willow&colors=Gold')
  await listing.seeChips('Gold', 'Willow')
  await listing.removeChip('Gold')
  await listing.seeChips('Willow')
  await listing.removeChip('Willow')
  await frame.seePath('/sl')
  await frame.seeHeading(/All Products/)
  await expect(listing.chips).toHaveCount(0)
})

test('[API-34][LIST-28] clearing the filters of a category keeps its page and banner, which its products show too', async ({
  page,
  frame,
  listing,
}) => {
  await listing.open('/SL/C/500-gram-cakes?colors=Lime')
  await frame.seeHeading(/^500 Gram Cakes/)
  await listing.seeChips('Lime')
  await listing.choose('Color', 'Red')
  await page
    .getByRole('group', { name: 'Brand', exact: true })
    .getByRole('checkbox', { disabled: false })
    .first()
    .click()
  await expect(page.getByText('Building a stand?')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await frame.seePath('/sl/c/500-gram-cakes')
  await expect(listing.chips).toHaveCount(0)
  await expect(listing.filter('Category', '500 Gram Cakes')).toBeChecked()
  const asked = page.waitForRequest('**/products/banners')
  await listing.tiles.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  expect((await asked).postDataJSON()).toMatchObject({ filters: { category_url: ['500-Gram-Cakes'] } })
  await expect(page.getByText('Building a stand?')).toBeVisible()
})

test('[SRCH-02][SRCH-04][SRCH-06][SRCH-08] the header search suggests, opens a product and lists results from page 1', {
  tag: '@core',
}, async ({ frame, listing, product, page }) => {
  await listing.open('/sl?page=3')
  const [name = ''] = await listing.names()
  await frame.searchBox.fill(name)
  await expect(frame.suggestion(name).first()).toBeVisible()
  await expect(frame.suggestion(name).first().locator('img')).toHaveAttribute('src', /^\/images\/75\//)
  await frame.searchBox.press('ArrowDown')
  await frame.searchBox.press('Enter')
  await product.see(name)
  await expect(page.getByRole('listbox')).toBeHidden()
  await frame.searchFor('avalanche')
  await frame.seePath('/sl?search=avalanche')
  await frame.seeHeadingFocused(/Results for “avalanche”/)
  await listing.seeChips('“avalanche”')
})

test('[LIST-20] an empty result shows a message, and every filter can be removed', { tag: '@core' }, async ({
  page,
  frame,
  listing,
}) => {
  await page.goto('/sl?search=zzzz&colors=Gold')
  await expect(page.getByRole('heading', { name: 'No products match these filters.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).first().click()
  await frame.seePath('/sl')
  await listing.seeLoaded()
})

test('a listing that fails shows an error, and Retry loads it', { tag: '@core' }, async ({
  page,
  listing,
}) => {
  await page.route('**/products?*', (route) => route.abort('connectionreset'))
  await page.route('**/public/api/products', (route) => route.abort('connectionreset'))
  await openTakenOver(page, '/')
  await page.getByRole('link', { name: 'Shop all', exact: true }).click()
  await expect(page.getByText('Products could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await listing.retry.click()
  await listing.seeLoaded()
})

test('offline keeps what is loaded, shows a notice and recovers', async ({ page, context, listing }) => {
  // the client of the API is loaded late
  const called = page.waitForResponse('**/shop-api/**')
  await openTakenOver(page, '/sl')
  await called
  const names = await listing.names()
  await context.setOffline(true)
  await expect(
    page.getByText('You are offline. Browsing what is already loaded; cart changes are paused.'),
  ).toBeVisible()
  expect(await listing.names()).toEqual(names)
  await listing.goToPage(2)
  await expect(page.getByText('Products could not be loaded.')).toBeVisible()
  await expect(listing.retry).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await expect(page.getByText('Back online')).toBeVisible()
  await listing.seePage(2)
  await listing.seeLoaded()
})

test('[LIST-29][CONST-05] product details are shown until they are switched off, also after a reload', async ({
  page,
  listing,
}) => {
  await listing.open('/sl/c/500-Gram-Cakes')
  const shots = listing.tiles.first().getByText(/\d+ shots/)
  await expect(shots).toBeVisible()
  const details = page.getByRole('button', { name: 'Details' })
  await expect(details).toHaveAttribute('aria-pressed', 'true')
  await details.click()
  await expect(shots).toHaveCount(0)
  await page.reload()
  await expect(details).toHaveAttribute('aria-pressed', 'false')
  await expect(listing.tiles.first()).toBeVisible()
  await expect(shots).toHaveCount(0)
  await page.getByRole('button', { name: 'Order form' }).click()
  await expect(page.getByRole('list', { name: 'Order form' }).getByText(/\d+ shots/)).toHaveCount(0)
})
