import type { Page } from '@playwright/test'
import {
  differences,
  type DrawnElements,
  keepDrawn,
  readChangedByWholeSheet,
  readElements,
} from './drawn-elements.ts'
import { expect, test } from './fixtures.ts'
import { goods } from './goods.ts'
import { seeTakenOver } from './hydration.ts'

// the document of the server is parsed once more in the page, where its policy forbids that
test.use({ pictures: false, bypassCSP: true })

const ROOT = /<div id="root" data-page="\w+">.*<\/div>(?=<div id="scripts")/s

test.beforeEach(({ page }) => page.addInitScript(keepDrawn))

interface Drawings {
  readonly server: DrawnElements
  readonly app: DrawnElements
}

/** @param change of the document before it is compared */
async function drawings(page: Page, path: string, change = (html: string) => html): Promise<Drawings> {
  let document = ''
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    document = await answer.text()
    // without content and name of the page, the app draws it
    await route.fulfill({ response: answer, body: document.replace(ROOT, '<div id="root"></div>') })
  })
  const isFirst = (url: string) => document.includes(new URL(url).pathname)
  // late chunks and answers would add what the server does not draw
  await page.route(/\/assets\/.*\.js|\/shop-api\//, (route) =>
    isFirst(route.request().url()) ? route.continue() : undefined,
  )
  await page.goto(path)
  await seeTakenOver(page)
  const drawn = await page.evaluate(readElements, change(document))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return drawn
}

for (const { projectId, category } of [
  { projectId: 11, category: 'Comets' },
  { projectId: 14, category: 'Comets' },
] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test('the server draws the same elements with the same attributes as the app', {
      tag: projectId === 11 ? '@core' : [],
    }, async ({ page, db }) => {
      const [product] = await goods(db, 1, { projectId, category })
      const paths = ['/', `/sl/c/${category}`, `/product/${product?.url}`, '/contact', '/news', '/login']
      for (const path of paths) {
        const { server, app } = await drawings(page, path)
        expect(server.length, path).toBeGreaterThan(100)
        expect(differences(server, app), path).toEqual([])
      }
    })

    test('the styles in a drawn page give its elements the look that they have with the whole sheet', async ({
      page,
      db,
    }) => {
      const [product] = await goods(db, 1, { projectId, category })
      await openWithoutApp(page)
      for (const [path, width] of [
        ['/', 390],
        ['/', 992],
        [`/product/${product?.url}`, 390],
        ['/contact', 1440],
        ['/register', 390],
        [`/sl/c/${category}`, 992],
      ] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        expect(await page.evaluate(readChangedByWholeSheet, 0), `${path} at ${width}`).toEqual([])
      }
    })
  })

test('control: one class that the server names otherwise is noticed', { tag: '@core' }, async ({ page }) => {
  const { server, app } = await drawings(page, '/login', (html) =>
    html.replace(/<main [^>]*?class="/, (tag) => `${tag}other `),
  )
  expect(differences(server, app)).toEqual([expect.stringContaining('other ')])
})

test('control: a few rules fewer in a drawn page are noticed', async ({ page }) => {
  await openWithoutApp(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  expect(await page.evaluate(readChangedByWholeSheet, 3)).not.toEqual([])
})

/** Pages stay as the server has drawn them, without animations, whose look depends on the time. */
async function openWithoutApp(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/assets/*.js', () => undefined)
  // they would come in between
  await page.route('**/*.woff2', (route) => route.abort())
}
