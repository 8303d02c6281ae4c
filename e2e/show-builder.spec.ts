import { NARROW, WIDE } from './a11y-check.ts'
import { expect, test } from './fixtures.ts'
import { readShifts } from './layout-shift.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'

const MIDDLE = 992

test.use({ customer: 'silver', pictures: false })

test('[SHOW-01][ROUTE-39] a show is built with the mouse: products are added, dragged in time and between tracks, and undone', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  const first = await builder.add(0)
  const added = `Added Cue 1, ${first}, ${await builder.secondsOf(1)} s, Center`
  await expect(builder.announcement).toHaveText(added)
  const second = await builder.add(1)
  const before = `Cue 2, ${second}, ${await builder.secondsOf(2)} s, Center`
  const after = `Cue 2, ${second}, ${(await builder.secondsOf(2)) + 4} s, Right`
  await builder.dragCue(`Cue 2, ${second}`, { seconds: 4, track: 'Right' })
  await expect(builder.announcement).toHaveText(after)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(builder.announcement).toHaveText(`Undone: ${after}`)
  await expect(builder.cue(before)).toBeVisible()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(builder.cue(after)).toBeVisible()
  await builder.seeKept('saved')
  await page.reload()
  await builder.seeEditable()
  await expect(builder.cue(after)).toBeVisible()
})

test('[SHOW-01] a product is dragged from the finder onto a track, and a drag that is canceled changes nothing', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.dropProduct(0, { seconds: 8, track: 'Left' })
  const cue = builder.cue(/^Cue 1, .*, 8 s, Left$/)
  await expect(cue).toBeVisible()
  const [dropped = ''] = await builder.timelineCues()
  await builder.liftCue(dropped, 120)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await builder.timelineCues()).toEqual([dropped])
})

test('[SHOW-01] the timeline and the table show and change the same cues', async ({ page }) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  for (const index of [0, 1, 2]) await builder.add(index)
  const names = await builder.timelineCues()
  await builder.see('Table')
  expect((await builder.tableCues()).map((cue) => cue.join(', '))).toEqual(names)
  const time = builder.table.getByRole('textbox', { name: /^Time of cue 1/ })
  await time.fill('55.5')
  await time.press('Enter')
  await builder.table.getByRole('combobox', { name: /^Position of cue 3/ }).selectOption('Left')
  const changed = await builder.tableCues()
  expect(changed.at(-1)?.slice(2)).toEqual(['55.5 s', 'Left'])
  await builder.see('Timeline')
  expect(await builder.timelineCues()).toEqual(changed.map((cue) => cue.join(', ')))
})

test('[SHOW-02][SHOW-04] devices that the shopper already has need no case, are told, undone and kept', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  const name = await builder.add(0)
  const buy = (cases: string) =>
    page.getByRole('button', { name: `Add show to cart · ${cases}`, exact: true })
  await builder.pressWithKeyboard(buy('1 case'))
  const dialog = page.getByRole('dialog', { name: 'Buy this show' })
  await builder.tabTo(dialog.getByRole('textbox', { name: `I already have, devices of ${name}` }))
  await page.keyboard.press('ArrowUp')
  const said = dialog.locator('output[data-announcement]')
  await expect(said).toHaveText(`1 device of ${name} on hand`)
  await expect(dialog.getByText('$0.00')).toHaveCount(2)
  await expect(dialog.getByRole('button', { name: 'Review 0 cases' })).toBeDisabled()
  await expect(dialog.getByText('You already have every device of the show.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(said).toHaveText(`Undone: 1 device of ${name} on hand`)
  await expect(dialog.getByRole('button', { name: 'Review 1 case' })).toBeEnabled()
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Escape')
  await expect(buy('0 cases')).toBeVisible()
  await builder.seeKept('saved')
  await page.reload()
  await expect(buy('0 cases')).toBeVisible()
})

test('[SHOW-02] a second tab shows the show without changing it, until it takes over', async ({
  page,
  context,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.add(0)
  await builder.seeKept('saved')
  const tab = await context.newPage()
  const second = new ShowBuilderDriver(tab)
  await tab.goto(page.url())
  await expect(tab.getByText('Here you see it without changing it.')).toBeVisible()
  await expect(tab.getByRole('textbox', { name: 'Name of the show' })).not.toBeEditable()
  await second.grid.getByRole('gridcell').first().focus()
  await tab.keyboard.press('Delete')
  await expect(second.grid.getByRole('gridcell')).toHaveCount(1)
  await tab.getByRole('button', { name: 'Edit here' }).click()
  await second.seeEditable()
  await expect(page.getByText('Here you see it without changing it.')).toBeVisible()
  await second.grid.getByRole('gridcell').first().focus()
  await tab.keyboard.press('Delete')
  await expect(second.grid.getByRole('gridcell')).toHaveCount(0)
})

test('[SHOW-02] what is edited offline is on the device, and on the account once the network is back', async ({
  page,
  context,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.add(0)
  await builder.seeKept('saved')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Name of the show' }).fill('Kept offline')
  await page.keyboard.press('Enter')
  await builder.seeKept('here')
  await context.setOffline(false)
  await builder.seeKept('saved')
  await page.reload()
  await builder.seeEditable()
  await expect(page.getByRole('textbox', { name: 'Name of the show' })).toHaveValue('Kept offline')
})

test('nothing moves when a show is opened, at three widths', async ({ page }) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.add(0)
  await builder.seeKept('saved')
  for (const width of [WIDE, MIDDLE, NARROW]) {
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await builder.seeEditable()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const { score, moved } = await page.evaluate(readShifts, 0)
    expect(score, `${width}: ${moved.join(', ')}`).toBeLessThanOrEqual(0.02)
  }
})
