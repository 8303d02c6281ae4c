import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import { expect } from './expect.ts'
import { formerId } from '#statecharts/engine/chart-difference.ts'
import { EARLIER, earlierRelease } from '#tests/statecharts/earlier-release.ts'
import { violationsOn } from './a11y-check.ts'
import { explorerAfter, openExplorer } from './open-explorer.ts'

let file = ''
test.beforeAll(async () => {
  file = await explorerAfter(earlierRelease(), mkdtempSync(join(tmpdir(), 'explorer-')))
})

const isNew = 'In complete, checkout.left is new and leads to'

const picture = (page: Page) =>
  page.getByRole('region', { name: 'Picture of both versions; Escape leads back to the sentence' })
const line = (page: Page, id: string) => page.locator(`.edge[data-ids~="${id}"]`)

test('a sentence of Changes leads to its part of the picture and back, by keyboard', async ({ page }) => {
  await openExplorer(page, '#/changes', file)
  const sentence = 'In open.submitting, orderSubmission done [isSwitchedOff'
  await page.getByRole('link', { name: sentence }).press('Enter')
  const told = page.getByRole('button', { name: sentence })
  await expect(told).toBeFocused()
  for (const id of [EARLIER.retargeted, formerId(EARLIER.retargeted)])
    await expect(line(page, id)).toHaveClass(/taken/)
  await told.press('Enter')
  await expect(picture(page)).toBeFocused()
  await picture(page).press('Escape')
  await expect(told).toBeFocused()
  await page.getByRole('button', { name: isNew }).press('Enter')
  await expect(picture(page)).toBeFocused()
  await expect(line(page, EARLIER.added)).toHaveClass(/added taken/)
  await page.getByRole('link', { name: 'All changes' }).press('Enter')
  await expect(page.getByRole('link', { name: isNew })).toBeFocused()
})

test('a link to a change opens the picture with its part in view, and another part is chosen by a press', async ({
  page,
}) => {
  await openExplorer(page, `#/changes/checkout?part=${encodeURIComponent(formerId(EARLIER.removed))}`, file)
  await expect(line(page, formerId(EARLIER.removed))).toHaveClass(/removed taken/)
  await expect(page.locator('.label.taken')).toBeInViewport()
  await page.locator(`.state[data-id="${EARLIER.removedState}"] > text`).first().click()
  await expect(page.getByRole('button', { name: 'State restingThere is removed.' })).toBeFocused()
})

test('what is reworded stands apart from behavior, with the words before and now', async ({ page }) => {
  await openExplorer(page, '#/changes', file)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Behavior', 'Reworded', 'Requirements'])
  await expect(page.getByText('Earlier words.')).toBeVisible()
  await expect(page.getByRole('link', { name: EARLIER.requirement, exact: true })).toBeVisible()
  await openExplorer(page, '#/changes/coupon', file)
  await expect(page.getByText('State idle is described in other words.')).toBeVisible()
  await openExplorer(page, '#/changes/cart', file)
  await expect(page.getByText('Nothing has changed since release 1.')).toBeVisible()
})

test('axe finds nothing in the changes', async ({ page }) => {
  const found: string[] = []
  for (const fragment of ['#/changes', '#/changes/checkout']) {
    await openExplorer(page, fragment, file)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    found.push(...(await violationsOn(page, fragment)))
  }
  expect(found).toEqual([])
})
