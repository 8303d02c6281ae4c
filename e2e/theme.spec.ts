import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openTakenOver, seeTakenOver } from './hydration.ts'
import { readShifts } from './layout-shift.ts'
import { QUICK } from './quick-poll.ts'

test.use({ pictures: false, contextOptions: { reducedMotion: 'no-preference' } })

const root = (page: Page) => page.locator('html')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

const colors = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor: background, color: text } = getComputedStyle(document.body)
    return { background, text }
  })

/** Opens a page whose scripts never load, so that only the served HTML is shown. */
async function openWithoutScripts(page: Page, path = '/'): Promise<void> {
  await page.route('**/assets/**', () => undefined)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('body')).toBeAttached()
}

for (const { projectId, brand, own, other } of [
  { projectId: 11, brand: 'consumer', own: 'light', other: 'dark' },
  { projectId: 14, brand: 'pro', own: 'dark', other: 'light' },
] as const) {
  test.describe(`the ${brand} storefront`, () => {
    test.use({ projectId, viewport: { width: 390, height: 844 } })

    test(`[THM-01][THM-02][THM-04] starts ${own} without a preference, from its first paint on`, {
      tag: '@core',
    }, async ({ page }) => {
      await openWithoutScripts(page, '/cart')
      await expect(root(page)).toHaveAttribute('data-theme', own)
      await expect(root(page)).toHaveAttribute('data-brand', brand)
      expect((await page.locator('#shell').boundingBox())?.height).toBe(56)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(root(page)).toHaveAttribute('data-theme', own)
      expect(await stored(page)).toBeNull()
    })

    test('[THM-07] ignores an unknown stored preference', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'sepia'))
      await openWithoutScripts(page)
      await expect(root(page)).toHaveAttribute('data-theme', own)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(root(page)).toHaveAttribute('data-theme', own)
    })

    test(`[NAV-05][THM-03][THM-05][THM-06][THM-07] is ${other} by the switch of its menu, and stays so`, async ({
      page,
    }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      const dark = page.getByRole('switch', { name: 'Dark mode' })
      await expect(dark).toBeChecked({ checked: own === 'dark' })
      await dark.click()
      await expect(root(page)).toHaveAttribute('data-theme', other)
      expect(await stored(page)).toBe(other)
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const shown = await background()
      await openWithoutScripts(page)
      await expect(root(page)).toHaveAttribute('data-theme', other)
      expect(await background()).toBe(shown)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto('/sl')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(dark).toBeChecked({ checked: other === 'dark' })
      await dark.click()
      await expect(root(page)).toHaveAttribute('data-theme', own)
      expect(await stored(page)).toBe(own)
    })
  })
}

test('a phone fetches web fonts when the app has taken over, shows them then, and later documents at once; a wide window always', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTakenOver(page, '/')
  const family = () =>
    page.locator('h1').evaluate((element) => getComputedStyle(element).fontFamily.includes('Variable'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts')), QUICK).toBe('true')
  const [over, ...asked] = await page.evaluate(() => [
    performance.getEntriesByName('taken-over')[0]?.startTime ?? Number.NaN,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  ])
  expect(asked).toHaveLength(2)
  expect(Math.min(...asked)).toBeGreaterThan(over ?? Number.NaN)
  await expect.poll(family, QUICK).toBe(true)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(family, QUICK).toBe(true)
})

test('late fonts and pictures move nothing, and no dark box stands for a picture', async ({ page }) => {
  for (const [width, path] of [
    [390, '/'],
    [390, '/sl/c/Comets'],
    [992, '/sl/c/Comets'],
    [1440, '/'],
    [1440, '/news'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\.(woff2|avif|svg|webp|png)(\?|$)/, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page.goto(path, { waitUntil: 'commit' })
    await seeTakenOver(page)
    expect(await page.evaluate(darkPlaces), path).toEqual([])
    release()
    await page.waitForFunction(() => document.fonts.check('1em "Inter Variable"'))
    await expect(root(page)).toHaveAttribute('data-fonts', '')
    await page.waitForLoadState('networkidle')
    const { score, moved } = await page.evaluate(readShifts, 0)
    expect({ path, width, isStill: score <= 0.02, score, moved }).toMatchObject({ isStill: true })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => localStorage.clear())
  }
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[THM-05][THM-06] changes the theme in the account menu, and prints a dark page on white paper without buttons', async ({
    page,
    frame,
  }) => {
    await page.goto('/')
    await frame.openAccountMenu()
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    expect(await stored(page)).toBe('dark')
    await page.reload()
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('button', { name: /^Add to cart: / }).first()).toBeVisible()
    const ofPaper = { background: 'rgb(250, 250, 252)', text: 'rgb(22, 23, 43)' }
    expect(await colors(page)).not.toEqual(ofPaper)
    await page.emulateMedia({ media: 'print' })
    expect(await colors(page)).toEqual(ofPaper)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('region', { name: /^Messages, / })).toHaveCount(0)
  })
})

/** Runs in the page: the pictures in the light theme whose place is dark, but that of the hero, on which its text lies. */
function darkPlaces(): readonly string[] {
  const groundOf = (element: Element | null): string => {
    if (element === null) return ''
    const { backgroundColor } = getComputedStyle(element)
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor
  }
  const isDark = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) < 64)
  return [...document.querySelectorAll('main img:not(section:has(> div > h1) img)')]
    .filter((picture) => isDark(groundOf(picture)))
    .map(({ className }) => className)
}
