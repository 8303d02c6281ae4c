import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { test, type Page } from '@playwright/test'
import { expect } from './expect.ts'
import { registry } from '#machines/index.ts'
import { couponModel } from '#machines/checkout/coupon/coupon.model.ts'
import { texasCheckModel } from '#machines/delivery/texas-check/texas-check.model.ts'
import { chartOf, leafStates } from '#statecharts/engine/chart-model.ts'
import { type Cover, coverMachine } from '#statecharts/engine/suite.ts'
import { reportFiles } from '#statecharts/report/report-file.ts'
import { violationsOn } from './a11y-check.ts'

/** A report on two machines, one of them covered by state only, with one path that failed. */
async function writtenReport(): Promise<string> {
  const coupon = await coverMachine(couponModel, { criterion: 'state' })
  const texas = await coverMachine(texasCheckModel)
  const [first, ...rest] = texas.replays
  const odd = first ? [{ ...first, differences: ['texasCheck-1 step 1: <odd>'] }, ...rest] : []
  const covers: Cover[] = [coupon, { ...texas, replays: odd }]
  const path = test.info().outputPath('report.html')
  writeFileSync(path, (await reportFiles(covers))[0]?.text ?? '')
  return pathToFileURL(path).href
}

async function openReport(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (problem) => asked.push(problem.message))
  await page.goto(await writtenReport())
  return asked
}

test.describe('the coverage report', () => {
  test('opens from a file without network requests and shows the totals of the machines', async ({
    page,
  }) => {
    const asked = await openReport(page)
    const chart = chartOf(couponModel.machine)
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Coupon' }) })
    await expect(row.getByRole('cell').nth(0)).toContainText(`/${leafStates(chart).length} `)
    await expect(row.getByRole('cell').nth(1)).toContainText(`/${chart.transitions.length} `)
    await expect(page.getByText(`2 of ${registry.length} machines were walked.`)).toBeVisible()
    expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([])
  })

  test('leads from a step to its line in the chart, and copies a path as a test', async ({ page }) => {
    await openReport(page)
    const machine = page.locator('[data-machine=texasCheck]')
    const path = machine.locator('.path').first()
    await path.locator('[data-transition]').first().press('Enter')
    await expect(machine.locator('.marked')).toBeInViewport()
    await expect(path.getByRole('columnheader', { name: 'Effects' })).toBeVisible()
    const copied = await path.getByRole('button', { name: 'Copy as test' }).getAttribute('data-copy')
    expect(copied).toMatch(/^import [\s\S]*test\('texasCheck-1', \{[\s\S]*await takePath\(texasCheckWalk, \{/)
    await expect(
      machine.getByText(/taken by these paths, \d+ with services|taken by these paths, none with/),
    ).toBeVisible()
  })

  test('is navigated by keyboard: gaps, failures, search, help', async ({ page }) => {
    await openReport(page)
    const gaps = page.locator('[data-gap]')
    await page.keyboard.press('n')
    await expect(gaps.first()).toBeFocused()
    await expect(gaps.first()).toContainText('Why: no path of this suite takes it.')
    await expect(gaps.first()).toContainText(/Shortest prefix: \d+ steps?/)
    await page.keyboard.press('j')
    await expect(gaps.nth(1)).toBeFocused()
    await page.keyboard.press('p')
    await expect(gaps.first()).toBeFocused()
    await page.keyboard.press('f')
    await expect(page.locator('[data-failure] > summary')).toBeFocused()
    await expect(page.getByText('texasCheck-1 step 1: <odd>')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await page.keyboard.type('coupon.removing')
    await expect(page.locator('#texasCheck')).toBeHidden()
    await expect(page.locator('#coupon')).toBeVisible()
    await page.getByLabel('Find').fill('nothing is called so')
    await expect(page.getByText('No machine is like that.')).toBeVisible()
  })

  test('exports its results as valid JSON, CSV and JUnit', async ({ page }) => {
    await openReport(page)
    const taken = async (name: string) => {
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name, exact: true }).click()
      const stream = await (await coming).createReadStream()
      return (await stream.toArray()).join('')
    }
    const suites: unknown = JSON.parse(await taken('JSON'))
    expect(suites).toMatchObject([{ machine: 'coupon' }, { machine: 'texasCheck' }])
    expect((await taken('CSV')).split('\r\n')[0]).toMatch(/^machine,coverage,seed,path,step,/)
    const results = await page.evaluate(
      (text) => {
        const found = new DOMParser().parseFromString(text, 'text/xml')
        const failure = found.querySelector('failure[message^=texasCheck]')
        return [
          found.documentElement.tagName,
          found.querySelectorAll('testsuite').length,
          failure?.getAttribute('message'),
        ]
      },
      await taken('JUnit'),
    )
    expect(results).toEqual(['testsuites', 2, 'texasCheck-1 step 1: <odd>'])
  })

  test('has no axe violations, in light and dark, wide and narrow', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openReport(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await violationsOn(page, 'coverage report')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})
