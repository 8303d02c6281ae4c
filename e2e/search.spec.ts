import { caseText } from '#contract/catalogue/packaging.ts'
import { cartCalls } from '#contract/cart/carts.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { productsAmong } from '#tests/support/suggestions.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { openTakenOver } from './hydration.ts'
import { QUICK } from './quick-poll.ts'

test('[SRCH-03][SRCH-05] a suggestion has picture, model, name, manufacturer and packaging', {
  tag: '@core',
}, async ({ page, frame, shopper }) => {
  const found = await shopper.call(productCalls.liveSearch, { body: { search_term: 'bf10' } })
  const [first] = productsAmong(found)
  if (!first) throw new Error('nothing is suggested')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('search').getByRole('combobox')).toHaveCount(1)
  await frame.searchBox.fill('bf10')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(found.length)
  const option = options.first()
  await expect(option).toContainText(first.products_name)
  await expect(option).toContainText(first.products_model)
  await expect(option).toContainText(first.manufacturers_name)
  await expect(option).toContainText(caseText(first.products_packaging))
  const picture = option.locator('img')
  expect(await picture.getAttribute('src')).toContain(`/images/75/${first.products_url}.svg`)
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), QUICK)
    .toBeGreaterThan(0)
})

test('[VAL-23][SRCH-07][CONST-25] a non-blank text is searched once after typing stops, and not again within 3 seconds', async ({
  page,
  frame,
}) => {
  const asked: unknown[] = []
  // the first call of a browser is repeated with the cookie that its answer sets
  page.on('response', (response) => {
    if (response.url().includes('live-search') && response.ok()) asked.push(response.request().postDataJSON())
  })
  await page.clock.install()
  await openTakenOver(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
  await frame.searchBox.fill('   ')
  await page.clock.runFor(300)
  await frame.searchBox.fill('')
  for (const key of 'bf10') {
    await frame.searchBox.press(key)
    await page.clock.runFor(200)
  }
  expect(asked).toEqual([])
  await page.clock.runFor(100)
  await expect(page.getByRole('option').first()).toBeVisible()
  await frame.searchBox.fill('')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.clock.runFor(2_000)
  await frame.searchBox.fill('bf10')
  await page.clock.runFor(300)
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toEqual([{ search_term: 'bf10', project_id: 11 }])
})

test('a word of a filter suggests it, the last row shows all results in the order of the suggestions', async ({
  page,
  frame,
  listing,
}) => {
  await page.goto('/')
  await expect(frame.searchBox).toHaveAttribute('placeholder', 'Search 610 products by name, model or UPC')
  await frame.searchBox.fill('wilow')
  const options = page.getByRole('option')
  await expect(options.filter({ hasText: /^Willow in Effects/ })).toHaveText(/\d+ products$/)
  const [first = ''] = await options.first().locator('b').allTextContents()
  expect(first).toBe('')
  await frame.searchBox.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(options.last()).toHaveText(/^See all \d+ results for “wilow”$/)
  const shown = await options.locator('img + span > span:first-child').allTextContents()
  await frame.searchBox.press('Enter')
  await frame.seePath('/sl?search=wilow')
  await listing.seeLoaded()
  await expect.poll(async () => (await listing.names()).slice(0, shown.length), QUICK).toEqual(shown)
  await expect(listing.sort).toHaveValue('')
  await frame.searchBox.fill('willow')
  await expect(options.filter({ hasText: /^Willow in Effects/ }).locator('b')).toHaveText('Willow')
  await options.filter({ hasText: /^Willow in Effects/ }).click()
  await frame.seePath('/sl?effects=Willow')
})

test('a search that does not answer says so, and Enter still leads to the results', async ({
  page,
  frame,
}) => {
  await page.route('**/products/live-search**', (route) => route.abort('connectionreset'))
  await page.goto('/')
  await frame.searchBox.fill('willow')
  await expect(
    page.getByText('Search is not answering. Press Enter to search all products.').filter({ visible: true }),
  ).toBeVisible()
  await frame.searchBox.press('Enter')
  await frame.seePath('/sl?search=willow')
})

test('a search without a match shows a message', async ({ page, frame }) => {
  await page.goto('/')
  await frame.searchBox.fill('zzzz')
  await expect(page.getByText('No products match “zzzz”.').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('adds a case of the active suggestion with the right arrow key, which moves the caret otherwise', async ({
    page,
    frame,
    db,
    shopper,
  }) => {
    const [product] = await goods(db, 1, { from: 12 })
    await page.goto('/')
    await frame.seeCartSettled(0)
    await frame.searchBox.fill(product?.model ?? '')
    const option = frame.suggestion(product?.name ?? '')
    await expect(option).toBeVisible()
    await frame.searchBox.press('Home')
    await frame.searchBox.press('ArrowRight')
    expect(await frame.searchBox.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
    await frame.searchBox.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await expect(option).toHaveAccessibleName(/Right arrow: add 1 case$/)
    await frame.searchBox.press('ArrowRight')
    await frame.seeMessage('Product added to cart', 'bottom right')
    await frame.searchBox.press('ArrowRight')
    await frame.seeCartSettled(2)
    const { items } = await shopper.call(cartCalls.selectCart, {})
    expect(items).toMatchObject([{ products_id: product?.id, quantity: 2 }])
    await frame.searchBox.press('ArrowUp')
    await expect(option.getByText('Right arrow: add 1 case')).toBeHidden()
    expect(await frame.searchBox.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(1)
  })
})
