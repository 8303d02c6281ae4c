import * as v from 'valibot'
import { contentCalls } from '#contract/content/content.ts'
import { FlashSaleBanners } from '#contract/content/content-answers.ts'
import { changeBoot } from './change-boot.ts'
import { expect, test } from './fixtures.ts'
import { openTakenOver, seeTakenOver } from './hydration.ts'
import { countCalls } from './watched-calls.ts'
import { QUICK } from './quick-poll.ts'
import { openSlowConnection } from './slow-connection.ts'

test.use({ pictures: false })

/** so that a picture comes later than scripts that are asked for at the same time would be */
const SLOW = { latency: 200, throughput: Number.POSITIVE_INFINITY }

test('[BAN-01][BAN-02][BAN-03][BAN-05][BAN-06][CONST-07][API-87] a banner of each set is on top of the page, by the width of the window, until a visitor closes it', {
  tag: '@core',
}, async ({ page, shopper, frame }) => {
  const { desktop, mobile } = await shopper.call(contentCalls.getFlashSaleBanners, {})
  expect([desktop[0]?.is_closable, mobile[0]?.is_closable]).toEqual([true, true])
  const asked = countCalls(page, /get-flash-sale-banners/)
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'Sale' })
  const close = banner.getByRole('button', { name: 'Close the sale banner' })
  const textOf = (html: string | undefined) => (html ?? '').replaceAll(/<[^>]*>/g, '').trim()
  for (const { width, set, other } of [
    { width: 991, set: mobile, other: desktop },
    { width: 992, set: desktop, other: mobile },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(banner.getByText(textOf(set[0]?.html)).or(banner.locator('p:visible'))).toHaveText(
      textOf(set[0]?.html),
    )
    await expect(banner.locator('p', { hasText: textOf(other[0]?.html).slice(0, 20) }).first()).toBeAttached()
  }
  const gap = () =>
    banner.evaluate((above) => {
      const header = document.querySelector('header')?.getBoundingClientRect()
      return (header?.top ?? Number.NaN) - above.getBoundingClientRect().bottom
    })
  await expect.poll(gap, QUICK).toBe(0)
  await close.click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(banner).toBeHidden()
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y, QUICK).toBe(0)
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Just Arrived' })
    .click()
  await frame.seePath('/sl/l/Just_Arrived')
  await expect(banner).toBeHidden()
  expect(asked(), 'the banners are in the page').toBe(0)
  await page.reload()
  await expect(close).toBeVisible()
})

test('the banner of a drawn page has its background before the app has come, and the same after', async ({
  page,
  shopper,
}) => {
  const { desktop } = await shopper.call(contentCalls.getFlashSaleBanners, {})
  expect(desktop[0]?.background_image_path).toEqual(expect.any(String))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/', { waitUntil: 'commit' })
  const strip = page.locator('[data-banner="desktop"]')
  const look = () => strip.evaluate((element) => getComputedStyle(element).background)
  await expect(strip).toBeVisible()
  const before = await look()
  expect(before).toContain(desktop[0]?.background_image_path)
  release()
  await seeTakenOver(page)
  await expect(page.locator('#banner-style')).toHaveCount(0)
  expect(await look()).toBe(before)
})

for (const { width, set, size } of [
  { width: 390, set: 'mobile', size: 480 },
  { width: 1440, set: 'desktop', size: 960 },
] as const)
  test.describe(`at ${width}`, () => {
    // a route would switch off the cache, in which the picture is found again
    test.use({ pictures: true, viewport: { width, height: 800 } })

    test('a listing fetches the picture of its banner once, and the app when it is here', async ({
      page,
      shopper,
      baseURL,
    }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.setBlockedURLs', { urls: ['*.svg*'] })
      const banners = await shopper.call(contentCalls.getFlashSaleBanners, {})
      const picture = banners[set][0]?.background_image_path ?? ''
      expect(picture).toContain(`/scene-${size}/`)
      // drawn when it is first asked for, which may take longer than the app waits
      await page.request.get(picture)
      const asked: string[] = []
      session.on('Network.requestWillBeSent', ({ request }) => asked.push(new URL(request.url).pathname))
      const connection = await openSlowConnection(baseURL ?? '', SLOW)
      await openTakenOver(page, `${connection.url}/sl/c/Comets`)
      expect(asked.filter((path) => path.startsWith('/images/scene-'))).toEqual([picture])
      const [pictureHere, appAsked, startedAt] = await page.evaluate(readTimes, picture)
      // a picture that takes longer than a second is not waited for
      expect(appAsked).toBeGreaterThanOrEqual(Math.min(pictureHere, startedAt + 800))
      await connection.close()
    })
  })

/** Runs in the page. */
function readTimes(picture: string): [pictureHere: number, appAsked: number, startedAt: number] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const scripts = entries.filter(({ name }) => /\/assets\/.*\.js$/.test(name))
  const hereAt = entries.find(({ name }) => name.endsWith(picture))?.responseEnd
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const appAsked = Math.min(...scripts.map(({ startTime }) => startTime))
  return [hereAt ?? Number.NaN, appAsked, navigation?.domInteractive ?? Number.NaN]
}

test('[BAN-04][ENT-37] the first banner is drawn with its background and without script, and without a button when it cannot be closed', async ({
  page,
}) => {
  await changeBoot(page, ({ flash_sale_banners }) => {
    const { desktop } = v.parse(FlashSaleBanners, flash_sale_banners)
    const [first] = desktop
    if (!first) throw new Error('there is no banner')
    const look = {
      background_color: '#123456',
      background_image_path: '/images/scene-900/banner-gold.avif',
      background_position: 'left top',
      background_size: 'contain',
      background_repeat: 'repeat-x',
      is_closable: false,
      html: '<b onclick="document.title=1">ignored</b>',
      nodes: [{ tag: 'p' as const, nodes: ['One ', { tag: 'strong' as const, nodes: ['<i>sale</i>'] }] }],
    }
    return { flash_sale_banners: { desktop: [{ ...first, ...look }, first], mobile: [] } }
  })
  // the app draws this page, so that only its data differ
  await page.goto('/cart')
  const banner = page.getByRole('region', { name: 'Sale' })
  await expect(banner).toHaveText('One <i>sale</i>')
  await expect(banner.getByRole('button')).toHaveCount(0)
  const style = await banner.locator('> div').evaluate((strip) => {
    const { backgroundColor, backgroundImage, backgroundPosition, backgroundSize, backgroundRepeat } =
      getComputedStyle(strip)
    return [backgroundColor, backgroundImage, backgroundPosition, backgroundSize, backgroundRepeat]
  })
  expect(style).toEqual([
    'rgb(18, 52, 86)',
    expect.stringMatching(/^url\(".*\/images\/scene-900\/banner-gold\.avif"\)$/),
    '0% 0%',
    'contain',
    'repeat-x',
  ])
})
