import { expect, test } from 'vitest'
import { DOCUMENT_COOKIE } from '#contract/platform/constants.ts'
import { filterCalls } from '#contract/catalogue/filters.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { calls } from '#contract/registry.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { useBuiltApp } from '#tests/support/built-app.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop({ assets: useBuiltApp() })
const CANARY = 9_876_543
const canaries = /98,?765\.?43|9876543/

const marked = await shop.db
  .selectFrom('products')
  .select(['id', 'url', 'model', 'name'])
  .where('project_id', '=', 11)
  .orderBy('id')
  .limit(60)
  .execute()
await shop.db
  .updateTable('prices')
  .set({ cents: CANARY })
  .where(
    'product_id',
    'in',
    marked.map((product) => product.id),
  )
  .execute()

const visitor = new Shopper(shop.url)
const customer = new Shopper(shop.url)
await customer.logIn(seededEmail('silver'))
const ids = { params: { id: '11', url: marked[0]?.url ?? '' } }

const searches = [{ search_term: marked[0]?.model }, { sort: 'price-high' }, { price: ['400-'] }, {}]
async function crawl(shopper: Shopper): Promise<string[]> {
  const hits: string[] = []
  const look = (where: string, text: string) => {
    if (canaries.test(text)) hits.push(where)
  }
  for (const body of searches) {
    look(
      `products ${JSON.stringify(body)}`,
      JSON.stringify((await shopper.send(productCalls.products, { body })).body),
    )
  }
  for (const { url, name, model } of marked.slice(0, 5)) {
    look('getByUrl', JSON.stringify((await shopper.send(productCalls.getByUrl, { params: { url } })).body))
    for (const search_term of [name, model])
      look(
        'liveSearch',
        JSON.stringify((await shopper.send(productCalls.liveSearch, { body: { search_term } })).body),
      )
    for (const path of [`/product/${url}`, `/images/300/${url}.svg`])
      look(path, await (await shopper.fetch(path)).text())
  }
  for (const [name, entry] of Object.entries(calls) as [string, Endpoint][])
    look(name, JSON.stringify((await shopper.send(entry, { ...ids, body: { settings_key: 'app' } })).body))
  for (const path of ['/', '/sl', '/sl/c/500-Gram-Cakes', '/cart', '/checkout/review'])
    look(path, await (await shopper.fetch(path)).text())
  return hits
}

test("[PRC-01][ROLE-07] no call, page or cache gives a visitor a price, before and after a customer's request", async () => {
  await expect.poll(async () => (await customer.call(productCalls.getByUrl, ids)).price).toBe(CANARY)
  expect(await crawl(visitor)).toEqual([])
  const seen = await crawl(customer)
  expect(new Set(seen)).toEqual(
    new Set([...searches.map((body) => `products ${JSON.stringify(body)}`), 'getByUrl', 'liveSearch']),
  )
  expect(await crawl(visitor)).toEqual([])
})

test('[ROLE-16] customers of two price levels see the same products, which differ in their prices only', async () => {
  const other = new Shopper(shop.url)
  await other.logIn(seededEmail('diamond'))
  const seenBy = async (shopper: Shopper) =>
    (await shopper.call(productCalls.products, { body: { items_per_page: 50 } })).products
  const [silver, diamond] = [await seenBy(customer), await seenBy(other)]
  const isPrice = (key: string) => /price|save|percent|level/i.test(key)
  const withoutPrices = (products: readonly object[]) =>
    products.map((product) => Object.fromEntries(Object.entries(product).filter(([key]) => !isPrice(key))))
  expect(silver.length).toBe(50)
  expect(withoutPrices(silver)).toEqual(withoutPrices(diamond))
  expect(silver.map(({ price }) => price)).not.toEqual(diamond.map(({ price }) => price))
})

test('[PRC-01] an invalid token gets no prices', async () => {
  const leaver = new Shopper(shop.url)
  await leaver.logIn(seededEmail('gold'))
  const price = async () => (await leaver.call(productCalls.getByUrl, ids)).price
  expect(await price()).toBe(CANARY)
  await leaver.call(calls.logout, { body: {} })
  expect(await price()).toBeUndefined()
  leaver.token = 'nonsense'
  expect(await price()).toBeUndefined()
})

test('[PRC-04] a customer never sees the price of another level, only what the next one saves', async () => {
  const product = marked[0]?.id ?? 0
  await shop.db
    .updateTable('prices')
    .set({ cents: 1_111_100 })
    .where('product_id', '=', product)
    .where('level_id', '=', 16)
    .execute()
  await expect.poll(async () => (await customer.call(productCalls.getByUrl, ids)).price).toBe(1_111_100)
  // similar products have own prices, some of them marked
  const { similar: _, ...own } = await customer.call(productCalls.getByUrl, ids)
  expect(JSON.stringify(own)).not.toMatch(canaries)
  expect(await customer.call(filterCalls.priceFilters, { params: { id: '11' } })).toHaveLength(6)
})

test('[P6][PRC-01] no page of the sitemap, drawn or not, nor sitemap and robots.txt have a price or a name of a customer, also after a customer has been there', async () => {
  const NAME = 'Quillhilda'
  await shop.db.updateTable('prices').set({ cents: CANARY }).execute()
  await shop.db.updateTable('customers').set({ firstname: NAME }).execute()
  await shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify('https://shop.example') })
    .where('key', '=', 'public_url')
    .execute()
  const secrets = new RegExp(`${canaries.source}|${NAME}|${seededEmail('silver')}`)
  expect(JSON.stringify(await customer.call(calls.me, {}))).toMatch(secrets)
  const prices = async () => {
    const body = { category_url: ['Sparklers'] }
    const { products } = await customer.call(productCalls.products, { body })
    return new Set(products.map(({ price }) => price))
  }
  await expect.poll(prices).toEqual(new Set([CANARY]))
  const read = async (path: string, cookie = '') =>
    (await fetch(shop.url + path, { headers: { cookie } })).text()
  await expect.poll(() => read('/sitemap.xml')).toContain('<loc>')
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)]
  const paths = listed.map(([, path = '']) => path)
  const [products, others] = [
    paths.filter((path) => path.startsWith('/product/')).slice(0, 10),
    paths.filter((path) => !path.startsWith('/product/')),
  ]
  expect(others.length).toBeGreaterThan(50)
  const drawn: string[] = []
  for (const path of [...others, ...products, '/login', '/sitemap.xml', '/robots.txt', '/no/page'])
    for (const cookie of [`${DOCUMENT_COOKIE}=known`, '']) {
      const text = await read(path, cookie)
      expect([path, secrets.exec(text)?.[0]]).toEqual([path, undefined])
      if (text.includes('data-page="')) drawn.push(path)
    }
  expect(drawn).toContain('/sl')
})
