import type { Page } from '@playwright/test'
import { showPath } from '#contract/content/show-paths.ts'
import { cueOf, showOf, store } from '#tests/server/shows/stored-shows.ts'
import { expect, test } from './fixtures.ts'
import { ShowBuilderDriver } from './pages/show-builder.driver.ts'
import { QUICK } from './quick-poll.ts'

test.use({ customer: 'silver', pictures: false })

/** Of the brightest color of the picture, to 255; 0: there is none. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[aria-label="Picture of the show"] canvas')
    if (!canvas || canvas.width === 0) return 0
    const copy = new OffscreenCanvas(canvas.width, canvas.height)
    const drawing = copy.getContext('2d')
    drawing?.drawImage(canvas, 0, 0)
    const data = drawing?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray()
    return data.reduce((most, value, at) => (at % 4 === 3 ? most : Math.max(most, value)), 0)
  })

test('[SHOW-01] a picture that stands is drawn in each layout that the window gets', async ({
  page,
  shopper,
}) => {
  const cues = Array.from({ length: 6 }, (_, index) => cueOf(index))
  await page.goto(showPath(await store(shopper, showOf(0, { cues }))))
  await new ShowBuilderDriver(page).seeEditable()
  const seek = page.getByRole('slider', { name: 'Time of the picture' })
  await seek.fill('4000')
  for (const width of [1440, 390, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(seek).toHaveValue('4000')
    await expect.poll(() => brightness(page), { message: `${width} px`, ...QUICK }).toBeGreaterThan(100)
  }
})
