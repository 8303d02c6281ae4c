import type { Locator, Page } from '@playwright/test'
import { contentCalls } from '#contract/content/content.ts'
import { PATHS } from '#contract/content/paths.ts'
import { filterCalls } from '#contract/catalogue/filters.ts'
import { expect, test } from './fixtures.ts'
import { countCalls, holdCalls } from './watched-calls.ts'
import { QUICK } from './quick-poll.ts'

test.use({
  viewport: { width: 390, height: 844 },
  pictures: false,
  contextOptions: { reducedMotion: 'no-preference' },
})

/** The sections whose links carry a query, in their order, with the parameter and the call of each. */
const FILTERS = [
  ['Colors', 'colors', filterCalls.colors],
  ['Effects', 'effects', filterCalls.effects],
  ['Firing Patterns', 'firingPatterns', filterCalls.firingPatterns],
  ['Debris Profiles', 'debrisProfiles', filterCalls.debrisProfiles],
  ['Calibers', 'calibers', filterCalls.caliberFilter],
  ['Performance Heights', 'performanceHeights', filterCalls.performanceHeightFilter],
  ['Durations', 'durations', filterCalls.durations],
  ['Ignition Types', 'ignitionTypes', filterCalls.ignitionTypes],
] as const

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  return page.getByRole('dialog', { name: 'Menu' })
}
const openSection = (menu: Locator, title: string) =>
  menu.locator('summary').getByText(title, { exact: true }).click()
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
const opened = (menu: Locator) => menu.locator('details[open]').getByRole('link')
const atMarker = (marker: string, found: readonly { label: string; value: string }[]) =>
  found.map(({ label, value }) => [label, `/sl/${marker}/${value}`])
const ALL = ['All Products', '/sl']

test('[NAV-02][NAV-06][NAV-08][NAV-09][NAV-11][NAV-12][NAV-13][NAV-14][NAV-15][NAV-16][NAV-17][NAV-18][NAV-20][NAV-22][NAV-23][NAV-26][NAV-27][API-44][API-45][API-47][API-48][API-49] the drawer has a section for each filter, one of them open at a time', {
  tag: '@core',
}, async ({ page, shopper }) => {
  const asked = countCalls(page, /\/filters\/(colors|effects|firing|debris|caliber|perf|dur|ign)/)
  await page.goto('/')
  const menu = await openMenu(page)
  await expect(menu.getByRole('heading', { name: 'Shop Products' })).toBeVisible()
  await expect(menu.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
  await expect(menu.getByRole('link', { name: /@emberwright\.example$/ })).toBeVisible()
  await expect(menu.locator('summary').nth(-1)).not.toHaveText('Lists')
  const titles = await menu.locator('summary').allTextContents()
  expect(titles.slice(0, 12)).toEqual([
    'Popular',
    'Categories',
    'Brands',
    ...FILTERS.map(([title]) => title),
    'Lists',
  ])
  expect(asked(), 'options are asked for when a section is opened').toBe(0)

  await openSection(menu, 'Categories')
  const categories = await shopper.call(filterCalls.categories, {})
  await expect.poll(() => hrefsOf(opened(menu)), QUICK).toEqual([ALL, ...atMarker('c', categories)])
  await openSection(menu, 'Brands')
  const brands = await shopper.call(filterCalls.manufacturers, {})
  await expect.poll(() => hrefsOf(opened(menu)), QUICK).toEqual(atMarker('b', brands))
  for (const [title, parameter, entry] of FILTERS) {
    await openSection(menu, title)
    const options = await shopper.call(entry, {})
    expect(options).not.toEqual([])
    await expect
      .poll(() => hrefsOf(opened(menu)), QUICK)
      .toEqual(options.map(({ label, value }) => [label, `/sl/?${parameter}=${encodeURIComponent(value)}`]))
  }
  await openSection(menu, 'Lists')
  const lists = await shopper.call(filterCalls.productLists, {})
  await expect.poll(() => hrefsOf(opened(menu)), QUICK).toEqual([ALL, ...atMarker('l', lists)])
  await openSection(menu, 'Lists')
  await expect(menu.locator('details[open]')).toHaveCount(0)
})

for (const { projectId, prefix } of [
  { projectId: 11, prefix: 'rw' },
  { projectId: 14, prefix: 'pl' },
] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test(`[NAV-03][NAV-04][NAV-07][NAV-21][NAV-39][NAV-40][API-88][ENT-36][ROLE-14][LAY-01] the drawer has the groups, the information and the pricing of the server's ${prefix} menus`, async ({
      page,
      shopper,
    }) => {
      const menuOf = (name: string) =>
        shopper.call(contentCalls.getMenuItems, { params: { menu: `${prefix}_${name}` } })
      await page.goto('/')
      const menu = await openMenu(page)
      for (const [heading, name] of [
        ['Information', 'information_options'],
        ['Pricing', 'pricing_options'],
      ] as const) {
        const items = await menuOf(name)
        expect(items).not.toEqual([])
        await expect
          .poll(() => hrefsOf(menu.getByRole('region', { name: heading }).getByRole('link')), QUICK)
          .toEqual(items.map(({ title, link_to }) => [title, link_to]))
      }
      const groups = await menuOf('hamburger_options')
      for (const { title, children } of groups) {
        await openSection(menu, title)
        for (const item of children) {
          const link = opened(menu).filter({ hasText: item.title })
          await expect(link).toHaveAttribute('href', item.link_to ?? '')
          if (item.is_link_new_window) {
            await expect(link).toHaveAccessibleName(`${item.title} (opens in a new window)`)
            await expect(link).toHaveAttribute('target', '_blank')
            await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
          } else await expect(link).not.toHaveAttribute('target')
        }
      }
      expect(
        groups.flatMap(({ children }) => children.filter((item) => item.is_link_new_window)),
      ).not.toEqual([])
      const contact = menu.getByRole('region', { name: 'Contact Us' })
      await expect(contact.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
      await expect(contact.getByRole('link', { name: 'Show Builder' })).toHaveAttribute(
        'href',
        PATHS.showBuilder,
      )
      await expect(contact.getByRole('link', { name: 'News' })).toHaveCount(projectId === 14 ? 1 : 0)
    })
  })

test('[NAV-24][NAV-25] a link of the drawer closes it and leads to the first page of its listing', async ({
  page,
  frame,
  listing,
}) => {
  await listing.open('/sl?page=2')
  const menu = await openMenu(page)
  await openSection(menu, 'Categories')
  await menu.getByRole('link', { name: '500 Gram Cakes' }).click()
  await expect(menu).toBeHidden()
  await frame.seePath('/sl/c/500-Gram-Cakes')
  await listing.seePage(1)
  await openMenu(page)
  await openSection(menu, 'Colors')
  await menu.getByRole('link', { name: 'Purple' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(/\/sl\/?\?colors=Purple$/)
  await listing.seePage(1)
  await expect(page.getByRole('main').getByRole('button', { name: /Purple/ })).toBeVisible()
})

test('a section of the drawer shows rows while it loads, Retry when it failed, and goes when it is empty', async ({
  page,
}) => {
  await page.clock.install()
  const release = await holdCalls(page, '**/filters/colors*')
  let answer: object | null = null
  await page.route('**/filters/durations*', (route) =>
    answer === null ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: answer }),
  )
  await page.route('**/filters/caliber-filter*', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  const menu = await openMenu(page)
  await openSection(menu, 'Colors')
  await expect(menu.getByText('Loading colors')).toBeAttached()
  await openSection(menu, 'Durations')
  const failure = menu.getByRole('alert').filter({ hasText: 'durations' })
  await expect(async () => {
    await page.clock.runFor(4_000)
    await expect(failure).toHaveText(/Could not load durations\./, { timeout: 500 })
  }).toPass()
  answer = [{ id: 1, value: 'Short', label: 'Short', icon: null }]
  await failure.getByRole('button', { name: 'Retry' }).click()
  await expect(opened(menu)).toHaveText(['Short'])
  await openSection(menu, 'Calibers')
  await expect(menu.locator('summary').getByText('Calibers', { exact: true })).toBeHidden()
  await expect(menu.locator('summary').getByText('Performance Heights', { exact: true })).toBeFocused()
  await openSection(menu, 'Colors')
  await release()
  await expect(opened(menu).first()).toBeVisible()
})

test.describe('a customer', () => {
  test.use({ customer: 'silver' })

  test('[NAV-19][API-50] sees price ranges in the drawer until the log-out', async ({ page, shopper }) => {
    await page.goto('/')
    const menu = await openMenu(page)
    await openSection(menu, 'Price')
    const ranges = await shopper.call(filterCalls.priceFilters, { params: { id: '11' } })
    await expect
      .poll(() => hrefsOf(opened(menu)), QUICK)
      .toEqual(ranges.map(({ label, value }) => [label, `/sl/?priceFilters=${encodeURIComponent(value)}`]))
    await menu.getByRole('button', { name: 'Log out' }).click()
    await expect(menu).toBeHidden()
    await openMenu(page)
    await expect(menu.locator('summary').getByText('Colors', { exact: true })).toBeVisible()
    await expect(menu.locator('summary').getByText('Price', { exact: true })).toHaveCount(0)
  })
})
