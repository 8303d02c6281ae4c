import type { Page } from '@playwright/test'
import { chooseCheapestQuote } from '#tests/support/checkout.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { type Screen, shiftsOn } from './layout-shift.ts'
import { fillCart } from './orders.ts'

const MOST = 0.05
const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const lines = [
  { projectId: 11, like: 'silver', category: '500-Gram-Cakes' },
  { projectId: 14, like: 'pro', category: '1000-gram-cakes' },
] as const

test.setTimeout(300_000)

async function seeNoShift(page: Page, screens: readonly Screen[]): Promise<void> {
  const found: string[] = []
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport)
    for (const screen of screens.filter(({ hasColumns }) => viewport === NARROW || hasColumns)) {
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
        { path: '/', settled: offer, hasColumns: true },
        { path: `/sl/c/${category}`, settled: offer, hasColumns: true },
        { path: '/sl?colors=Red&sortOptions=name', settled: offer },
        { path: `/product/${product?.url}`, settled: main.getByRole('table'), hasColumns: true },
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
        const onward = main.getByRole('button', { name: /^Continue/ })
        const quantity = main.getByRole('spinbutton').first()
        const products = await goods(db, 3, { projectId, category, from: 2 })
        await fillCart(shopper, products)
        await chooseCheapestQuote(shopper)
        await seeNoShift(page, [
          { path: '/', settled: quantity },
          { path: `/sl/c/${category}`, settled: quantity, hasColumns: true },
          { path: `/product/${products[0]?.url}`, settled: quantity },
          { path: '/cart', settled: main.getByRole('spinbutton').nth(2), hasColumns: true },
          { path: '/checkout', settled: onward, hasColumns: true },
          { path: '/checkout/shipping', settled: main.getByRole('radio', { checked: true }).first() },
          { path: '/checkout/payment', settled: onward },
          { path: '/account/password', settled: main.getByRole('heading', { level: 1 }) },
        ])
      })
    })
  })
