import { productCalls } from '#contract/products.ts'
import { expect, test } from './fixtures.ts'

test('[SRCH-03][SRCH-05] the box in the header suggests with picture, model, name, maker and packaging', async ({
  page,
  frame,
  shopper,
}) => {
  const found = await shopper.call(productCalls.liveSearch, { body: { search_term: 'willow' } })
  const [first] = found
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('search').getByRole('combobox')).toHaveCount(1)
  await frame.searchBox.fill('willow')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(found.length)
  const option = options.first()
  await expect(option).toContainText(first?.products_name ?? '?')
  await expect(option).toContainText(first?.products_model ?? '?')
  await expect(option).toContainText(first?.manufacturers_name ?? '?')
  await expect(option).toContainText(first?.products_packaging ?? '?')
  const picture = option.locator('img')
  await expect(picture).toHaveAttribute('src', `/images/75/${first?.products_url}.svg`)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('[VAL-23][SRCH-07][CONST-25] only text is searched for, once after the typing, and not again within 3 seconds', async ({
  page,
  frame,
}) => {
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('live-search')) asked.push(request.postDataJSON())
  })
  await page.goto('/')
  await frame.searchBox.fill('   ')
  await frame.searchBox.fill('')
  await frame.searchBox.pressSequentially('palm', { delay: 20 })
  await expect(page.getByRole('option').first()).toBeVisible()
  await frame.searchBox.fill('')
  await expect(page.getByRole('listbox')).toBeHidden()
  await frame.searchBox.fill('palm')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect(asked).toEqual([{ search_term: 'palm', project_id: 11 }])
})

test('a search without a match says so', async ({ page, frame }) => {
  await page.goto('/')
  await frame.searchBox.fill('zzzz')
  await expect(page.getByText('No products match “zzzz”.')).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
})
