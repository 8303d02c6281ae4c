import { expect, test } from 'vitest'
import { showCalls } from '#contract/shows/shows.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { PRODUCT, share, showOf, cueOf } from './stored-shows.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const productsFor = async (shopper: Shopper, ids: readonly number[]) =>
  (await shopper.call(showCalls.showProducts, { body: { ids: [...ids] } })).products

test('visitors get no price, customers that of their level', async () => {
  const ids = [PRODUCT + 1, PRODUCT, PRODUCT]
  const seen = await productsFor(new Shopper(shop.url), ids)
  expect(seen.map(({ products_id, price, is_sold }) => [products_id, price, is_sold])).toEqual([
    [PRODUCT, undefined, true],
    [PRODUCT + 1, undefined, true],
  ])
  const cents = await shop.db
    .selectFrom('prices as p')
    .innerJoin('levels as l', 'l.id', 'p.level_id')
    .select(['p.cents', 'l.short_name'])
    .where('p.product_id', '=', PRODUCT)
    .execute()
  for (const like of ['silver', 'gold']) {
    const customer = await makeShopper(shop.url, shop.db, like)
    const [product] = await productsFor(customer, ids)
    const level = cents.find(({ short_name }) => short_name.toLowerCase() === like)
    expect([like, product?.price]).toEqual([like, level?.cents])
  }
})

test('a visitor finds products by model number, whatever its case, and none of another storefront', async () => {
  const visitor = new Shopper(shop.url)
  const [product] = await productsFor(visitor, [PRODUCT])
  const models = [product?.products_model.toLowerCase() ?? '', 'NO-SUCH-MODEL']
  const found = await visitor.call(showCalls.showProducts, { body: { ids: [], models } })
  expect(found.products).toEqual([product])
  const pro = new Shopper(shop.proUrl, 14)
  expect((await pro.call(showCalls.showProducts, { body: { ids: [], models } })).products).toEqual([])
})

test('products of another storefront, and ids of none, are left out', async () => {
  const [pro] = await shop.db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 14)
    .limit(1)
    .execute()
  const ids = [pro?.id ?? 0, 2_000_000_123, 2 ** 40]
  expect(await productsFor(new Shopper(shop.url), ids)).toEqual([])
  const there = await productsFor(new Shopper(shop.proUrl, 14), ids)
  expect(there.map(({ products_id }) => products_id)).toEqual([pro?.id])
})

test('a product that is sold no longer is told, without stock and price, and stays in a shared show', async () => {
  const customer = await makeShopper(shop.url, shop.db)
  const gone = PRODUCT + 30
  const { token } = await share(customer, showOf(0, { cues: [cueOf(0, { products_id: gone })] }))
  const [before] = await productsFor(customer, [gone])
  await shop.db.updateTable('products').set({ active: false }).where('id', '=', gone).execute()
  await shop.reopen()
  const again = new Shopper(shop.url)
  again.token = customer.token
  const [after] = await productsFor(again, [gone])
  const { price: _price, ...others } = before ?? {}
  // nothing is drawn of it any more
  const image_url = `/images/300/${before?.products_url}.svg`
  expect(after).toEqual({ ...others, image_url, quantity: 0, eta: null, is_sold: false })
  const shown = await again.call(showCalls.viewShow, { params: { token } })
  expect(shown.products).toEqual([after])
})

test('a product that has never been for sale is told to nobody, also when its name is known', async () => {
  const {
    was_sold: _,
    search_text: _computed,
    ...product
  } = await shop.db.selectFrom('products').selectAll().where('id', '=', PRODUCT).executeTakeFirstOrThrow()
  const hidden = {
    ...product,
    id: 990_001,
    model: 'S-1',
    name: 'Secret',
    url: 'S-1',
    upc: '990001',
    active: false,
  }
  await shop.db.insertInto('products').values(hidden).execute()
  expect(await productsFor(new Shopper(shop.url), [hidden.id])).toEqual([])
  const sell = (active: boolean) =>
    shop.db.updateTable('products').set({ active }).where('id', '=', hidden.id).execute()
  await sell(true)
  await sell(false)
  const [seen] = await productsFor(new Shopper(shop.url), [hidden.id])
  expect([seen?.products_id, seen?.is_sold]).toEqual([hidden.id, false])
})

test('301 ids are too many', async () => {
  const ids = Array.from({ length: 301 }, (_, index) => PRODUCT + index)
  expect((await new Shopper(shop.url).send(showCalls.showProducts, { body: { ids } })).status).toBe(422)
})
