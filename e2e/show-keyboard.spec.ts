import { type Locator, type Page } from '@playwright/test'
import { NARROW, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import type { FrameDriver } from './pages/frame.driver.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'

const [MIDDLE, CUES] = [992, 12]

test.use({ customer: 'silver', pictures: false })

for (const width of [WIDE, MIDDLE])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('[SHOW-04] a show of twelve cues is built, undone and bought with the keyboard alone', async ({
      page,
      frame,
    }) => {
      const builder = await startByKeyboard(page)
      await chooseProduct(page, builder, width)
      await builder.tabTo(builder.grid.getByRole('rowheader', { name: /^Left/ }))
      await page.keyboard.press('ArrowDown')
      for (let cue = 0; cue < CUES; cue++) await page.keyboard.press('a')
      await expect(builder.grid.getByRole('gridcell')).toHaveCount(CUES)
      await page.keyboard.press('ArrowRight')
      const at = `${Math.round((await builder.secondsOf(1)) * 10 + 11) / 10} s`
      await page.keyboard.press('Alt+Shift+ArrowRight')
      await page.keyboard.press('Alt+ArrowRight')
      await expect(builder.announcement).toHaveText(new RegExp(`^Cue 1, .*, ${at}, Center\\s?$`))
      await page.keyboard.press('Alt+ArrowDown')
      await expect(builder.cue(new RegExp(`^Cue 1, .*, ${at}, Right$`))).toBeFocused()
      await page.keyboard.press('Delete')
      await expect(builder.grid.getByRole('gridcell')).toHaveCount(CUES - 1)
      await page.keyboard.press('Control+z')
      await expect(builder.announcement).toHaveText(
        new RegExp(`^Undone: Removed Cue 1, .*, ${at}, Right\\s?$`),
      )
      await expect(builder.grid.getByRole('gridcell')).toHaveCount(CUES)
      await builder.pressWithKeyboard(
        page.getByRole('button', { name: /^(Add show to cart|Buy) · \d+ cases?$/ }),
      )
      await buyByKeyboard(builder, page.getByRole('dialog', { name: 'Buy this show' }), frame)
    })
  })

test.describe(`${NARROW} px`, () => {
  test.use({ viewport: { width: NARROW, height: 900 } })

  test('[SHOW-04] a show of twelve cues is built, undone and bought with the keyboard alone, in tabs and a table', async ({
    page,
    frame,
  }) => {
    const builder = await startByKeyboard(page)
    const tabs = page.getByRole('tablist', { name: 'Parts of the show' })
    await builder.tabTo(tabs.getByRole('tab', { name: 'Cues' }))
    await page.keyboard.press('ArrowRight')
    await expect(builder.products.first()).toBeVisible()
    await builder.tabTo(builder.products.first().getByRole('button', { name: /^Add / }))
    for (let cue = 0; cue < CUES; cue++) await page.keyboard.press('Enter')
    await builder.tabTo(tabs.getByRole('tab', { name: 'Find' }))
    await page.keyboard.press('ArrowLeft')
    const rows = builder.table.locator('[data-row]')
    await expect(rows).toHaveCount(CUES)
    const time = builder.table.getByRole('textbox', { name: /^Time of cue 1,/ })
    await builder.tabTo(time)
    const before = await time.inputValue()
    await page.keyboard.press('ArrowUp')
    await expect(time).not.toHaveValue(before)
    await builder.pressWithKeyboard(builder.table.getByRole('button', { name: /^Remove cue 12,/ }))
    await expect(rows).toHaveCount(CUES - 1)
    await builder.pressWithKeyboard(
      page.getByRole('tabpanel').getByRole('button', { name: 'Undo', exact: true }),
    )
    await expect(rows).toHaveCount(CUES)
    await builder.tabTo(tabs.getByRole('tab', { name: 'Cues' }))
    await page.keyboard.press('End')
    await buyByKeyboard(builder, page.getByRole('tabpanel'), frame)
  })
})

async function startByKeyboard(page: Page): Promise<ShowBuilderDriver> {
  const builder = new ShowBuilderDriver(page)
  await builder.open()
  await builder.pressWithKeyboard(page.getByRole('button', { name: /^Empty show/ }))
  await builder.seeEditable()
  return builder
}

/** Below the widest screens the finder is a drawer. */
async function chooseProduct(page: Page, builder: ShowBuilderDriver, width: number): Promise<void> {
  if (width < WIDE) await builder.pressWithKeyboard(page.getByRole('button', { name: 'Find', exact: true }))
  await expect(builder.products.first()).toBeVisible()
  await builder.pressWithKeyboard(builder.products.nth(0).locator('button[aria-pressed]'))
  if (width < WIDE) await page.keyboard.press('Escape')
}

async function buyByKeyboard(
  builder: ShowBuilderDriver,
  purchase: Locator,
  frame: FrameDriver,
): Promise<void> {
  await builder.pressWithKeyboard(purchase.getByRole('button', { name: /^Review/ }))
  await builder.pressWithKeyboard(purchase.getByRole('button', { name: /^Add \d+ cases?$/ }))
  await expect(purchase.getByText(/in your cart/)).toBeVisible()
  await builder.pressWithKeyboard(purchase.getByRole('link', { name: 'Open cart' }))
  await frame.seeHeading(/^Cart/)
}
