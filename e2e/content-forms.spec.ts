import type { Locator } from '@playwright/test'
import { sentTo } from '#tests/support/outbox.ts'
import { expect, test } from './fixtures.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

const received = (email: string, text: string): boolean =>
  sentTo(process.env['SHOP_OUTBOX'] ?? '', 'orders@emberwright.example').some(
    ({ content }) => content.includes(email) && content.includes(text),
  )

/** How many pairs of pins share more than their edges. */
const overlappingPins = (map: Locator): Promise<number> =>
  map.locator('circle').evaluateAll((pins) => {
    const boxes = pins.map((pin) => pin.getBoundingClientRect())
    const apart = (one: DOMRect, other: DOMRect) =>
      Math.hypot(one.x - other.x, one.y - other.y) > one.width * 0.85
    return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => !apart(one, other))).length
  })

test('[ROUTE-05][API-105] the contact page lists the dealers, and its form sends an e-mail', {
  tag: '@core',
}, async ({ page, email }) => {
  await page.goto('/contact')
  const map = page.getByRole('img', { name: /^Map of the dealers/ })
  await expect(map).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => overlappingPins(map), QUICK).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await page.getByRole('main').locator('ol > li h3').count()).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Fix 3 fields' })).toBeFocused()
  await page.getByLabel('Name').fill('Dana Whitfield')
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByLabel('Message', { exact: true }).fill('Do you ship to Guam?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused()
  await expect.poll(() => received(email, 'Guam'), QUICK).toBe(true)
  await page.getByRole('button', { name: 'Send another message' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue('')
})

test('[ROUTE-17] the newsletter form puts the address on the list', { tag: '@core' }, async ({
  page,
  db,
  email,
}) => {
  await page.goto('/newsletter')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Fix 1 field' })).toBeFocused()
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('heading', { name: 'Sent' })).toBeFocused()
  const listed = await db
    .selectFrom('newsletter_addresses')
    .select('project_id')
    .where('email', '=', email)
    .execute()
  expect(listed).toEqual([{ project_id: 11 }])
})

test('questions are found by words of their answers, and all of them open at once', async ({ page }) => {
  await page.goto('/faq')
  const question = (text: string) => page.getByRole('main').locator('summary').filter({ hasText: text })
  await expect(question('Why do I see no prices?')).toBeVisible()
  const open = page.getByRole('main').locator('details[open]')
  await expect(open).toHaveCount(0)
  await page.getByRole('button', { name: 'Expand all' }).click()
  await expect.poll(() => open.count()).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Collapse all' }).click()
  await expect(open).toHaveCount(0)
  await page.getByLabel('Search the questions').fill('forklift deliver')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ questions?$/ })).toBeVisible()
  await expect(question('I have no forklift')).toBeVisible()
  await expect(question('Why do I see no prices?')).toHaveCount(0)
})
