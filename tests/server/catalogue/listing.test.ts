import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { FACETS, productCalls, type ProductList } from '#contract/catalogue/products.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const customer = new Shopper(shop.url)
await customer.logIn(seededEmail('silver'))

const list = (body: object, shopper = visitor) => shopper.call(productCalls.products, { body })
const models = ({ products }: ProductList) => products.map((product) => product.products_model)
const sortedIds = (products: ProductList['products']) =>
  products.map((product) => product.products_id).sort((a, b) => a - b)
const everything = async (body: object, shopper = visitor): Promise<ProductList['products']> => {
  const first = await list(body, shopper)
  const { last_page } = first.meta.pagination
  const rest = await Promise.all(
    Array.from({ length: last_page - 1 }, (_, index) => list({ ...body, page: index + 2 }, shopper)),
  )
  return [first, ...rest].flatMap((answer) => answer.products)
}

test('[LIST-20][CONST-09][ENT-07][ENT-08] a listing has pages of fifty with their numbers and seo', async () => {
  const answer = await list({})
  expect(answer.products).toHaveLength(50)
  expect(answer.meta.pagination).toEqual({ total: 610, per_page: 50, current_page: 1, last_page: 13 })
  expect(answer.meta.seo).toEqual({ page_title: 'Shop all | Emberwright', seo_meta: null })
  expect(Object.keys(answer.meta.facets)).toEqual(FACETS.filter((facet) => facet !== 'price'))
})

test('[LIST-27] the page defaults to the first; a number past the end returns the last', async () => {
  const beyond = await list({ page: 99 })
  expect(beyond.meta.pagination).toEqual({ total: 610, per_page: 50, current_page: 13, last_page: 13 })
  expect(beyond.products).toHaveLength(10)
  expect(await list({ page: 1 })).toEqual(await list({}))
})

test('filter values match in any case, and unknown values select nothing', async () => {
  const right = await list({ category_url: ['500-Gram-Cakes'], color: ['Red'] })
  const other = await list({ category_url: ['500-gram-CAKES'], color: ['red'] })
  expect(models(other)).toEqual(models(right))
  expect((await list({ color: ['Octarine'] })).meta.pagination).toEqual({
    total: 0,
    per_page: 50,
    current_page: 1,
    last_page: 1,
  })
  expect((await list({ color: ['Octarine', 'Red'] })).meta.pagination.total).toBe(
    (await list({ color: ['Red'] })).meta.pagination.total,
  )
})

test('[LIST-05][SRCH-01] a search matches when every word starts one of model, name, UPC, brand, category or attributes', async () => {
  const [some] = (await list({ category_url: ['Sparklers'] })).products
  if (!some) throw new Error('no sparklers')
  const term = `${some.manufacturers_name.toUpperCase()} sparkl ${some.products_model}`
  expect(models(await list({ search_term: term }))).toEqual([some.products_model])
  expect(models(await list({ search_term: `  ${some.upc} ` }))).toEqual([some.products_model])
  expect((await list({ search_term: `${term} nonsense` })).products).toEqual([])
  const { rows } = await sql<{
    id: number
  }>`select p.id from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    where p.project_id = 11 and b.name = 'Skyfettle' and concat_ws(' ', p.name, c.name, array_to_string(p.effects, ' ')) ~* '\\mca'
    order by p.id`.execute(shop.db)
  expect(sortedIds(await everything({ search_term: 'skyfet ca' }))).toEqual(rows.map((row) => row.id))
})

test('[LIST-15][LIST-30] the sorts: in stock first is the default, over pages too, and customers also sort by price', async () => {
  const whole = await everything({}, customer)
  const sorted = async (sort: string, shopper = customer) => everything({ sort }, shopper)
  const byModel = await sorted('model')
  const collate = new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare
  const named = byModel.map((each) => each.products_model)
  expect(named).toEqual(named.toSorted(collate))
  const isInStock = ({ quantity }: { readonly quantity: number }) => quantity > 0
  expect(byModel.every(isInStock)).toBe(false)
  expect(whole).toEqual([...byModel.filter(isInStock), ...byModel.filter((each) => !isInStock(each))])
  expect(await sorted('no such sort')).toEqual(whole)
  const names = (await sorted('name')).map((product) => product.products_name)
  expect(names).toEqual(
    [...names].sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare),
  )
  const stock = (await sorted('quantity')).map((product) => product.quantity)
  expect(stock).toEqual([...stock].sort((a, b) => b - a))
  const prices = (await sorted('price-low')).map((product) => product.price ?? 0)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  const falling = (await sorted('price-high')).map((product) => product.price ?? 0)
  expect(falling).toEqual([...prices].reverse())
  const newest = (await sorted('newest')).map((product) => product.is_new)
  expect(newest.indexOf(false)).toBe(newest.filter(Boolean).length)
})

test('[PRC-01] sorting or filtering by price has no effect for a visitor', async () => {
  expect(models(await list({ sort: 'price-low' }))).toEqual(models(await list({})))
  expect(models(await list({ price: ['0-25'] }))).toEqual(models(await list({})))
  expect((await list({ price: ['0-25'] })).meta.facets['price']).toBeUndefined()
  expect((await list({}, customer)).meta.facets['price']).toHaveLength(6)
})

test('[LIST-28] seo comes from the single category, whatever narrows it, else the single brand or list, else from the search, else from the path', async () => {
  const seo = async (body: object) => (await list(body)).meta.seo
  expect(await seo({ category_url: ['sparklers'] })).toEqual({
    page_title: 'Sparklers | Emberwright',
    seo_meta: 'Sparklers by the case: packaging, shot counts, colors and stock at Emberwright.',
  })
  const ofCategory = await seo({ category_url: ['sparklers'] })
  const narrowings = [
    { brand_url: ['Brindlefire'] },
    { list_url: ['Just_Arrived', 'On_Sale'] },
    { color: ['Red'] },
  ]
  for (const narrowed of narrowings)
    expect(await seo({ category_url: ['Sparklers'], ...narrowed })).toEqual(ofCategory)
  expect(await seo({ brand_url: ['Brindlefire'], list_url: ['Just_Arrived'] })).toMatchObject({
    page_title: 'Brindlefire | Emberwright',
  })
  expect(await seo({ brand_url: ['Brindlefire'] })).toEqual({
    page_title: 'Brindlefire | Emberwright',
    seo_meta: null,
  })
  expect(await seo({ list_url: ['Just_Arrived'] })).toEqual({
    page_title: 'Just Arrived | Emberwright',
    seo_meta: null,
  })
  expect(await seo({ search_term: 'willow' })).toEqual({
    page_title: 'Search: willow | Emberwright',
    seo_meta: null,
  })
  expect((await seo({ current_path: '/sl?page=2' })).page_title).toBe('Shop all fireworks | Emberwright')
})

test('changed stock and prices appear in listings after a second', async () => {
  const [product] = (await list({}, customer)).products
  if (!product) throw new Error('no products')
  const id = product.products_id
  await shop.db.updateTable('stock').set({ qty: 7 }).where('product_id', '=', id).execute()
  await expect.poll(async () => (await list({}, customer)).products[0]?.quantity).toBe(7)
  await shop.db.updateTable('prices').set({ cents: 12_345 }).where('product_id', '=', id).execute()
  await expect.poll(async () => (await list({}, customer)).products[0]?.price).toBe(12_345)
})
