import { test as base } from './fixtures.ts'
import { expect } from './expect.ts'
import { readShifts } from './layout-shift.ts'
import { type OwnShop, openOwnShop } from './own-shop.ts'
import { QUICK } from './quick-poll.ts'

/** A shop as it is on its first day: without demo, on an empty database. */
const test = base.extend<object, { newShop: OwnShop }>({
  newShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const name = `new${process.pid}_${workerIndex}`
      const shop = await openOwnShop(process.env['SHOP_DATABASE'] ?? '', name, { source: 'template0' })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ newShop, projectId }, use) => use(projectId === 14 ? newShop.proUrl : newShop.url),
})

for (const projectId of [11, 14] as const)
  test.describe(`storefront ${projectId}`, () => {
    test.use({ projectId })

    test(`the home page has a picture behind its title before the shop has products, and neither moves (${projectId})`, async ({
      page,
    }) => {
      const title = page.getByRole('heading', { level: 1 })
      const pictures = page.getByRole('main').locator('section').filter({ has: title }).locator('img:visible')
      for (const { width, shown } of [
        { width: 390, shown: 1 },
        { width: 992, shown: 3 },
        { width: 1440, shown: 3 },
      ]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/')
        await expect.poll(() => pictures.evaluateAll(countDrawn), QUICK).toBe(shown)
        const { moved } = await page.evaluate(readShifts, 0)
        expect(moved.filter((each) => /^\S+ (IMG|H1)\b/.test(each))).toEqual([])
      }
    })
  })

const countDrawn = (images: Element[]): number =>
  images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0).length
