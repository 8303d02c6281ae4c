import type { Page } from '@playwright/test'
import { contentCalls } from '#contract/content/content.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './switched.ts'
import { QUICK } from './quick-poll.ts'
import { logIn, openEntry } from './staff.ts'

test.use({ customer: null, pictures: false })

/** The form and the page stand beside each other where the window has room for both, else one is chosen. */
async function seePlaces(page: Page): Promise<void> {
  const form = page.getByRole('group', { name: 'Page', exact: true })
  const frame = page.locator('iframe')
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const width of [390, 992]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(form).toBeVisible()
    await expect(frame).toHaveCount(0)
    await choose('Page')
    await expect(frame).toBeVisible()
    await expect(form).toBeHidden()
    await choose('Edit')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(form).toBeVisible()
  await expect(frame).toBeVisible()
}

test('[CMS-05][CMS-06] an editor sees the saved draft of a page in a frame at three widths, and nobody else sees it', async ({
  page,
  browser,
  db,
  baseURL,
}) => {
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
  await page.getByRole('textbox', { name: 'Picture' }).fill('/images/300/none.svg')
  await page.getByLabel('Title', { exact: true }).fill('Draft tile')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  await openEntry(page, 'banner', `aaa-${Date.now()}`)
  await page.getByRole('textbox', { name: 'Text' }).fill('<p>Drafted sale</p>')
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
