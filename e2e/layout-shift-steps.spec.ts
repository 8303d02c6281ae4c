import type { Page } from '@playwright/test'
import { RESET_PATHS } from '#contract/content/paths.ts'
import { makeEditor } from '#tests/support/editor.ts'
import { expect, test } from './fixtures.ts'
import { type NextScreen, shiftsOn, shiftsOnEntry, withSlowPage } from './layout-shift.ts'
import { ResetDriver } from './pages/reset.driver.ts'
import { ENTRIES, enterCredentials } from './staff.ts'

const MOST = 0.02

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Loads an address, goes on from it step by step, and measures the layout shifts of each. */
async function seeNoShift(page: Page, path: string, steps: readonly NextScreen[]): Promise<void> {
  const found = [{ path, ...(await shiftsOn(page, { path, settled: title })) }]
  for (const step of steps) found.push({ path: step.path, ...(await shiftsOnEntry(page, step)) })
  expect(found.filter(({ score }) => score > MOST)).toEqual([])
}

test('[PWD-01] the four steps of a password reset have a layout shift of at most 0.02 on a slow connection', async ({
  browser,
  context,
  baseURL,
  email,
}) => {
  await withSlowPage({ browser, baseURL, storageState: await context.storageState() }, async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const reset = new ResetDriver(page)
    const step = (number: number) => () => page.getByText(`Step ${number} of 4`)
    await seeNoShift(page, RESET_PATHS.email, [
      { path: RESET_PATHS.method, settled: step(2), open: () => reset.giveEmail(email) },
      {
        path: RESET_PATHS.code,
        settled: step(3),
        open: async () => {
          await reset.chooseEmail()
          await reset.press('Send code')
        },
      },
      {
        path: RESET_PATHS.password,
        settled: step(4),
        open: async () => reset.typeCode(await reset.readCode(email)),
      },
    ])
  })
})

test('the first screen of staff after their log-in has a layout shift of at most 0.02 on a slow connection', async ({
  browser,
  context,
  baseURL,
  db,
}) => {
  const editor = await makeEditor(db)
  await withSlowPage({ browser, baseURL, storageState: await context.storageState() }, async (page) => {
    await page.setViewportSize({ width: 992, height: 844 })
    await seeNoShift(page, ENTRIES, [
      {
        path: ENTRIES,
        settled: () => page.getByLabel('Path or name of a new entry'),
        open: () => enterCredentials(page, editor),
      },
    ])
  })
})
