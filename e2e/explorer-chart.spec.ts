import { readFileSync } from 'node:fs'
import { type Page, test } from '@playwright/test'
import { expect } from './expect.ts'
import { checkoutModel } from '#machines/checkout/checkout.model.ts'
import { chartOf } from '#statecharts/engine/chart-model.ts'
import { hiddenIn } from '#statecharts/engine/folds.ts'
import { violationsOn } from './a11y-check.ts'
import { column, openExplorer } from './open-explorer.ts'

const chart = chartOf(checkoutModel.machine)

/** Candidates of the answer to a submitted order. */
const [accepted = '', declined = ''] = ['is accepted', 'is declined'].flatMap((guard) =>
  chart.transitions.flatMap(({ id, source, condition }) =>
    source === 'checkout.open.submitting' && condition?.startsWith(guard) ? id : [],
  ),
)
const flow = {
  machine: 'checkout',
  version: '000000000000',
  from: '2026-11-01',
  to: '2026-11-30',
  rows: [
    { before: null, taken: accepted, wait: 3, times: 9_000 },
    { before: null, taken: declined, wait: 3, times: 1_000 },
    { before: accepted, taken: null, wait: 3, times: 12 },
  ],
  unknown: 0,
  unattributed: 0,
}
const file = (content: unknown) => ({
  name: 'flow.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})

/** The counts of a file over the picture: widths, shares, what the slider hides, and what else a file can be. */
async function showsFlow(page: Page) {
  const counts = page.getByLabel('Counts', { exact: true })
  await counts.setInputFiles(file({}))
  await expect(page.getByRole('alert')).toContainText('no counts of transitions')
  await counts.setInputFiles(file([{ ...flow, machine: 'coupon' }]))
  await expect(page.getByRole('status')).toContainText('no counts of this chart')
  await counts.setInputFiles(file(flow))
  await expect(page.getByText('of another version of this chart')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  await counts.setInputFiles(file({}))
  await expect(page.getByRole('alert')).toContainText('those before it stay')
  await expect(page.getByText('of another version of this chart')).toBeVisible()
  const widthOf = (id: string) =>
    page
      .locator(`.edge[data-ids~="${id}"] path`)
      .first()
      .evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeWidth))
  expect(await widthOf(accepted)).toBeGreaterThan((await widthOf(declined)) + 1)
  await expect(page.locator('.note').filter({ hasText: '10 %' })).toHaveCount(1)
  await page.getByRole('slider').press('End')
  await expect(page.getByText(/^50 %: 6\d lines, 10 % hidden$/)).toBeVisible()
  await expect(page.locator(`.edge[data-ids~="${declined}"]`)).toHaveCount(0)
  await expect(page.locator(`.edge[data-ids~="${accepted}"]`)).toHaveCount(1)
  expect(page.url()).toContain('over=flow')
  expect(await violationsOn(page, 'flow over a chart')).toEqual([])
  await page.getByRole('link', { name: 'All of it as a table' }).press('Enter')
  await expect(page.getByRole('row', { name: /^complete 12 12 \(100 %\)/ })).toBeVisible()
}

test.describe('the chart', () => {
  test('opens at 1440 by 900 with text of 11 pixels or more, as the neighbors of the state', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openExplorer(page, '#/checkout/open.submitting?show=chart')
    await expect(page.locator('.state.selected')).toHaveAttribute('data-id', 'checkout.open.submitting')
    const smallest = await page.locator('svg text').evaluateAll((texts) => {
      const heights = texts.map((text) => {
        const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 0
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale
      })
      return Math.min(...heights)
    })
    expect(smallest).toBeGreaterThanOrEqual(11)
    const moving = chart.transitions.filter(
      ({ source, targets }) => source === 'checkout.open.submitting' && targets.length > 0,
    )
    for (const { id } of moving) await expect(page.locator(`.edge[data-ids~="${id}"]`)).toHaveCount(1)
    // it is taller than the frame, which then shows its upper edge
    const frame = await page.getByRole('region', { name: 'Picture, as text in the outline' }).boundingBox()
    const state = await page.locator('.state.selected > rect').boundingBox()
    expect(state?.height).toBeGreaterThan(frame?.height ?? 0)
    expect((state?.y ?? 0) - (frame?.y ?? 0)).toBeGreaterThanOrEqual(12)
  })

  test('folds the chosen state by Enter and unfolds it again', async ({ page }) => {
    await openExplorer(page, '#/checkout/open.stepping?show=chart&fold=')
    await page.getByRole('region', { name: 'Picture, as text in the outline' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Fold open.stepping' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const hidden = hiddenIn(chart, 'checkout.open.stepping')
    await expect(page.locator('[data-id="checkout.open.stepping"]')).toContainText(
      `hides ${hidden.states} states`,
    )
    await page.getByRole('region', { name: 'Picture, as text in the outline' }).press('Enter')
    await expect(page.locator('.state[data-id]')).toHaveCount(chart.nodes.length)
  })

  test('is painted by coverage, with the reason of every transition that a walk leaves out', async ({
    page,
  }) => {
    await openExplorer(page, '#/checkout/open.submitting?show=chart&over=coverage')
    const listed = new Set(checkoutModel.unprovokable?.map(({ transition }) => transition))
    const left = column(page, 'Not taken by every walk')
    await expect(left.locator('ul > li[data-kind]')).toHaveCount(listed.size)
    for (const { reason } of checkoutModel.unprovokable ?? []) await expect(left).toContainText(reason)
    await page.getByRole('button', { name: 'Flow', exact: true }).press('Enter')
    await expect(page.getByRole('status')).toContainText('A page from a file asks nobody')
    await showsFlow(page)
  })

  test('is saved as every kind of file', async ({ page }) => {
    await openExplorer(page, '#/coupon?show=chart&fold=')
    await page.getByText('Save or print').press('Enter')
    for (const [kind, start] of [
      ['SVG', '<svg '],
      ['PNG', '\u{89}PNG'],
      ['CSV', 'state,event'],
      ['Mermaid', '%% Generated'],
      ['SCXML', '<?xml'],
      ['JSON', '{\n  "generated"'],
    ] as const) {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: kind, exact: true }).press('Enter'),
      ])
      const bytes = readFileSync(await saved.path())
      expect(bytes.toString('latin1').slice(0, start.length)).toBe(start)
    }
  })

  test('a part of it is saved under its own name, with title, version and legend, away from the border', async ({
    page,
  }) => {
    await openExplorer(page, '#/checkout?show=chart&fold=near')
    await page.getByText('Save or print').press('Enter')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG', exact: true }).press('Enter'),
    ])
    expect(saved.suggestedFilename()).toBe('checkout.idle.svg')
    await page.setContent(readFileSync(await saved.path(), 'utf8'))
    await expect(page.locator('svg > .heading')).toHaveText('Checkout: neighbors of idle')
    await expect(page.locator('svg > .about')).toHaveText(/^Chart version \w{12}$/)
    await expect(page.locator('svg > .legend')).toContainText('at once, without an event')
    const ground = await page.locator('svg').boundingBox()
    for (const box of await page.locator('.state > rect').all()) {
      const state = await box.boundingBox()
      if (!state || !ground) throw new Error('the picture has states')
      expect(state.x - ground.x).toBeGreaterThan(20)
      expect(ground.x + ground.width - state.x - state.width).toBeGreaterThan(20)
      expect(state.y - ground.y).toBeGreaterThan(20)
      expect(ground.y + ground.height - state.y - state.height).toBeGreaterThan(20)
    }
  })
})
