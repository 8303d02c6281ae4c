import type { Page } from '@playwright/test'
import { contentCalls } from '#contract/content/content.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'
import { logIn, openEntry } from './staff.ts'

test.use({ customer: null, pictures: false })

/** The list, the form and the preview stand beside each other as far as the window has room for them. */
async function seePlaces(page: Page): Promise<void> {
  const parts = [
    page.getByRole('region', { name: 'Entries' }),
    page.getByRole('group', { name: 'page', exact: true }),
    page.getByText('Preview', { exact: true }),
  ]
  for (const [width, columns] of [
    [390, 1],
    [1440, 3],
    [992, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const shown = async () => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      return new Set(boxes.map((box) => Math.round((box?.x ?? 0) / 60))).size
    }
    await expect.poll(shown, { message: `columns at ${width} px`, ...QUICK }).toBe(columns)
  }
}

test('[CMS-05][CMS-06] an editor sees the saved draft of a page in a frame at three widths, and nobody else sees it', {
  tag: '@core',
}, async ({ page, browser, db, baseURL }) => {
  await logIn(page, await makeEditor(db))
  const path = `/pages/preview-${Date.now()}`
  await openEntry(page, 'page', path)
  await page.getByLabel('Title', { exact: true }).fill('Only a draft')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await seePlaces(page)
  for (const width of [390, 992, 1440]) {
    await page.getByRole('button', { name: `${width} px`, exact: true }).click()
    const title = `Preview of ${path} at ${width} pixels`
    const shown = page.frameLocator(`iframe[title="${title}"]`)
    await expect(shown.getByRole('heading', { name: 'Only a draft', level: 1 })).toBeVisible()
    await expect(shown.getByRole('note')).toContainText('Preview. Not public.')
    await expect.poll(() => shown.locator('html').evaluate(() => innerWidth), QUICK).toBe(width)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await expect.poll(fits, QUICK).toBe(true)
  }
  await page.getByLabel('Title', { exact: true }).fill('A second draft')
  await expect(page.getByText('The preview shows the last saved draft.')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'A second draft', level: 1 }),
  ).toBeVisible()
  const origin = baseURL ?? ''
  const reply = await new Shopper(origin).send(contentCalls.getMarketingPage, {
    body: { url: path, preview: true },
  })
  expect(reply.body).toBeNull()
  const visitor = await browser.newPage({ baseURL: origin })
  const response = await visitor.goto(`/marketing-stage${path}`)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await visitor.close()
})

test('[CMS-05] the home page is previewed with the drafts of a tile and a banner, and leaving the preview shows what is public', async ({
  page,
  db,
}) => {
  await logIn(page, await makeEditor(db))
  await openEntry(page, 'tile', `tile-${Date.now()}`)
  await page.getByLabel('Image url').fill('/images/300/none.svg')
  await page.getByLabel('Title', { exact: true }).fill('Draft tile')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await openEntry(page, 'banner', `aaa-${Date.now()}`)
  await page.getByRole('textbox', { name: 'Html' }).fill('<p>Drafted sale</p>')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await page.goto('/marketing-stage')
  await expect(page.getByRole('region', { name: 'Sale' }).getByText('Drafted sale')).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Drafts are shown to staff')
  await expect(page.getByRole('main').getByText('Draft tile')).toBeVisible()
  await page.getByRole('link', { name: 'Leave' }).click()
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Draft tile')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible()
})
