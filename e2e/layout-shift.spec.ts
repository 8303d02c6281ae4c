import type { Page } from '@playwright/test'
import { CONTENT_PATHS, PATHS, RESET_PATHS } from '#contract/content/paths.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import { chooseCheapestQuote, saveMethod } from '#tests/support/checkout.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import {
  readShifts,
  type Screen,
  shiftsOn,
  shiftsOnEntry,
  SLOW_DOCUMENT,
  type SlowPageFixtures,
  withSlowPage,
} from './layout-shift.ts'
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

test.setTimeout(600_000)

// a load mostly waits for the connection
const LOADS_AT_ONCE = 2

async function seeNoShift(fixtures: SlowPageFixtures, screens: readonly Screen[]): Promise<void> {
  const loads = [NARROW, MIDDLE, WIDE].flatMap((viewport) =>
    screens
      .filter(({ hasColumns }) => viewport === NARROW || hasColumns)
      .map((screen) => ({ viewport, screen })),
  )
  const measured = await runConcurrently(loads, LOADS_AT_ONCE, ({ viewport, screen }) =>
    withSlowPage(fixtures, async (page) => {
      await page.setViewportSize(viewport)
      const { path, next } = screen
      const found = [{ path, ...(await shiftsOn(page, screen)) }]
      if (next) found.push({ path: `${path} to ${next.path}`, ...(await shiftsOnEntry(page, next)) })
      return found
        .filter(({ score }) => score > MOST)
        .map(
          (each) => `${each.path} at ${viewport.width}: ${each.score.toFixed(3)}, ${each.moved.join(', ')}`,
        )
    }),
  )
  expect(measured.flat()).toEqual([])
}

/** Read on the consumer line only. */
const OF_CUSTOMERS = [
  '/account/orders',
  '/account/quick-order',
  '/account/carts',
  '/account/profile',
  '/account/preferences',
  '/account/downloads',
  '/news',
  '/contact',
  '/pages/volume-application',
]
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
const dropZones = (page: Page) => main(page).getByRole('button', { name: 'Choose a file' }).nth(1)

test('a planted shift is measured in each of two pages that load at once', async ({
  browser,
  context,
  baseURL,
}) => {
  const fixtures = { browser, baseURL, storageState: await context.storageState() }
  const measured = await runConcurrently(['/login', '/contact'], LOADS_AT_ONCE, (path) =>
    withSlowPage(fixtures, async (page) => {
      await page.addInitScript(shiftOnceDrawn)
      return shiftsOn(page, { path, settled: title })
    }),
  )
  expect(Math.min(...measured.map(({ score }) => score))).toBeGreaterThan(MOST)
})

test('a document that comes slowly is painted whole', async ({ browser, context, baseURL, db }) => {
  const fixtures = { browser, baseURL, storageState: await context.storageState() }
  const [product] = await goods(db, 1)
  const look = async (page: Page) => {
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'document' ? route.fallback() : undefined,
    )
    for (const viewport of [NARROW, WIDE])
      for (const path of ['/', '/sl/c/500-Gram-Cakes', `/product/${product?.url}`]) {
        await page.setViewportSize(viewport)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const found = await page.evaluate(readShifts, 0)
        expect(found, `${path} at ${viewport.width}`).toEqual({ score: 0, moved: [] })
      }
  }
  await withSlowPage(fixtures, look, SLOW_DOCUMENT)
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
      browser,
      context,
      baseURL,
      db,
    }) => {
      const fixtures = { browser, baseURL, storageState: await context.storageState() }
      const offer = (page: Page) => main(page).getByRole('link', { name: 'Log in to see price' }).first()
      const [product] = await goods(db, 1, { projectId, category })
      await seeNoShift(fixtures, [
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
        browser,
        context,
        baseURL,
        db,
        shopper,
      }) => {
        const fixtures = { browser, baseURL, storageState: await context.storageState() }
        const onward = (page: Page) => main(page).getByRole('button', { name: /^Continue/ })
        const quantity = (page: Page) => main(page).getByRole('spinbutton').first()
        const products = await goods(db, 3, { projectId, category, from: 2 })
        await fillCart(shopper, products)
        await chooseCheapestQuote(shopper)
        await seeNoShift(fixtures, [
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
          { path: '/account/documents', settled: dropZones },
          ...(projectId === 11 ? OF_CUSTOMERS : []).map((path) => ({ path, settled: title })),
        ])
        // without a card, review can be opened directly
        await saveMethod(shopper, 'net_terms')
        const review = {
          path: '/checkout/review',
          settled: (page: Page) => main(page).getByRole('button', { name: /^Place order \$/ }),
          open: (page: Page) => onward(page).click(),
        }
        const hasColumns = projectId === 11
        await seeNoShift(fixtures, [
          { path: '/checkout/payment', settled: onward, hasColumns, next: review },
          { path: review.path, settled: review.settled, hasColumns },
        ])
      })
    })
  })
