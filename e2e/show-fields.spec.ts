import type { Locator } from '@playwright/test'
import { SHOW_PATHS } from '#contract/content/show-paths.ts'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'

test.use({ customer: 'silver', pictures: false })

async function refuse(field: Locator, text: string, kept: string, said: string): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveValue(kept)
  await expect(field).toHaveAccessibleDescription(`“${text}” is not possible. ${said}`)
  await expect(field).toBeFocused()
}

test('[SHOW-04] a number that cannot be is not taken: the old one stays and the field says what can be entered', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.add(0)
  const details = page.getByRole('complementary', { name: 'Details' })
  const devices = details.getByRole('textbox', { name: 'Devices' })
  for (const text of ['0', '99999999', 'abc', '2.5'])
    await refuse(devices, text, '1', 'Enter a whole number from 1 to 9,999.')
  await expect(details.getByRole('alert')).toHaveText(/^“2\.5” is not possible/)
  await devices.fill('3')
  await devices.press('Enter')
  await expect(details.getByRole('alert')).toHaveCount(0)
  await refuse(
    details.getByRole('textbox', { name: 'Angle' }),
    '400',
    '0',
    'Enter a whole number from −80 to 80°.',
  )
  const time = details.getByRole('textbox', { name: 'First effect at' })
  await refuse(
    time,
    '99:99:99',
    await time.inputValue(),
    'Enter a time such as 1:02.5 from 0:00.0 to 60:00.0.',
  )
  await time.fill('90')
  await time.press('Enter')
  await expect(time).toHaveValue('1:30.0')
  await page.getByRole('tab', { name: 'Site' }).click()
  const crowd = details.getByRole('textbox', { name: 'Distance to spectators' })
  await refuse(crowd, '-5', '200', 'Enter a whole number from 0 to 5,000 ft.')
})

test('[SHOW-01] nothing is proposed while a wish is wrong: its field gets the focus', async ({ page }) => {
  await page.goto(SHOW_PATHS.builder)
  await page.getByRole('button', { name: /^Propose a show/ }).click()
  const crowd = page.getByRole('textbox', { name: 'Distance to the crowd (ft)' })
  await crowd.fill('near')
  await page.getByRole('button', { name: 'Propose shows' }).click()
  await expect(crowd).toBeFocused()
  await expect(page.getByText('Three plans come here')).toBeVisible()
  await crowd.fill('300')
  await page.getByRole('button', { name: 'Propose shows' }).click()
  await expect(page.getByRole('button', { name: /^Use this show/ }).first()).toBeVisible()
})

test('[SHOW-04] the focus stays at hand when its button goes, and the options of the picture close', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  for (const index of [0, 1]) await builder.add(index)
  await page.getByRole('button', { name: 'To the tray' }).click()
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeFocused()
  await page.getByRole('button', { name: 'Place all' }).click()
  await expect(builder.grid.getByRole('gridcell', { selected: true })).toBeFocused()
  const options = page.getByRole('button', { name: 'Options of the picture' })
  const panel = page.getByRole('group', { name: 'Options of the picture' })
  await options.click()
  await panel.getByRole('button', { name: 'Full screen' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(options).toBeFocused()
  await options.click()
  await expect(panel).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the show' }).click()
  await expect(panel).toBeHidden()
})

test('[SHOW-03] the storyboard stands beside the picture or below it, not over it', async ({ page }) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  for (const index of [0, 1]) await builder.add(index)
  const stills = page.getByRole('list', { name: 'Stills of the show' })
  const canvas = page.locator('canvas').first()
  for (const width of [1440, 992, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(stills).toBeVisible()
    const [picture, strip] = [await canvas.boundingBox(), await stills.boundingBox()]
    if (picture === null || strip === null) throw new Error('the picture is not shown')
    const isBelow = strip.y >= picture.y + picture.height - 1
    const isBeside = strip.x >= picture.x + picture.width - 1
    expect(isBelow || isBeside, String(width)).toBe(true)
  }
})

test('[SHOW-04] a review says its total and keeps its button in sight; the summary of a phone is not cut', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.open()
  await page.getByRole('button', { name: /^Propose a show/ }).click()
  await page.getByRole('button', { name: 'Propose shows' }).click()
  await page.getByRole('button', { name: 'Use this show: Grand' }).click()
  await builder.seeKept('saved')
  const open = page.getByRole('button', { name: /^Add show to cart/ })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Buy this show' })
  await expect(dialog.getByRole('button', { name: /^Review/ })).toBeInViewport({ ratio: 1 })
  const total = await dialog.getByRole('definition').first().textContent()
  await dialog.getByRole('button', { name: /^Review/ }).click()
  await expect(dialog.getByText(`Total ${total}`)).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: /^Add \d+ case/ })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Back' }).click()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  const sum = page.getByText(total ?? '', { exact: true })
  await expect(sum).toBeVisible()
  const cut = await sum.evaluate((element) => {
    const clip = element.closest('[role="tabpanel"]')?.firstElementChild?.firstElementChild
    return element.getBoundingClientRect().right - (clip?.getBoundingClientRect().right ?? 0)
  })
  expect(cut).toBeLessThanOrEqual(0)
})
