import type { Locator } from '@playwright/test'
import { contentCalls } from '#contract/content/content.ts'
import { carouselName } from '#contract/content/content-names.ts'
import { changeBoot } from './change-boot.ts'
import { expect, test } from './fixtures.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false })

const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

for (const { projectId, setting } of [
  { projectId: 11, setting: 'show_upsell_on_wholesale' },
  { projectId: 14, setting: 'show_upsell_on_pro_line' },
] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test(`[API-92][API-93][API-94][API-95][API-99][API-37][NAV-28][DATA-06][DATA-07] the home page shows slides, tiles and sections of the server in their order, and its footer the social links (${projectId})`, {
      tag: projectId === 11 ? '@core' : [],
    }, async ({ page, shopper }) => {
      const id = String(projectId)
      const { sections } = await shopper.call(contentCalls.getStorefrontData, { params: { id } })
      const slides = await shopper.call(contentCalls.getCarouselImages, {
        params: { carousel: carouselName(projectId) },
      })
      const tiles = await shopper.call(contentCalls.getFeaturedTiles, {})
      const social = await shopper.call(contentCalls.getSocialMedia, {})
      expect([slides, tiles, social].map(({ length }) => length > 1)).toEqual([true, true, true])
      await page.goto('/')
      const main = page.getByRole('main')
      const [hero, ...rows] = sections
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(hero?.title ?? '')
      await expect(main.getByText(hero?.text ?? '', { exact: true })).toBeVisible()
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(rows.map(({ title }) => title))
      const carousel = main.getByRole('region', { name: 'Highlights' })
      expect(await hrefs(carousel.getByRole('link'))).toEqual(slides.map(({ link_to }) => link_to))
      const featured = main.getByRole('region', { name: 'Featured' })
      expect(await hrefs(featured.getByRole('link'))).toEqual(tiles.map(({ link_to }) => link_to))
      for (const section of sections.filter(({ kind }) => kind === 'products' || kind === 'upsell')) {
        const items = await shopper.call(contentCalls.getStorefrontItems, {
          params: { a: id, b: section.id },
        })
        expect(items).not.toEqual([])
        await expect(
          main.getByRole('region', { name: section.title }).getByRole('heading', { level: 3 }),
        ).toHaveText(items.slice(0, 8).map(({ products_name }) => products_name))
      }
      const links = page
        .getByRole('contentinfo')
        .getByRole('list', { name: 'Social media' })
        .getByRole('link')
      await expect.poll(() => hrefs(links), QUICK).toEqual(social.map(({ url }) => url))
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAccessibleName(/opens in a new tab/)
      }
      await changeBoot(page, ({ app_settings }) => ({ app_settings: { ...app_settings, [setting]: false } }))
      await page.reload()
      await expect(main.getByRole('heading', { name: 'News by e-mail' })).toBeVisible()
      await expect(main.getByRole('heading', { level: 2 })).toHaveCount(rows.length - 1)
    })
  })

const shownOf = (slides: Locator) =>
  slides.evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))

test.describe('the professional line', () => {
  test.use({ projectId: 14 })

  test('the pictures of effects are equally wide on a phone, however long their names are', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const pictures = page.getByRole('region', { name: 'Find by effect' }).locator('img')
    await expect(pictures).toHaveCount(8)
    const widths = await pictures.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().width)),
    )
    expect(new Set(widths).size).toBe(1)
  })
})

test('the carousel advances by itself for five seconds, and has buttons to pause and to choose a slide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const carousel = page.getByRole('region', { name: 'Highlights' })
  const track = carousel.getByRole('list')
  const current = carousel.locator('[aria-current="true"]')
  await expect(carousel.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.poll(() => shownOf(track), QUICK).toBe(2)
  await page.clock.runFor(10_000)
  expect(await shownOf(track)).toBe(2)
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect.poll(() => shownOf(track), QUICK).toBe(0)
  await carousel.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(() => shownOf(track), QUICK).toBe(2)
  await carousel.getByRole('button', { name: 'Show 2 of 3' }).click()
  await expect.poll(() => shownOf(track), QUICK).toBe(1)
  await expect(current).toHaveAccessibleName('Show 2 of 3')
  // the pointer and the focus are on the button now
  await carousel.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => shownOf(track), QUICK).toBe(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the carousel moves only when a button is pressed', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const carousel = page.getByRole('region', { name: 'Highlights' })
    await expect(carousel.getByRole('button', { name: 'Next' })).toBeVisible()
    await expect(carousel.getByRole('button', { name: /Pause|Play/ })).toHaveCount(0)
    await page.clock.runFor(20_000)
    expect(await shownOf(carousel.getByRole('list'))).toBe(0)
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => shownOf(carousel.getByRole('list')), QUICK).toBe(1)
  })
})
