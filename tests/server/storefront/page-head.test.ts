import { afterAll, expect, test } from 'vitest'
import { photoPath } from '#contract/catalogue/picture-path.ts'
import { SHOW_BUILDER_PAGE } from '#contract/shows/show-builder-page.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { openContent } from '#server/content/content-reader.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { productData } from '#server/storefront/json-ld.ts'
import { undrawnHead } from '#server/storefront/undrawn-head.ts'
import { addressHeaders, pageHead } from '#server/storefront/page-head.ts'
import { productCard } from '#server/storefront/page-picture.ts'
import { catalogueEntries, sitemapXml } from '#server/storefront/sitemap.ts'
import { openSettings } from '#server/site/settings-reader.ts'
import { putEntry } from '#tests/support/content-entries.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 4, NO_TIMEOUTS)
afterAll(() => db.destroy())
const publish = (value: string) =>
  db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', 'public_url')
    .execute()
await publish('https://shop.example')
const settings = await openSettings(db)
const shop = {
  settings,
  catalogue: await openCatalogue(db),
  content: await openContent(db, { now: () => new Date(), log: () => undefined }),
} as unknown as ServerDeps

const head = (page: string, path: string, search = '') =>
  pageHead(shop, { projectId: 11, path, search, page }, { title: 'A <title>', description: null })
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1]
const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex, follow">')
const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
const [item] = shop.catalogue.storefront(11).items
if (!item) throw new Error('no product')

test.each([
  ['home', '/', '', '/'],
  ['listing', '/sl', '', '/sl'],
  ['listing', '/SHOPLIST/', '', '/sl'],
  ['listing', '/category/mines', '', '/sl/c/Mines'],
  ['listing', '/c/Mines/', '', '/sl/c/Mines'],
  ['listing', '/sl/c/Mines', '?page=1', '/sl/c/Mines'],
  ['listing', '/l/just_arrived', '', '/sl/l/Just_Arrived'],
  ['listing', '/c/500-gram-cakes', '?page=3', '/sl/c/500-Gram-Cakes?page=3'],
  ['product', `/product/${item.url.toUpperCase()}`, '', `/product/${item.url}`],
  ['content', '/FAQ/', '', '/faq'],
  ['news', '/firework-news', '', '/news'],
  ['content', '/catalog', '', '/catalog'],
  ['content', '/Proline-Catalog/', '', '/catalog'],
  ['shows', '/Fireworks-Show-Builder/', '?cart=current', '/fireworks-show-builder'],
])('a %s page at %s%s has the one address %s', (page, path, search, canonical) => {
  expect(canonicalOf(head(page, path, search))).toBe(`https://shop.example${canonical}`)
})

test.each([
  ['several values', 'listing', '/sl/c/Mines,Smoke', ''],
  ['values of two filters', 'listing', '/sl/c/Mines/b/Brindlefire', ''],
  ['an unknown category', 'listing', '/sl/c/Nothing', ''],
  ['an unknown product', 'product', '/product/nothing', ''],
  ['a number beyond the last page', 'listing', '/sl', '?page=99999'],
  ['a number beyond the last page of its category', 'listing', '/sl/c/Mines', '?page=12'],
])('a page with %s is followed and not indexed', (_, page, path, search) => {
  const html = head(page, path, search)
  expect({ isHidden: isHidden(html), canonical: canonicalOf(html) }).toEqual({
    isHidden: true,
    canonical: undefined,
  })
})

test('[ROUTE-39] the show builder, which the browser draws, is named and described in its document; an own show is not', () => {
  const address = { projectId: 11, path: '/fireworks-show-builder', search: '', page: 'shows' } as const
  const { title, elements } = undrawnHead(shop, address) ?? never()
  expect(title).toBe(`${SHOW_BUILDER_PAGE.title} | Emberwright`)
  expect(elements).toContain(`<meta property="og:title" content="${title}">`)
  expect(elements).toContain(`<meta name="description" content="${SHOW_BUILDER_PAGE.description}">`)
  expect(elements).toMatch(/<meta property="og:image" content="https:\/\/shop\.example\/images\/og\//)
  expect(undrawnHead(shop, { ...address, path: '/fireworks-show-builder/new' })).toBeNull()
})

test('a page that robots.txt hides has no canonical address, and neither has an own show, drawn or not', () => {
  for (const [page, path] of [
    ['staff', '/staff/content'],
    ['login', '/Login/'],
    ['loginAs', '/login-as'],
    ['shows', '/fireworks-show-builder/new'],
  ] as const) {
    expect({ path, canonical: canonicalOf(head(page, path)) }).toEqual({ path, canonical: undefined })
    expect(addressHeaders(shop, { projectId: 11, path, search: '', page })).toEqual({
      'x-robots-tag': 'noindex, follow',
    })
  }
})

test('a product is described without a price or an offer, because prices need a log-in', () => {
  const html = head('product', `/product/${item.url}`)
  const [product, crumbs] = dataOf(html)
  expect(product).toMatchObject({
    '@type': 'Product',
    name: item.name,
    sku: item.model,
    gtin12: item.row.upc,
    image: [expect.stringMatching(/^https:\/\/shop\.example\/images\/og\//)],
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(html).not.toMatch(/offers|price|\$\d/i)
})

test('questions of a page are written as text, a post as an article', () => {
  const [questions] = dataOf(head('content', '/faq'))
  expect(questions).toMatchObject({ '@type': 'FAQPage' })
  expect(JSON.stringify(questions)).not.toMatch(/\]\(|<a /)
  const post = shop.content.current(11).list('post')[0]
  if (!post) throw new Error('no post')
  const html = head('post', post.key)
  expect(dataOf(html)[0]).toMatchObject({
    '@type': 'Article',
    headline: post.body.title,
    datePublished: post.body.date,
  })
  expect(html).toContain('<meta property="og:type" content="article">')
})

test('a post is shared with its own picture: a scene as a card, an uploaded one as it is', async () => {
  const imageOf = (html: string) => /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1]
  const post = (src: string | null) =>
    putEntry(db, 'post', '/news/pictured', {
      title: 'Pictured',
      date: '2026-11-01',
      summary: '',
      blocks: [],
      picture: src === null ? null : { src, alt: '' },
    })
  const shared = async (src: string | null) => {
    await post(src)
    await shop.content.refresh()
    const html = head('post', '/news/pictured')
    return [imageOf(html), dataOf(html)[0]?.['image'], html.includes('og:image:width')]
  }
  const scene = 'https://shop.example/images/scene-og/post-first-show.jpg'
  expect(await shared('/images/scene-960/post-first-show.avif')).toEqual([scene, scene, true])
  const uploaded = 'https://shop.example/media/abc.png'
  expect(await shared('/media/abc.png')).toEqual([uploaded, uploaded, false])
  expect(await shared(null)).toEqual([expect.stringContaining('/images/og/'), undefined, true])
})

test('text cannot leave its attribute or its script element', () => {
  const html = pageHead(
    shop,
    { projectId: 11, path: '/', search: '', page: 'home' },
    { title: '"><script>alert(1)</script>', description: null },
  )
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
})

test('without a public origin a page has a description and no address', async () => {
  await publish('')
  await settings.refresh()
  const html = head('home', '/')
  expect(html).toContain('<meta name="description"')
  expect(html).not.toMatch(/canonical|og:|ld\+json/)
})

test('a product with photos is shared with a card of the first, and described with all of them', () => {
  const [one, other] = ['a'.repeat(64), 'b'.repeat(64)] as const
  const photo = { product_id: item.id, alt: '' } as const
  const shown = {
    ...item,
    picture: photoPath(one),
    photos: [
      { ...photo, sha256: one, type: 'jpg' as const },
      { ...photo, sha256: other, type: 'webp' as const },
    ],
  }
  expect(productCard(shown)).toEqual({ path: `/media/${one}-card.jpg`, isCard: true })
  const origin = 'https://shop.example'
  const files = [`${origin}/media/${one}.jpg`, `${origin}/media/${other}.webp`]
  expect(productData(origin, shown)['image']).toEqual(files)
  const catalogue = { ...shop.catalogue.storefront(11), groups: [], items: [shown] }
  expect(sitemapXml(origin, catalogueEntries(catalogue))).toContain(
    `<url><loc>${origin}/product/${item.url}</loc>${files
      .map((file) => `<image:image><image:loc>${file}</image:loc></image:image>`)
      .join('')}</url>`,
  )
})

function never(): never {
  throw new Error('it has no head')
}
