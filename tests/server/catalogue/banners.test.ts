import { expect, test } from 'vitest'
import { productCalls } from '#contract/catalogue/products.ts'
import { parseNodes } from '#server/platform/html/parse-nodes.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const customer = new Shopper(shop.url)
await customer.logIn(seededEmail('silver'))

test('[API-34] the banners of a filter are those of its categories, for visitors and customers alike', async () => {
  const [row] = await shop.db
    .selectFrom('categories')
    .select(['url', 'banner_html'])
    .where('project_id', '=', 11)
    .where('banner_html', 'is not', null)
    .execute()
  const filters = { category_url: [row?.url.toLowerCase() ?? ''] }
  const nodes = [...parseNodes(row?.banner_html ?? '')]
  const expected = [{ html: row?.banner_html, nodes, image_url: null, link_to: `/sl/c/${row?.url}` }]
  expect(await visitor.call(productCalls.banners, { body: { filters } })).toEqual(expected)
  expect(await customer.call(productCalls.banners, { body: { filters } })).toEqual(expected)
  expect(await visitor.call(productCalls.banners, { body: { filters: { category_url: ['none'] } } })).toEqual(
    [],
  )
})
