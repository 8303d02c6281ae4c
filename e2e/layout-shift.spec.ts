import type { BrowserContext, Page } from '@playwright/test'
import { CONTENT_PATHS, PATHS, RESET_PATHS } from '#contract/paths.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { chooseCheapestQuote, saveMethod } from '#tests/support/checkout.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { type Screen, shiftsOn, shiftsOnEntry } from './layout-shift.ts'
import { fillCart } from './orders.ts'

const MOST = 0.02
const NARROW = { width: 390, height: 844 }
/** the narrowest of the wide layout */
const MIDDLE = { width: 992, height: 768 }
const WIDE = { width: 1440, height: 900 }

const lines = [
  { projectId: 11, like: 'gold', category: '500-Gram-Cakes' },
  { projectId: 14, like: 'pro', category: '1000-gram-cakes' },
] as const

test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.setTimeout(600_000)

// a load mostly waits for the connection
const LOADS_AT_ONCE = 2

async function seeNoShift(context: BrowserContext, screens: readonly Screen[]): Promise<void> {
  const loads = [NARROW, MIDDLE, WIDE].flatMap((viewport) =>
    screens
      .filter(({ hasColumns }) => viewport === NARROW || hasColumns)
      .map((screen) => ({ viewport, screen })),
  )
  const measured = await runConcurrently(loads, LOADS_AT_ONCE, async ({ viewport, screen }) => {
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    const { path, next } = screen
    const found = [{ path, ...(await shiftsOn(page, screen)) }]
    if (next) found.push({ path: `${path} to ${next.path}`, ...(await shiftsOnEntry(page, next)) })
    await page.close()
    return found
      .filter(({ score }) => score > MOST)
      .map((each) => `${each.path} at ${viewport.width}: ${each.score.toFixed(3)}, ${each.moved.join(', ')}`)
  })
  expect(measured.flat()).toEqual([])
}

const FOR_EVERYBODY = [
  ...CONTENT_PATHS,
  '/news',
  '/pages/volume-application',
  PATHS.staff,
  RESET_PATHS.email,
  '/nowhere',
]

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => main(page).getByRole('heading', { level: 1 })

test('a planted shift is measured in each of two pages that load at once', async ({ context }) => {
  await context.addInitScript(shiftOnceDrawn)
  const measured = await runConcurrently(['/login', '/contact'], LOADS_AT_ONCE, async (path) =>
    shiftsOn(await context.newPage(), { path, settled: title }),
  )
  expect(Math.min(...measured.map(({ score }) => score))).toBeGreaterThan(MOST)
})

/** Runs in the page, before its first script. */
function shiftOnceDrawn(): void {
  const look = () => {
    const drawn = document.querySelector<HTMLElement>('main:has(h1)')
    if (drawn) requestAnimationFrame(() => requestAnimationFrame(() => (drawn.style.marginTop = '200px')))
    else requestAnimationFrame(look)
  }
  look()
}

for (const { projectId, like, category } of lines)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('the pages of a visitor have a layout shift of at most 0.02 on a slow connection', async ({
      context,
      db,
    }) => {
      const offer = (page: Page) => main(page).getByRole('link', { name: 'Log in to see price' }).first()
      const [product] = await goods(db, 1, { projectId, category })
      await seeNoShift(context, [
        { path: '/', settled: offer, hasColumns: true },
        { path: `/sl/c/${category}`, settled: offer, hasColumns: true },
        { path: '/sl?colors=Red&sortOptions=name', settled: offer },
        {
          path: `/product/${product?.url}`,
          settled: (page) => main(page).getByRole('table'),
          hasColumns: true,
        },
        { path: '/register', settled: title },
        { path: '/login', settled: title },
        ...(projectId === 11 ? FOR_EVERYBODY : ['/about', '/firework-news']).map((path) => ({
          path,
          settled: title,
        })),
      ])
    })

    test.describe('logged in', () => {
      test.use({ customer: like })

      test('the pages of a customer have a layout shift of at most 0.02 on a slow connection', async ({
        context,
        db,
        shopper,
      }) => {
        const onward = (page: Page) => main(page).getByRole('button', { name: /^Continue/ })
        const quantity = (page: Page) => main(page).getByRole('spinbutton').first()
        const products = await goods(db, 3, { projectId, category, from: 2 })
        await fillCart(shopper, products)
        await chooseCheapestQuote(shopper)
        await seeNoShift(context, [
          { path: '/', settled: quantity, hasColumns: true },
          { path: `/sl/c/${category}`, settled: quantity, hasColumns: true },
          { path: `/product/${products[0]?.url}`, settled: quantity, hasColumns: true },
          { path: '/cart', settled: (page) => main(page).getByRole('spinbutton').nth(2), hasColumns: true },
          { path: '/checkout', settled: onward, hasColumns: true },
          {
            path: '/checkout/shipping',
            settled: (page) => main(page).getByRole('radio', { checked: true }).first(),
          },
          { path: '/checkout/payment', settled: onward },
          { path: '/account/password', settled: title },
          ...(projectId === 11 ? ['/account', '/news', '/contact', '/pages/volume-application'] : []).map(
            (path) => ({ path, settled: title }),
          ),
        ])
        // without a card, review can be opened directly
        await saveMethod(shopper, 'net_terms')
        const review = {
          path: '/checkout/review',
          settled: (page: Page) => main(page).getByRole('button', { name: /^Place order \$/ }),
          open: (page: Page) => onward(page).click(),
        }
        const hasColumns = projectId === 11
        await seeNoShift(context, [
          { path: '/checkout/payment', settled: onward, hasColumns, next: review },
          { path: review.path, settled: review.settled, hasColumns },
        ])
      })
    })
  })
