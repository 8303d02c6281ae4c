import { PDFiumLibrary } from '@hyzyla/pdfium'
import { type Page, test } from '@playwright/test'
import { expect } from './expect.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { openExplorer } from './open-explorer.ts'

const chart = chartOf(couponModel.machine)
const paths = chart.nodes.flatMap(({ path }) => (path.length === 0 ? [] : [path.join('.')]))

interface Sheet {
  readonly text: string
  readonly isWide: boolean
  /** of its darkest ink, from 0 to 255 */
  readonly darkest: number
}

test.use({ colorScheme: 'dark' })

/** The sheets that a page is printed on. */
async function printed(page: Page): Promise<readonly Sheet[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await page.pdf({ preferCSSPageSize: true }))
  const sheets: Sheet[] = []
  for (const sheet of document.pages()) {
    // before it is drawn, which closes it
    const text = sheet.getText().replaceAll(/\s+/g, ' ')
    const { data, width, height } = await sheet.render({ scale: 1, render: 'bitmap' })
    sheets.push({ text, isWide: width > height, darkest: data.reduce((a, b) => Math.min(a, b)) })
  }
  document.destroy()
  library.destroy()
  return sheets
}

test('a chart is printed on one sheet, then the view of each of its states, in dark colors on white', async ({
  page,
}) => {
  await openExplorer(page, '#/coupon?show=chart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const [sheet, ...states] = await printed(page)
  expect(sheet?.text).toContain(couponModel.title)
  for (const path of paths) expect(sheet?.text).toContain(path)
  for (const { descriptor, kind } of chart.transitions)
    if (kind === 'event') expect(sheet?.text).toContain(descriptor)
  const told = states.map(({ text }) => text).join(' ')
  for (const path of paths) expect(told).toContain(`${path} How one gets here`)
  for (const { description } of chart.nodes) expect(told).toContain(description)
  expect(told.split('How one gets here')).toHaveLength(chart.nodes.length + 1)
  expect(states.every(({ isWide }) => isWide)).toBe(true)
  expect(states.length).toBeLessThan(chart.nodes.length)
  expect(Math.max(...states.map(({ darkest }) => darkest))).toBeLessThan(60)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('other views are printed as they are shown, without what only leads elsewhere', async ({ page }) => {
  await openExplorer(page, '#/coupon/idle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const text = (await printed(page)).map((sheet) => sheet.text).join(' ')
  expect(text).toContain('What can happen')
  expect(text).not.toContain('Find anything')
})
