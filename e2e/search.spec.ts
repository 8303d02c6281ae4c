import { productCalls } from '#contract/products.ts'
import { expect, test } from './fixtures.ts'

test('[SRCH-03][SRCH-05] a suggestion has picture, model, name, manufacturer and packaging', async ({
  page,
  frame,
  shopper,
}) => {
  const found = await shopper.call(productCalls.liveSearch, { body: { search_term: 'bf10' } })
  const [first] = found
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
  await expect(option).toContainText(first.products_packaging)
  const picture = option.locator('img')
  expect(await picture.getAttribute('src')).toContain(`/images/75/${first.products_url}.svg`)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('[VAL-23][SRCH-07][CONST-25] a non-blank text is searched once after typing stops, and not again within 3 seconds', async ({
  page,
  frame,
}) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('live-search')) asked.push(request.postDataJSON())
  })
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('search').getByRole('combobox')).toHaveCount(1)
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

test('a search without a match shows a message', async ({ page, frame }) => {
  await page.goto('/')
  await frame.searchBox.fill('zzzz')
  await expect(page.getByText('No products match “zzzz”.').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})
