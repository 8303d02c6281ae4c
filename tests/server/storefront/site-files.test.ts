import { expect, test } from 'vitest'
import { contentEntries, sitemapXml } from '#server/storefront/sitemap.ts'
import { storefrontContent } from '#server/content/storefront-content.ts'
import { seen } from '#tests/support/content.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
  refreshPeriod: 20,
})
const setPublicUrl = (value: string) =>
  shop.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', 'public_url')
    .execute()
const get = async (path: string, origin = shop.url) => {
  const response = await fetch(origin + path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const paths = async (origin: string) =>
  [...(await get('/sitemap.xml', origin)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

test('without a public origin there is no sitemap and robots.txt names none', async () => {
  expect((await get('/sitemap.xml')).status).toBe(404)
  const robots = await get('/robots.txt')
  expect(robots.text).toMatch(/^Disallow: \/checkout$/m)
  expect(robots.text).toMatch(/^Disallow: \/staff$/m)
  expect(robots.text).not.toContain('Sitemap')
})

test.each([
  ['not an address', 'shop.example'],
  ['another scheme', 'javascript:alert(1)'],
  ['with a user', 'https://me@shop.example'],
])('a public origin that is %s is none', async (_, value) => {
  await setPublicUrl(value)
  await expect.poll(async () => (await get('/robots.txt')).text).not.toContain('Sitemap')
  expect((await get('/sitemap.xml')).status).toBe(404)
})

test('the sitemap of a storefront names its pages, listings with products and products, by the public origin', async () => {
  await setPublicUrl('https://shop.example/')
  await expect.poll(async () => (await get('/sitemap.xml')).status).toBe(200)
  const [consumer, pro] = [await paths(shop.url), await paths(shop.proUrl)]
  expect(consumer.every((url) => url.startsWith('https://shop.example/'))).toBe(true)
  expect(consumer).toEqual(
    expect.arrayContaining([
      'https://shop.example/',
      'https://shop.example/shipping',
      'https://shop.example/sl',
      'https://shop.example/fireworks-show-builder',
      'https://shop.example/news',
      'https://shop.example/sl/c/Mines',
      'https://shop.example/sl/l/Just_Arrived',
    ]),
  )
  expect(consumer.filter((url) => url.includes('/product/'))).toHaveLength(610)
  expect(pro.filter((url) => url.includes('/product/'))).toHaveLength(404)
  expect(new Set(consumer).size).toBe(consumer.length)
  expect((await get('/robots.txt')).text).toContain('Sitemap: https://shop.example/sitemap.xml')
})

test('a product that is sold no longer leaves the sitemap, and one with an ampersand is written as XML', async () => {
  await shop.db.updateTable('products').set({ active: false }).where('url', 'like', 'BF%').execute()
  await shop.db
    .updateTable('products')
    .set({ url: 'QS-Salt-&-Pepper' })
    .where('id', '=', (eb) => eb.selectFrom('products').select('id').where('url', 'like', 'QS%').limit(1))
    .execute()
  await seen(async () => (await get('/sitemap.xml')).text).toContain('/product/QS-Salt-%26-Pepper')
  expect((await paths(shop.url)).filter((url) => url.includes('/product/BF'))).toEqual([])
})

test('a page and a post have the day of their last change, products and listings none', async () => {
  await putEntry(shop.db, 'page', '/pages/changed', { title: 'Changed', blocks: [], seo: {} })
  const today = new Date().toISOString().slice(0, 10)
  const lastmods = async () =>
    new Map(
      [
        ...(await get('/sitemap.xml')).text.matchAll(/<loc>[^<]*example([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g),
      ].map(([, path = '', day]) => [path, day]),
    )
  await seen(async () => (await lastmods()).has('/pages/changed')).toBe(true)
  const found = await lastmods()
  expect([today, new Date().toISOString().slice(0, 10)]).toContain(found.get('/pages/changed'))
  const posts = [...found].filter(([path]) => path.startsWith('/news/')).map(([, day = '']) => day)
  expect(posts).not.toContain('')
  expect(found.get('/news')).toBe(posts.toSorted().at(-1))
  expect([found.get('/'), found.get('/sl'), found.get('/sl/c/Mines')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the sitemap names the one path of the catalog, also where its second path still has a page of its own', () => {
  const body = { title: 'Catalog', blocks: [], seo: {} }
  const rows = ['/catalog', '/proline-catalog'].map((key) => ({
    project_id: 11,
    kind: 'page' as const,
    key,
    body,
    position: 0,
    starts_at: null,
    ends_at: null,
    changed_on: '2026-11-20',
  }))
  const content = storefrontContent(rows, (_, problem) => expect.unreachable(problem))
  expect(contentEntries(content)).toEqual([
    { path: '/catalog', lastmod: '2026-11-20' },
    { path: '/news', lastmod: null },
  ])
})

test('what does not fit in one file stands in parts, which the sitemap lists', () => {
  const entries = Array.from({ length: 12_001 }, (_, at) => ({ path: `/product/${at}` }))
  const locations = (path: string) =>
    [
      ...(sitemapXml('https://shop.example', entries, path) ?? '').matchAll(
        /<loc>https:..shop.example([^<]+)/g,
      ),
    ].map(([, found = '']) => found)
  const parts = locations('/sitemap.xml')
  expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  expect(parts.flatMap(locations)).toEqual(entries.map(({ path }) => path))
  expect(sitemapXml('https://shop.example', entries, '/sitemap-4.xml')).toBeNull()
  expect(sitemapXml('https://shop.example', entries.slice(0, 5_000), '/sitemap-1.xml')).toBeNull()
})
