import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'

test.use({ customer: 'silver', pictures: false })

const dragged = (page: Page): Locator => page.locator('[data-dragged]')
const scrolled = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => element.parentElement?.parentElement?.scrollLeft ?? 0)

async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${locator.toString()} is not shown`)
  return { x: box.x + Math.min(12, box.width / 2), y: box.y + box.height / 2 }
}

/** A point of a bar, which may be longer than the window, in the middle of the window. */
async function pointInSight(bar: Locator, page: Page): Promise<{ x: number; y: number }> {
  const { x, y } = await centerOf(bar)
  const middle = (page.viewportSize()?.width ?? 0) / 2
  return { x: Math.max(x, middle), y }
}

test('[SHOW-01] a dragged cue is seen at the pointer with the time at which it would be dropped', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.add(0)
  const start = await builder.secondsOf(1)
  const [name = ''] = await builder.timelineCues()
  const block = await builder.cue(name).boundingBox()
  await builder.liftCue(name, 128)
  const copy = await dragged(page).boundingBox()
  expect(copy?.x).toBeCloseTo((block?.x ?? 0) + 128, 0)
  expect(copy?.y).toBeCloseTo(block?.y ?? 0, 0)
  expect(copy?.width).toBeCloseTo(block?.width ?? 0, 0)
  const zoom = Number(await page.locator('[data-zoom]').getAttribute('data-zoom'))
  await expect(dragged(page)).toContainText(`0:${(start + 128 / zoom).toFixed(1).padStart(4, '0')}`)
  await page.mouse.up()
  await expect(dragged(page)).toHaveCount(0)
  expect(await builder.secondsOf(1)).toBe(start + 128 / zoom)
})

async function zoomIn(page: Page): Promise<void> {
  const closer = page.getByRole('button', { name: 'Show less time' })
  while ((await closer.getAttribute('aria-disabled')) !== 'true') await closer.click()
}

test('[SHOW-04] the timeline scrolls to a cue that is added and to the playhead that is moved, played or sought', async ({
  page,
}) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.add(0)
  await zoomIn(page)
  for (const index of [1, 2, 3]) {
    await builder.add(index)
    await expect(builder.grid.getByRole('gridcell', { selected: true })).toBeInViewport()
  }
  expect(await scrolled(builder.grid)).toBeGreaterThan(0)
  const head = page.getByRole('slider', { name: 'Playhead' })
  const seek = page.getByRole('slider', { name: 'Time of the picture' })
  await seek.fill('0')
  await expect(head).toBeInViewport({ ratio: 0.5 })
  await expect.poll(() => scrolled(builder.grid)).toBe(0)
  await seek.fill('36000')
  await expect(head).toBeInViewport({ ratio: 0.5 })
  await seek.fill('0')
  await page.getByRole('button', { name: 'Options of the picture' }).click()
  await page.getByRole('button', { name: '2×' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => scrolled(builder.grid), { timeout: 60_000 }).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(head).toBeInViewport({ ratio: 0.5 })
})

test('[SHOW-04] what is pressed on the timeline does not move under the pointer', async ({ page }) => {
  const builder = new ShowBuilderDriver(page)
  await builder.startEmpty()
  await builder.add(0)
  await zoomIn(page)
  await builder.add(1)
  const [, name = ''] = await builder.timelineCues()
  await builder.liftCue(name, 40)
  const before = await scrolled(builder.grid)
  await page.getByRole('slider', { name: 'Time of the picture' }).fill('0')
  expect(await scrolled(builder.grid)).toBe(before)
  await page.mouse.up()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 992, height: 900 }, hasTouch: true })

  type Point = { readonly x: number; readonly y: number }

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })

  async function swipe(session: CDPSession, from: Point, by: number): Promise<void> {
    for (let step = 1; step <= 8; step++)
      await touch(session, 'touchMove', [{ x: from.x + (by * step) / 8, y: from.y }])
  }

  async function twoCues(page: Page): Promise<ShowBuilderDriver> {
    const builder = new ShowBuilderDriver(page)
    await builder.open()
    await page.getByRole('button', { name: /^Empty show/ }).click()
    await builder.seeEditable()
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(builder.products.first()).toBeVisible()
    for (const index of [0, 1]) await builder.add(index)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(builder.grid.getByRole('gridcell')).toHaveCount(2)
    await zoomIn(page)
    return builder
  }

  test('[SHOW-01] a swipe that starts on a bar scrolls and moves no cue; a long press drags it', async ({
    page,
  }) => {
    const builder = await twoCues(page)
    const session = await page.context().newCDPSession(page)
    const names = await builder.timelineCues()
    const bar = builder.cue(names[1] ?? '')
    await bar.scrollIntoViewIfNeeded()
    const before = await scrolled(builder.grid)
    const from = await pointInSight(bar, page)
    await touch(session, 'touchStart', [from])
    await swipe(session, from, 160)
    await touch(session, 'touchEnd', [])
    await expect.poll(() => scrolled(builder.grid)).toBeLessThan(before)
    expect(await builder.timelineCues()).toEqual(names)
    const held = await pointInSight(bar, page)
    const lifted = await bar.boundingBox()
    const start = await scrolled(builder.grid)
    await touch(session, 'touchStart', [held])
    await expect(dragged(page)).toBeVisible()
    await swipe(session, held, 128)
    const copy = await dragged(page).boundingBox()
    expect((copy?.x ?? 0) - (lifted?.x ?? 0)).toBeGreaterThan(100)
    await touch(session, 'touchEnd', [])
    await expect(dragged(page)).toHaveCount(0)
    expect(await scrolled(builder.grid)).toBe(start)
    expect(await builder.timelineCues()).not.toEqual(names)
  })
})
