import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openTakenOver } from './hydration.ts'
import { QUICK } from './quick-poll.ts'

const frameOf = (canvas: Locator) =>
  canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''))

test('[ROUTE-15] a drawing moves when it is asked to, also with reduced motion, and stops by key, out of view and at its end', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openTakenOver(page, '/tent-video')
  const figure = page.getByRole('figure').first()
  const canvas = figure.locator('canvas')
  await expect(figure.getByRole('img', { name: /: .+/ })).toBeVisible()
  await expect(canvas).toHaveCount(0)
  const isPlayer = (url: string) => url.includes('demo-canvas')
  expect(scripts.filter(isPlayer)).toEqual([])

  const play = figure.getByRole('button', { name: /^Play \S/ })
  const pause = figure.getByRole('button', { name: /^Pause \S/ })
  await play.focus()
  await page.keyboard.press('Enter')
  await expect(pause).toBeFocused()
  const first = await frameOf(canvas)
  await expect.poll(() => frameOf(canvas), QUICK).not.toBe(first)

  await page.keyboard.press('Space')
  await expect(play).toBeFocused()
  const still = await frameOf(canvas)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await frameOf(canvas)).toBe(still)

  await play.click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(play).toHaveCount(1)
  await play.click()
  await expect(pause).toBeVisible()
  // on a busy machine its frames would take far longer
  await page.clock.runFor(12_000)
  await expect(play).toBeVisible()
  await expect(canvas).toHaveCount(0)
  expect(await page.locator('main [style]').count()).toBe(0)
})
