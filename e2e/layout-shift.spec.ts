import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { type Screen, shiftsOn } from './layout-shift.ts'
import { fillCart } from './orders.ts'

const MOST = 0.05
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const lines = [
  { projectId: 11, like: 'silver', category: '500-Gram-Cakes' },
  { projectId: 14, like: 'pro', category: '1000-gram-cakes' },
] as const

test.setTimeout(300_000)

async function seeNoShift(page: Page, screens: readonly Screen[]): Promise<void> {
  const found: string[] = []
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    for (const screen of screens) {
      const { score, moved } = await shiftsOn(page, screen)
      if (score > MOST)
        found.push(`${screen.path} at ${viewport.width}: ${score.toFixed(3)}, ${moved.join(', ')}`)
    }
  }
  expect(found).toEqual([])
}

for (const { projectId, like, category } of lines)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('the pages of a visitor have a layout shift of at most 0.05 on a slow connection', async ({
      page,
      db,
    }) => {
      const main = page.getByRole('main')
      const title = main.getByRole('heading', { level: 1 })
      const offer = main.getByRole('link', { name: 'Log in to see price' }).first()
      const [product] = await goods(db, 1, { projectId, category })
      await seeNoShift(page, [
        { path: '/', settled: offer },
        { path: `/sl/c/${category}`, settled: offer },
        { path: '/sl?colors=Red&sortOptions=name', settled: offer },
        { path: `/product/${product?.url}`, settled: main.getByRole('table') },
        { path: '/register', settled: title },
        { path: '/login', settled: title },
        ...(projectId === 11 ? ['/contact', '/login/reset-password', '/nowhere'] : []).map((path) => ({
          path,
          settled: title,
        })),
      ])
    })

    test.describe('logged in', () => {
      test.use({ customer: like })

      test('the pages of a customer have a layout shift of at most 0.05 on a slow connection', async ({
        page,
        db,
        shopper,
      }) => {
        const main = page.getByRole('main')
        const quantity = main.getByRole('spinbutton').first()
        const products = await goods(db, 3, { projectId, category, from: 2 })
        await fillCart(shopper, products)
        await seeNoShift(page, [
          { path: '/', settled: quantity },
          { path: `/sl/c/${category}`, settled: quantity },
          { path: `/product/${products[0]?.url}`, settled: quantity },
          { path: '/cart', settled: main.getByRole('spinbutton').nth(2) },
          { path: '/checkout', settled: main.getByRole('button', { name: /^Continue/ }) },
          { path: '/account/password', settled: main.getByRole('heading', { level: 1 }) },
        ])
      })
    })
  })
