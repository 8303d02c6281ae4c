import { expect, test } from 'vitest'
import { filterCalls } from '#contract/catalogue/filters.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import { parseNodes } from '#server/platform/html/parse-nodes.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { productsAmong } from '#tests/support/suggestions.ts'
import { centsAt } from './cents-at.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const silver = new Shopper(shop.url)
const special = new Shopper(shop.url)
await silver.logIn(seededEmail('silver'))
await special.logIn(seededEmail('special'))

const byUrl = (url: string, shopper = visitor) => shopper.call(productCalls.getByUrl, { params: { url } })

test('[ENT-05][ENT-06][API-36] a product has every field of its row, whatever the case of its url', async () => {
  const row = await shop.db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .selectAll()
    .where('model', 'like', 'BF%')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const product = await byUrl(row.url.toLowerCase())
  expect(product).toEqual({
    products_id: row.id,
    products_model: row.model,
    products_name: row.name,
    products_url: row.url,
    image_url: expect.stringMatching(new RegExp(`^/images/300/${row.url}\\.svg\\?v=[0-9a-f]{16}$`)),
    photos: [],
    manufacturers_name: 'Brindlefire',
    brand_url: 'Brindlefire',
    category: expect.any(String),
    category_url: expect.any(String),
    products_packaging: row.packaging,
    pieces_per_case: row.pieces_per_case,
    upc: row.upc,
    quantity: row.qty,
    eta: row.eta,
    colors: row.colors,
    effects: row.effects,
    firing_pattern: row.firing_pattern,
    duration: row.duration,
    seconds: row.seconds,
    shots: row.shots,
    caliber: row.caliber,
    performance_height: row.performance_height,
    debris_profile: row.debris_profile,
    ignition_type: row.ignition_type,
    weight_lb: Number(row.weight_lb),
    hazmat: row.hazmat,
    pro_use: row.pro_use,
    texas_restricted: row.texas_restricted,
    is_new: row.is_new,
    on_sale: row.on_sale,
    description_html: row.description_html,
    description_nodes: parseNodes(row.description_html ?? ''),
    video_url: row.video_url,
    similar: expect.any(Array),
  })
})

test('[API-36] an unknown product and one of the other storefront are not found', async () => {
  const pro = await shop.db
    .selectFrom('products')
    .select('url')
    .where('project_id', '=', 14)
    .executeTakeFirstOrThrow()
  for (const url of ['nothing', '..', '%', 'a/b', pro.url]) {
    const reply = await visitor.send(productCalls.getByUrl, { params: { url } })
    expect({ url, status: reply.status, body: reply.body }).toEqual({
      url,
      status: 404,
      body: { success: false, errors: ['Not found.'] },
    })
  }
})

test('[PRC-04][PRC-01] the price is that of the level; special order pricing is platinum less three percent', async () => {
  const [any] = (await visitor.call(productCalls.products, { body: {} })).products
  const { products_id: id = 0, products_url: url = '' } = any ?? {}
  expect(any).not.toHaveProperty('price')
  expect((await byUrl(url, silver)).price).toBe(await centsAt(shop.db, id, 16))
  expect((await byUrl(url, special)).price).toBe(await centsAt(shop.db, id, 18))
  expect(await byUrl(url)).not.toHaveProperty('price')
})

test('[API-33][ENT-04][SRCH-01] at most ten suggestions: matching model prefixes first, then names', async () => {
  const suggest = async (search_term: string, shopper = visitor) =>
    productsAmong(await shopper.call(productCalls.liveSearch, { body: { search_term } }))
  const bf = await suggest('bf10')
  expect(bf).toHaveLength(10)
  expect(bf.every((each) => each.products_model.startsWith('BF10'))).toBe(true)
  const [first] = bf
  expect(first).toEqual({
    products_id: first?.products_id,
    products_url: first?.products_url,
    products_model: first?.products_model,
    products_name: first?.products_name,
    image_url: expect.stringContaining(`/images/75/${first?.products_url}.svg?v=`),
    manufacturers_name: 'Brindlefire',
    products_packaging: first?.products_packaging,
  })
  const name = first?.products_name ?? ''
  expect((await suggest(name)).map((each) => each.products_name)).toContain(name)
  expect((await suggest(name, silver))[0]?.price).toBeGreaterThan(0)
  expect(await suggest('   ')).toEqual([])
  expect(await suggest('no product is called this')).toEqual([])
})

test('[API-38][LIST-30] the first sort option is the default; those by price need a login', async () => {
  const sorts = async (shopper: Shopper) =>
    (await shopper.call(filterCalls.productSort, { params: { id: '11' } })).map(({ id, value }) => [
      id,
      value,
    ])
  const open = [
    [7, 'in-stock'],
    [1, 'model'],
    [2, 'name'],
    [3, 'quantity'],
    [4, 'newest'],
  ]
  expect(await sorts(visitor)).toEqual(open)
  expect(await sorts(silver)).toEqual([...open, [5, 'price-low'], [6, 'price-high']])
  expect((await visitor.send(filterCalls.productSort, { params: { id: '14' } })).status).toBe(404)
})

test('[API-39][API-40][API-41][ENT-03] categories, brands and lists are entries whose value is their url', async () => {
  const categories = await visitor.call(filterCalls.categories, {})
  expect(categories).toHaveLength(26)
  expect(categories[0]).toEqual({
    id: 1101,
    value: '500-Gram-Cakes',
    label: '500 Gram Cakes',
    icon: null,
    seo_title: '500 Gram Cakes | Emberwright',
    product_count: 110,
    seo_meta: '500 Gram Cakes by the case: packaging, shot counts, colors and stock at Emberwright.',
    categories_url: '500-Gram-Cakes',
    banner_html: expect.stringContaining('Building a stand?'),
    banner_nodes: [expect.objectContaining({ tag: 'p' })],
  })
  const brands = await visitor.call(filterCalls.manufacturers, {
    query: { customers_email_address: seededEmail('gold') },
  })
  expect(brands).toEqual(await visitor.call(filterCalls.manufacturers, {}))
  expect(brands.every((brand) => brand.value === brand.brand_url)).toBe(true)
  const found = await visitor.call(filterCalls.manufacturers, { query: { search_term: 'BRINDLE' } })
  expect(found.map((brand) => brand.label)).toEqual(['Brindlefire'])
  const lists = await visitor.call(filterCalls.productLists, {})
  expect(lists.map((list) => [list.value, list.list_url, list.label])).toContainEqual([
    'New_Products_2025',
    'New_Products_2025',
    'New Products 2025',
  ])
})

test("[API-42][API-49][ENT-02] every other filter has the options of the storefront's products, in order", async () => {
  const colors = await visitor.call(filterCalls.colors, {})
  expect(colors.map((option) => option.value).slice(0, 3)).toEqual(['Red', 'Orange', 'Gold'])
  const counts = await Promise.all(
    (
      [
        'effects',
        'firingPatterns',
        'debrisProfiles',
        'caliberFilter',
        'durations',
        'ignitionTypes',
        'performanceHeightFilter',
      ] as const
    ).map(async (name) => (await visitor.call(filterCalls[name], {})).length),
  )
  expect(counts).toEqual([18, 11, 5, 8, 6, 4, 5])
})

test('[API-50][ROLE-09] price ranges are for customers', async () => {
  expect((await visitor.send(filterCalls.priceFilters, { params: { id: '11' } })).status).toBe(401)
  const ranges = await silver.call(filterCalls.priceFilters, { params: { id: '11' } })
  expect(ranges.map((range) => range.value)).toEqual([
    '0-25',
    '25-50',
    '50-100',
    '100-200',
    '200-400',
    '400-',
  ])
})
