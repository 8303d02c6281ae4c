import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false, customer: 'silver' })

const banner = (page: Page) => page.getByRole('banner')

test('[LAY-15][CONST-06] a scroll target is not covered by the header, whatever its height', async ({
  page,
  frame,
}) => {
  const offset = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto('/')
  expect(await offset()).toBe('16px')
  await page.unrouteAll()
  await page.goto('/')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(frame.cartLink).toBeVisible()
    await expect
      .poll(
        async () => parseFloat(await offset()) - 16 - ((await banner(page).boundingBox())?.height ?? 0),
        QUICK,
      )
      .toBe(0)
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await expect.poll(offset, QUICK).toBe('16px')
  await page.evaluate(() => scrollTo(0, 400))
  await expect(banner(page)).not.toBeInViewport()
})
