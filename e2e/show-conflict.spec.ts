import type { Page } from '@playwright/test'
import { showCalls } from '#contract/shows/shows.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { expect, test } from './fixtures.ts'
import type { ShowKeepingDriver } from './pages/show-keeping.driver.ts'
import { SAVE, startSaved, storedNames } from './shows.ts'

test.use({ pictures: false, customer: 'silver' })

test('a conflict is asked about again after a reload, with both versions there', async ({
  page,
  shopper,
}) => {
  const show = await startConflict(page, shopper)
  await page.reload()
  await show.see('conflicted')
  await page.getByRole('button', { name: 'Keep both as two shows' }).click()
  await show.see('saved')
  await expect(show.name).toHaveValue('Theirs')
  await expect.poll(() => storedNames(shopper)).toEqual(expect.arrayContaining(['Mine', 'Theirs']))
  await page.getByRole('link', { name: 'Open your version' }).click()
  await expect(show.name).toHaveValue('Mine')
  await show.see('saved')
  await show.openList()
  await expect(page.getByRole('heading', { name: 'Mine', exact: true })).toBeVisible()
  await expect(page.getByText('This device only')).toHaveCount(0)
})

test('both versions kept without a network are on the account once it is back', async ({ page, shopper }) => {
  await startConflict(page, shopper)
  await page.route(SAVE, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('save-show'))
  await page.getByRole('button', { name: 'Keep both as two shows' }).click()
  await failed
  expect(await storedNames(shopper)).toEqual(['Theirs'])
  await page.unroute(SAVE)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => storedNames(shopper)).toEqual(expect.arrayContaining(['Mine', 'Theirs']))
})

/** With the name changed to Mine on this device and to Theirs on the account. */
async function startConflict(page: Page, shopper: Shopper): Promise<ShowKeepingDriver> {
  const show = await startSaved(page)
  const { id, base } = await stored(shopper)
  await page.route(SAVE, (route) => route.abort())
  await show.rename('Mine')
  await show.see('here')
  await saveAs(shopper, id, base, 'Theirs')
  await page.unroute(SAVE)
  await page.reload()
  await show.see('conflicted')
  return show
}

async function stored(shopper: Shopper) {
  const { shows } = await shopper.call(showCalls.selectShows, {})
  const [show] = shows
  if (!show) throw new Error('no show is stored')
  return { id: show.id, base: show.revision }
}

async function saveAs(shopper: Shopper, id: string, base_revision: number, name: string): Promise<void> {
  const { doc } = await shopper.call(showCalls.selectShow, { params: { id } })
  const body = { id, base_revision, save_key: crypto.randomUUID(), seconds: 0, doc: { ...doc, name } }
  // the document is as it was stored
  await shopper.call(showCalls.saveShow, { body } as never)
}
