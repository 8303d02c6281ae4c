import type { Locator, Page, TestInfo } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'

/** From the empty page to the cart. */
const MOST_PRESSES = 12
const MOST_MS = 180_000

test.use({ customer: 'silver' })

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
  const dialog = page.getByRole('dialog', { name: 'Buy this show' })
  const plans = main.getByRole('region', { name: 'Plans' })
  const propose = main.getByRole('button', { name: 'Propose shows' })
  await record.press(main.getByRole('button', { name: /^Propose a show/ }), propose, 'wishes')
  const uses = plans.getByRole('button', { name: /^Use the/ })
  await record.press(propose, uses.first(), 'plans')
  await record.press(uses.last(), builder.grid.getByRole('gridcell').first(), 'editor')
  await builder.seeKept('saved')
  await record.press(
    page.getByRole('button', { name: /^Add show to cart/ }),
    dialog.getByRole('button', { name: /^Review/ }),
    'cases',
  )
  const add = dialog.getByRole('button', { name: /^Add \d+ cases?$/ })
  await record.press(dialog.getByRole('button', { name: /^Review/ }), add, 'review')
  const open = dialog.getByRole('link', { name: 'Open cart' })
  await record.press(add, open, 'added')
  await record.press(open, page.getByRole('heading', { level: 1, name: /^Cart/ }), 'cart')
  await frame.seeHeading(/\d+ cases?$/)
  expect(record.count()).toBeLessThanOrEqual(MOST_PRESSES)
  expect(Date.now() - start).toBeLessThan(MOST_MS)
})
