import type { Locator, Page, TestInfo } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'

/** From the empty page to the cart. */
const MOST_PRESSES = 12
const MOST_MS = 180_000

const STOREFRONTS = [
  { projectId: 11, customer: 'silver' },
  { projectId: 14, customer: 'pro' },
] as const
/** from this width on the purchase is a dialog; below it is a tab */
const DIALOG = 992

/** Presses and keeps a picture of what it led to. */
function recorder(page: Page, info: TestInfo) {
  let presses = 0
  return {
    press: async (target: Locator, seen: Locator, name: string) => {
      await target.click()
      presses += 1
      await expect(seen).toBeVisible()
      const picture = await page.screenshot({ path: info.outputPath(`${presses}-${name}.png`) })
      await info.attach(`${presses} ${name}`, { body: picture, contentType: 'image/png' })
    },
    count: () => presses,
  }
}

for (const { projectId, customer } of STOREFRONTS)
  for (const width of [1440, 992, 390])
    test.describe(`storefront ${projectId}, ${width} px`, () => {
      test.use({ projectId, customer, viewport: { width, height: 900 } })

      test('[SHOW-01][SHOW-04] a first show comes from the empty page by a proposal into the cart in at most twelve presses and three minutes', async ({
        page,
        frame,
      }, info) => {
        const builder = new ShowBuilderDriver(page)
        const record = recorder(page, info)
        await builder.open()
        await expect(page.getByRole('heading', { name: 'No shows yet.' })).toBeVisible()
        const start = Date.now()
        const main = page.getByRole('main')
        const plans = main.getByRole('region', { name: 'Plans' })
        const propose = main.getByRole('button', { name: 'Propose shows' })
        await record.press(main.getByRole('button', { name: /^Propose a show/ }), propose, 'wishes')
        const uses = plans.getByRole('button', { name: /^Use this show/ })
        await record.press(propose, uses.first(), 'plans')
        const buy =
          width < DIALOG
            ? page.getByRole('tab', { name: 'Buy' })
            : page.getByRole('button', { name: /^(Add show to cart|Buy) · \d+ cases?$/ })
        await record.press(uses.last(), buy, 'editor')
        await builder.seeKept('saved')
        const review = page.getByRole('button', { name: /^Review \d+ cases?$/ })
        await record.press(buy, review, 'cases')
        const add = page.getByRole('button', { name: /^Add \d+ cases?$/ })
        await record.press(review, add, 'review')
        const open = page.getByRole('link', { name: 'Open cart' })
        await record.press(add, open, 'added')
        await record.press(open, page.getByRole('heading', { level: 1, name: /^Cart/ }), 'cart')
        await frame.seeHeading(/\d+ cases?$/)
        expect(record.count()).toBeLessThanOrEqual(MOST_PRESSES)
        expect(Date.now() - start).toBeLessThan(MOST_MS)
      })
    })
