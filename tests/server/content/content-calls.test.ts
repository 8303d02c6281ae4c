import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentCalls } from '#contract/content/content.ts'
import type { ContentSource } from '#contract/content/content-kinds.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { siteCalls } from '#contract/site/site.ts'
import { seen } from '#tests/support/content.ts'
import { putEntry, removeEntries } from '#tests/support/content-entries.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

let time = Date.parse('2026-11-22T12:00:00Z')
const shop = await useShop({ refreshPeriod: 20, now: () => new Date(time) })
const visitor = new Shopper(shop.url)

test('[API-87][ENT-37] banners come in two sets, only in their time, with html of the closed set and a safe background', async () => {
  await removeEntries(shop.db, 'banner')
  const banner = (set: 'desktop' | 'mobile', html: string): ContentSource<'banner'> => ({
    set,
    html,
    is_closable: true,
    background_color: '#123456',
    background_image_path: 'https://elsewhere.example/a.png',
    background_size: 'cover; position: fixed',
    background_repeat: 'no-repeat',
  })
  await putEntry(shop.db, 'banner', 'now', banner('desktop', 'Sale <script>x()</script><b>now</b>'), {
    ends_at: '2026-11-22T13:00:00Z',
  })
  await putEntry(shop.db, 'banner', 'next', banner('desktop', 'Next'), { starts_at: '2026-11-22T13:00:00Z' })
  await putEntry(shop.db, 'banner', 'narrow', banner('mobile', 'Narrow'))
  const banners = () => visitor.call(contentCalls.getFlashSaleBanners, {})
  await seen(async () => (await banners()).desktop.map(({ id }) => id)).toEqual(['now'])
  expect((await banners()).desktop[0]).toEqual({
    id: 'now',
    html: '<p>Sale <strong>now</strong></p>',
    nodes: [{ tag: 'p', nodes: ['Sale ', { tag: 'strong', nodes: ['now'] }] }],
    is_closable: true,
    background_color: '#123456',
    background_image_path: null,
    background_position: null,
    background_size: null,
    background_repeat: 'no-repeat',
  })
  await seen(async () => (await banners()).mobile.map(({ id }) => id)).toEqual(['narrow'])
  time += 3_600_000
  expect((await banners()).desktop.map(({ id }) => id)).toEqual(['next'])
})

test('[API-88][ENT-36][NAV-40] a menu has titles, links, icons and children; an unknown one is empty', async () => {
  const items = [
    {
      title: 'Guides',
      children: [
        { title: 'Sizes', link_to: '/pages/crates', is_link_new_window: true },
        { title: 'Bad', link_to: 'javascript:alert(1)', icon: 'https://elsewhere.example/i.png' },
      ],
    },
  ]
  await putEntry(shop.db, 'menu', 'rw_test', { items })
  const menu = (name: string) => visitor.call(contentCalls.getMenuItems, { params: { menu: name } })
  await seen(() => menu('rw_test')).toHaveLength(1)
  const plain = { icon: null, is_link_new_window: false, children: [] }
  expect(await menu('rw_test')).toEqual([
    {
      ...plain,
      title: 'Guides',
      link_to: null,
      children: [
        { ...plain, title: 'Sizes', link_to: '/pages/crates', is_link_new_window: true },
        { ...plain, title: 'Bad', link_to: null },
      ],
    },
  ])
  expect(await menu('constructor')).toEqual([])
})

test('[API-88] a menu leads to no category, brand or list without a product, and has no heading above such links alone', async () => {
  const link = (title: string, link_to: string | null) => ({ title, link_to })
  const heading = (title: string, ...links: readonly string[]) => ({
    ...link(title, null),
    children: links.map((to) => link(to, to)),
  })
  const items = [
    heading(
      'Some',
      '/sl/c/Fountains',
      '/sl/c/Kites',
      '/sl/c/Kites?colors=Red',
      '/sl/c/Fountains/b/Kites',
      '/sl?colors=Red',
    ),
    heading('None', '/sl/c/Kites', '/sl/l/Kites', '/sl/b/Kites'),
    link('Kites', '/sl/c/Kites'),
    link('Pages', '/pages/kites'),
  ]
  await putEntry(shop.db, 'menu', 'rw_sparse', { items })
  const menu = () => visitor.call(contentCalls.getMenuItems, { params: { menu: 'rw_sparse' } })
  await seen(menu).toMatchObject([
    { title: 'Some', children: [{ title: '/sl/c/Fountains' }, { title: '/sl?colors=Red' }] },
    { title: 'Pages' },
  ])
})

test('[API-92][API-93][API-94][API-95] slides, tiles and social links come in their order', async () => {
  for (const kind of ['slide', 'tile', 'social'] as const) await removeEntries(shop.db, kind)
  const slide: ContentSource<'slide'> = { image_url: '/images/900/a.svg', alt: 'A', title: 'T', text: 'X' }
  await putEntry(shop.db, 'slide', 'b', slide, { position: 1 })
  await putEntry(shop.db, 'slide', 'a', { ...slide, link_to: '/sl' }, { position: 2 })
  await putEntry(shop.db, 'slide', 'foreign', { ...slide, image_url: 'https://elsewhere.example/a.png' })
  await putEntry(shop.db, 'slide', 'p', slide, { project: 14 })
  await putEntry(shop.db, 'tile', 't', slide)
  await putEntry(shop.db, 'social', 's', { url: 'https://social.example/emberwright', icon: 'camera' })
  await putEntry(shop.db, 'social', 'bad', { url: 'javascript:alert(1)', icon: 'camera' })
  const carousel = (name: string) =>
    visitor.call(contentCalls.getCarouselImages, { params: { carousel: name } })
  await seen(() => visitor.call(contentCalls.getSocialMedia, {})).toEqual([
    { url: 'https://social.example/emberwright', icon: 'camera' },
  ])
  expect(await carousel('rw_landing')).toEqual([
    { id: 'b', ...slide, link_to: null },
    { id: 'a', ...slide, link_to: '/sl' },
  ])
  expect((await carousel('pl_landing')).map(({ id }) => id)).toEqual(['p'])
  expect(await carousel('other')).toEqual([])
  expect((await visitor.call(contentCalls.getFeaturedTiles, {})).map(({ id }) => id)).toEqual(['t'])
})

test('[API-99][API-37] sections name their listing; their products are at most eight, with prices for customers only', async () => {
  await removeEntries(shop.db, 'section')
  await putEntry(shop.db, 'section', 'new', {
    kind: 'products',
    title: 'New',
    link_to: '/sl/l/New_Products_2025',
  })
  await putEntry(shop.db, 'section', 'posts', { kind: 'posts', title: 'News' })
  const data = () => visitor.call(contentCalls.getStorefrontData, { params: { id: '11' } })
  await seen(async () => (await data()).sections).toEqual([
    { id: 'new', kind: 'products', title: 'New', text: '', link_to: '/sl/l/New_Products_2025' },
    { id: 'posts', kind: 'posts', title: 'News', text: '', link_to: null },
  ])
  const items = (shopper: Shopper, b: string) =>
    shopper.call(contentCalls.getStorefrontItems, { params: { a: '11', b } })
  const customer = new Shopper(shop.url)
  await customer.logIn(seededEmail('silver'))
  const { products } = await customer.call(productCalls.products, {
    body: { list_url: ['New_Products_2025'], items_per_page: 8 },
  })
  expect(await items(customer, 'new')).toEqual(products)
  expect(await items(visitor, 'new')).toEqual(products.map((product) => ({ ...product, price: undefined })))
  expect(await items(visitor, 'posts')).toEqual([])
  expect(await items(visitor, 'none')).toEqual([])
  expect((await visitor.send(contentCalls.getStorefrontData, { params: { id: '14' } })).status).toBe(404)
})

test('[API-37] a row whose link has filters, words or a sort holds the products that the link leads to', async () => {
  const link_to = '/sl?effects=Willow&search=gold&sortOptions=name'
  await putEntry(shop.db, 'section', 'gold-willows', { kind: 'products', title: 'Gold willows', link_to })
  const { products } = await visitor.call(productCalls.products, {
    body: { effect: ['Willow'], search_term: 'gold', sort: 'name', items_per_page: 8 },
  })
  expect(products.length).toBeGreaterThan(0)
  const params = { a: '11', b: 'gold-willows' }
  await seen(() => visitor.call(contentCalls.getStorefrontItems, { params })).toEqual(products)
})

test('[API-89][API-90][API-105][ENT-40] dealers and document types are lists of the storefront', async () => {
  for (const kind of ['dealer', 'choice'] as const) await removeEntries(shop.db, kind)
  const dealer = {
    name: 'Ozark Stand',
    address: '1 Main Street, Ozark, MO',
    latitude: 37.02,
    longitude: -93.2,
    phone: '(417) 555-0100',
  }
  await putEntry(shop.db, 'dealer', 'ozark', dealer)
  await putEntry(shop.db, 'choice', 'permit', {
    type: 'pro_use_auth_types',
    value: 'permit',
    label: 'Display permit',
  })
  const choices = (type: string) =>
    visitor.call(contentCalls.getDocumentDropdownOptions, { params: { type } })
  await seen(() => choices('pro_use_auth_types')).toEqual([
    { id: 'permit', value: 'permit', label: 'Display permit', icon: null },
  ])
  expect(await choices('insurance_doc_types')).toEqual([])
  expect(await visitor.call(contentCalls.getDealerMapData, { params: { id: '11' }, body: {} })).toEqual([
    { ...dealer, url: null },
  ])
})

test('[API-100] a followed redirect is counted by day and written when the shop stops', async () => {
  const follow = (url: string) => visitor.call(siteCalls.followRedirect, { body: { url } })
  await follow('/Specials/?a=1')
  expect((await follow('/specials')).success).toBe(true)
  expect((await follow('/no-redirect')).success).toBe(false)
  await shop.reopen()
  const hits = await shop.db.selectFrom('redirect_hits').selectAll().execute()
  expect(hits).toEqual([{ project_id: 11, source: '/specials', day: '2026-11-22', n: 2 }])
})

test('kept answers have an ETag and change with the content', async () => {
  const visitorNow = new Shopper(shop.url)
  const path = `/shop-api/${siteCalls.getActiveRedirects.path}?project_id=11`
  const first = await visitorNow.fetch(path)
  const etag = first.headers.get('etag') ?? ''
  const again = () => visitorNow.fetch(path, { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await putEntry(shop.db, 'redirect', '/old-crates', {
    target_url: '/pages/crates',
    external: false,
    is_filter: false,
  })
  await seen(async () => (await again()).status).toBe(200)
})

test('an entry whose body is not valid is left out and named in the log', async () => {
  await sql`insert into entries values (11, 'tile', 'broken', '{"title": 5}'::jsonb)`.execute(shop.db)
  await seen(async () =>
    shop.lines.filter((line) => line.includes('tile broken of storefront 11')),
  ).not.toEqual([])
})
