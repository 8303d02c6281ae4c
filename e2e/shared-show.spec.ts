import sharp from 'sharp'
import { showCardPath, sharedShowPath } from '#contract/content/show-paths.ts'
import { showCalls } from '#contract/shows/shows.ts'
import { cueOf, share, showOf } from '#tests/server/shows/stored-shows.ts'
import { NARROW, violationsOn, WIDE } from './a11y-check.ts'
import { ORIGIN } from './asked-address.ts'
import { QUICK } from './quick-poll.ts'
import { expect, test } from './switched.ts'

test.use({ customer: 'silver', pictures: false })

test.beforeAll(async ({ db }) => {
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(ORIGIN) })
    .where('key', '=', 'public_url')
    .execute()
})

test('[ROUTE-40] the page of a shared show is kept and found by nobody, and names its picture; a revoked link has the page of an unknown one', async ({
  shopper,
  ownShop,
}) => {
  const { id, token } = await share(shopper, showOf(2, { name: 'Lake <finale>' }))
  const page = () => fetch(ownShop.url + sharedShowPath(token))
  const picture = `<meta property="og:image" content="${ORIGIN}${showCardPath(token)}">`
  // the origin is read again once a second
  await expect.poll(async () => (await page()).text(), QUICK).toContain(picture)
  const shown = await page()
  expect(shown.status).toBe(200)
  const html = await shown.text()
  expect(html).toContain('<meta property="og:title" content="Lake &lt;finale&gt;">')
  expect(html).toContain('<title>Lake &lt;finale&gt; | ')
  expect(html).toMatch(/<meta property="og:description" content="A fireworks show with 2 cues\. /)
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['x-robots-tag', 'noindex'],
    ['referrer-policy', 'no-referrer'],
  ] as const)
    expect([name, shown.headers.get(name)]).toEqual([name, value])
  await shopper.call(showCalls.revokeShare, { body: { id } })
  const [revoked, unknown] = [await page(), await fetch(ownShop.url + sharedShowPath('A'.repeat(22)))]
  expect([revoked.status, unknown.status]).toEqual([404, 404])
  expect(await revoked.text()).toBe(await unknown.text())
})

test('[SHOW-01][ROUTE-40] a shared show is read, and copied into the builder, without a log-in', {
  tag: '@core',
}, async ({ shopper, browser, ownShop }) => {
  const { token } = await share(shopper, showOf(3))
  const context = await browser.newContext({ baseURL: ownShop.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(sharedShowPath(token))
  await expect(page.getByRole('heading', { level: 1, name: 'Lake finale' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  expect(await page.getByRole('main').textContent()).not.toContain('$')
  await page.getByRole('button', { name: 'Use this show' }).click()
  await expect(page).toHaveURL(/\/fireworks-show-builder\/[\da-f-]{36}$/)
  await context.close()
})

test('[SHOW-01] a customer who opens a shared show is counted once, before and after the session is known', async ({
  shopper,
  page,
}) => {
  const { token } = await share(shopper, showOf(3))
  await page.goto(sharedShowPath(token))
  await expect(page.getByRole('heading', { level: 1, name: 'Lake finale' })).toBeVisible()
  // the copy is sent to the account of the customer, who is known by then
  await page.getByRole('button', { name: 'Use this show' }).click()
  await expect(page.locator('[data-keeping="saved"]').first()).toBeVisible()
  const { shows } = await shopper.call(showCalls.selectShows, {})
  expect(shows.map((show) => show.share?.views)).toEqual([undefined, 1])
})

test('[SHOW-03] a visitor shares a show by a link that holds it', async ({ shopper, browser, ownShop }) => {
  const { token } = await share(shopper, showOf(3))
  const context = await browser.newContext({ baseURL: ownShop.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(sharedShowPath(token))
  await expect(page.getByRole('row')).toHaveCount(4)
  expect(await violationsOn(page, 'shared show', [NARROW, WIDE])).toEqual([])
  await page.setViewportSize({ width: WIDE, height: 900 })
  await page.getByRole('button', { name: 'Use this show' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByRole('dialog').getByLabel('Portable link', { exact: true }).inputValue()
  expect(await violationsOn(page, 'share dialog')).toEqual([])
  await page.goto(link)
  await expect(page.getByText('This link holds the whole show, so it cannot be taken back.')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  await context.close()
})

test('[SHOW-01] a shared show opens on the moment of its picture, and plays from its dark beginning', async ({
  shopper,
  browser,
  ownShop,
}) => {
  const cues = Array.from({ length: 10 }, (_, index) => cueOf(index, { at_ms: 20_000, count: 3 }))
  const { token } = await share(shopper, showOf(0, { cues }))
  const context = await browser.newContext({ baseURL: ownShop.url, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.goto(sharedShowPath(token))
  const picture = page.getByRole('group', { name: 'Picture of the show' })
  /** of the sky above the controls, on average, from 0 to 255 */
  const light = async () => {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    const area = { left: 0, top: 0, width: Math.floor(width), height: Math.floor(height / 2) }
    const { channels } = await sharp(await picture.screenshot())
      .extract(area)
      .greyscale()
      .stats()
    return channels[0]?.mean ?? 0
  }
  await expect.poll(light).toBeGreaterThan(25)
  await picture.getByRole('button', { name: 'Play' }).click()
  await picture.getByRole('button', { name: 'Pause' }).click()
  expect(await light()).toBeLessThan(20)
  await context.close()
})
