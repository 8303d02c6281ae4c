import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { noteDrawn, openTakenOver, readEarlyScripts, seeKept } from './hydration.ts'

test.use({ pictures: false })

const WIDTHS = [390, 992, 1440]
/** The level of a customer is stored too: see below. */
const STORED: readonly Readonly<Record<string, string>>[] = [
  { theme: 'dark', showProductListDetails: 'false' },
  { theme: 'light', consent: 'yes' },
  { user: '{broken', consent: 'no' },
]

for (const { projectId, category, own } of [
  { projectId: 11, category: 'Comets', own: 'light' },
  { projectId: 14, category: 'Comets', own: 'dark' },
] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('the app takes over every page that the server has drawn, without drawing any of it again', {
      tag: projectId === 11 ? '@core' : [],
    }, async ({ page, db }) => {
      const [product] = await goods(db, 1, { projectId, category })
      await page.addInitScript(noteDrawn)
      const paths = [
        '/',
        '/sl',
        `/sl/c/${category}`,
        `/product/${product?.url}?ref=mail&utm_source=mail`,
        `/sl/c/${category}?page=1&colors=Red,Green&utm_source=mail&sortOptions=name_asc`,
        '/sl?search=gold+comets&gclid=Cj0',
        '/contact',
        '/faq',
        '/transit-map',
        '/news',
        '/login',
        '/register',
      ]
      for (const [index, path] of paths.entries()) {
        await page.setViewportSize({ width: WIDTHS[index % WIDTHS.length] ?? 390, height: 844 })
        await openTakenOver(page, path)
        await seeKept(page)
        expect(await page.evaluate(readEarlyScripts), path).toEqual([])
        // a restored scroll position needs true heights
        await expect(page.locator('#root[data-page]')).toHaveCount(0)
        // once, by the app; late parts bring theirs
        await expect(page.locator('link[rel="stylesheet"][href*="/shell-"][media="all"]')).toHaveCount(1)
      }
    })

    test('stored preferences, an answer about consent and broken storage do not disturb it, on a listing or the home page', async ({
      page,
    }) => {
      await page.addInitScript(noteDrawn)
      await openTakenOver(page, '/login')
      for (const values of STORED) {
        await page.evaluate((items) => {
          localStorage.clear()
          for (const [key, value] of Object.entries(items))
            if (key === 'consent') document.cookie = `consent=${value}; path=/`
            else localStorage.setItem(key, value)
        }, values)
        for (const path of ['/', `/sl/c/${category}`]) {
          await openTakenOver(page, path)
          await expect(page.locator('html')).not.toHaveAttribute('data-access')
          await expect(page.locator('html')).toHaveAttribute('data-theme', values['theme'] ?? own)
          await expect(page.getByRole('link', { name: 'Log in to see price' }).first()).toBeVisible()
          if (values['showProductListDetails'] === undefined) await seeKept(page)
        }
      }
    })

    test.describe('a customer', () => {
      test.use({ customer: projectId === 11 ? 'gold' : 'pro' })

      test('gets the same document, sees no invitation of visitors, and then prices', {
        tag: projectId === 11 ? '@core' : [],
      }, async ({ page, db }) => {
        const [product] = await goods(db, 1, { projectId, category })
        await page.addInitScript(noteDrawn)
        await page.route('**/shop-api/api/auth/me*', async (route) => {
          await expect(page.getByRole('link', { name: 'Log in to see price' }).first()).toBeHidden()
          await expect(page.getByRole('link', { name: 'log in', exact: true }).first()).toBeHidden()
          await route.continue()
        })
        for (const path of ['/', `/sl/c/${category}`, `/product/${product?.url}`]) {
          await openTakenOver(page, path)
          await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible()
          await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible()
        }
      })
    })
  })

test('control: an element that the server drew otherwise is noticed', { tag: '@core' }, async ({
  page,
  pageErrors,
}) => {
  await page.addInitScript(noteDrawn)
  await page.route('**/login', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<main ', '<section></section><main ')
    await route.fulfill({ response: answer, body })
  })
  await openTakenOver(page, '/login')
  await expect(seeKept(page)).rejects.toThrow()
  expect(pageErrors.splice(0).map(({ kind }) => kind)).toContain('exception')
})
