import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { type Catalogue, openCatalogue } from '#server/catalogue/catalogue.ts'
import { pageJson } from '#server/catalogue/select-products.ts'
import { suggest } from '#server/catalogue/suggest.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 2, NO_TIMEOUTS)
afterAll(() => db.destroy())
const running = await openCatalogue(db)
const goods = running.items(11).filter(({ quantity }) => quantity > 20)
const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = goods.map(({ id }) => id)

const LEVEL = 15
/** What a storefront shows, with every index. */
function shownBy(catalogue: Catalogue) {
  const shop = catalogue.storefront(11)
  const options = shop
    .facets(LEVEL)
    .map(({ facet, options: all }) => [facet, all.map(({ label, bits }) => [label, [...bits]])])
  const orders = ['model', 'name', 'quantity', 'newest', 'price-low'].map((sort) => [
    ...shop.order(sort, LEVEL),
  ])
  const terms = ['red peony', 'zz-9000', 'brand new brand', 'willow', 'lantern festival']
  return {
    products: pageJson(shop.items, LEVEL),
    options,
    orders,
    found: terms.map((term) => suggest(shop, term, LEVEL)),
    words: shop.words.words,
    postings: shop.words.postings,
    urls: [...shop.byUrl.keys()],
    gone: [...shop.gone].sort(),
    groups: shop.groups,
    pictures: [first, third].map((id) => [catalogue.item(id) === null, catalogue.picture({ id, url: 'a' })]),
  }
}

const sha256 = 'a'.repeat(64)
test.each([
  ['a price', sql`update prices set cents = 123456 where product_id = ${first} and level_id = ${LEVEL}`],
  ['a name', sql`update products set name = 'Lantern Festival' where id = ${first}`],
  ['a model, which moves it', sql`update products set model = 'ZZ-9000', url = 'zz' where id = ${second}`],
  ['a hidden product', sql`update products set active = false where id = ${third}`],
  ['stock alone', sql`update stock set qty = 0 where product_id = ${fourth}`],
  [
    'stock with another change',
    sql`with s as (update stock set qty = 5 where product_id = ${fourth} returning 1)
      update products set is_new = not is_new where id = ${first}`,
  ],
  ['a list', sql`delete from product_list_entries`],
  [
    'the name of a brand',
    sql`update brands set name = 'Brand New Brand' where project_id = 11 and position = 1`,
  ],
  ['a category', sql`update categories set seo_title = 'Another' where project_id = 11 and position = 1`],
  [
    'a photo',
    sql`with m as (insert into media (sha256, type, bytes, width, height, for_products) values (${sha256}, 'jpg', '', 1, 1, true)
      returning sha256) insert into product_media (product_id, position, sha256, name, source)
      select id, 1, sha256, 'a', 'a' from m, unnest(array[${first}::int, ${third}]) id`,
  ],
  ['a product that is sold again', sql`update products set active = true where id = ${third}`],
])('after a change the catalogue is the one that a start reads: %s', async (_, change) => {
  const before = shownBy(running)
  await change.execute(db)
  await running.refresh()
  const after = shownBy(running)
  expect(after).toEqual(shownBy(await openCatalogue(db)))
  expect(after).not.toEqual(before)
})

test('products that did not change are not read again', async () => {
  const before = running.item(fifth)
  await sql`update products set name = 'Another name' where id = ${first}`.execute(db)
  await running.refresh()
  expect(running.item(first)?.name).toBe('Another name')
  expect(running.item(fifth)).toBe(before)
})

test('stock is seen when its transaction ends, however many later ones have ended before', async () => {
  const cases = (id: number, qty: number) => sql`update stock set qty = ${qty} where product_id = ${id}`
  await db.transaction().execute(async (slow) => {
    await cases(second, 901).execute(slow)
    for (const qty of [902, 903]) {
      await cases(third, qty).execute(db)
      await running.refresh()
      expect(running.item(third)?.quantity).toBe(qty)
    }
  })
  expect(running.item(second)?.quantity).not.toBe(901)
  await running.refresh()
  expect(running.item(second)?.quantity).toBe(901)
})

test('what neither version nor transaction tells is seen within ten minutes, as after a failover that lost writes', async () => {
  let time = 0
  const after = async (catalogue: Catalogue, minutes: number) => {
    time += minutes * 60_000
    await catalogue.refresh()
    return { version: catalogue.version, generation: catalogue.generation, ...shownBy(catalogue) }
  }
  const catalogue = await openCatalogue(db, () => time)
  const before = await after(catalogue, 0)
  const item = catalogue.item(fifth)
  if (!item) throw new Error('the product is not for sale')
  Object.assign(item, { quantity: item.quantity + 1 })
  await db.transaction().execute(async (untold) => {
    await sql`set local session_replication_role = replica`.execute(untold)
    await sql`update prices set cents = 654321 where product_id = ${first} and level_id = ${LEVEL}`.execute(
      untold,
    )
  })
  const wrong = await after(catalogue, 9)
  expect(wrong.version).toBe(before.version)
  const right = await after(catalogue, 1)
  expect(right).toMatchObject(shownBy(await openCatalogue(db)))
  expect(right.products).not.toEqual(wrong.products)
  expect(right.version).not.toBe(before.version)
  expect(await after(catalogue, 10)).toEqual(right)
})
