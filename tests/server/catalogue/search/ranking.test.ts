import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { productCalls } from '#contract/catalogue/products.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const customer = new Shopper(shop.url)
await customer.logIn(seededEmail('silver'))

const search = async (search_term: string, shopper = visitor, more: object = {}) =>
  (await pages(search_term, shopper, more)).flatMap((answer) => answer.products)
async function pages(search_term: string, shopper: Shopper, more: object) {
  const page = (number: number) =>
    shopper.call(productCalls.products, { body: { search_term, ...more, page: number } })
  const first = await page(1)
  const rest = Array.from({ length: first.meta.pagination.last_page - 1 }, (_, index) => page(index + 2))
  return [first, ...(await Promise.all(rest))]
}
const models = async (...words: Parameters<typeof search>) =>
  (await search(...words)).map((product) => product.products_model)

test('[LIST-05] a whole model comes first, then models that start with it', async () => {
  expect((await models('qs88')).slice(0, 3)).toEqual(['QS88', 'QS880', 'QS8800'])
  for (const text of ['QS-880', 'qs 880']) expect((await models(text))[0]).toBe('QS880')
})

test('[LIST-05] a whole name comes before other names with its words, also when it is sold out', async () => {
  const { rows } = await sql<{ name: string; model: string }>`
    select p.name, p.model from products p join stock s on s.product_id = p.id
    where p.project_id = 11 and s.qty = 0 and p.name ~ '^[A-Z][a-z]+ [A-Z][a-z]+$' order by p.id limit 5`.execute(
    shop.db,
  )
  expect(rows).toHaveLength(5)
  for (const { name, model } of rows) expect((await models(name))[0], name).toBe(model)
})

test('[LIST-05] what the text names as category comes before products called so', async () => {
  const found = await search('comets')
  const inCategory = found.map(({ category }) => category === 'Comets')
  expect(inCategory.indexOf(false)).toBe(12)
  expect(inCategory.lastIndexOf(true)).toBe(11)
  expect(found[12]?.products_name).toMatch(/Comet/)
})

test('[LIST-05] names come before attributes, and within both the sold-out products last', async () => {
  const found = await search('whistle')
  const isNamed = found.map((product) => product.products_name.includes('Whistle'))
  expect(isNamed.lastIndexOf(true)).toBe(isNamed.indexOf(false) - 1)
  const rest = found.slice(isNamed.indexOf(false))
  expect(rest.length).toBeGreaterThan(5)
  for (const part of [found.slice(0, isNamed.indexOf(false)), rest]) {
    const isSoldOut = part.map((product) => product.quantity === 0)
    expect(isSoldOut).toEqual(isSoldOut.toSorted((one, other) => Number(one) - Number(other)))
  }
})

test('[LIST-05] a product of only that color and effect comes before one of several', async () => {
  const found = (await search('gold willow')).filter((product) => product.quantity > 0)
  const share = found.map(({ colors, effects }) => 5 / colors.length + 6 / effects.length)
  expect(share.length).toBeGreaterThan(3)
  expect(share).toEqual(share.toSorted((one, other) => other - one))
})

test('[LIST-05] of equal products best sellers come first, then new ones, then by model', async () => {
  const found = (await search('artillery shells')).filter((product) => product.quantity > 0)
  const { rows } = await sql<{ model: string }>`
    select p.model from products p join product_list_entries e on e.product_id = p.id
    join product_lists l on l.id = e.list_id where l.url = 'Best_Sellers' and p.project_id = 11`.execute(
    shop.db,
  )
  const best = new Set(rows.map((row) => row.model))
  const ranks = found.map(({ products_model, is_new }) =>
    [best.has(products_model), !best.has(products_model) && is_new].indexOf(true),
  )
  const order = ['0', '1', '-1']
  expect([...new Set(ranks.map(String))]).toEqual(order)
  expect(ranks.lastIndexOf(0)).toBeLessThan(ranks.indexOf(1))
  expect(ranks.lastIndexOf(1)).toBeLessThan(ranks.indexOf(-1))
})

test('[LIST-15] a chosen sort wins over the ranking', async () => {
  const found = await search('willow', customer, { sort: 'price-low' })
  const prices = found.map((product) => product.price ?? 0)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
})

test('[PRC-01] a price ceiling in the text narrows for a customer and does nothing for a visitor', async () => {
  const cheap = await search('willow cake under $60', customer)
  expect(cheap.length).toBeGreaterThan(0)
  for (const product of cheap) expect(product.price).toBeLessThan(6_000)
  const all = await search('willow cake', customer)
  expect(cheap.length).toBe(all.filter(({ price = 0 }) => price < 6_000).length)
  expect(await models('willow cake under $60')).toEqual(await models('willow cake'))
})

test('only products in stock are found by "in stock", and by the availability filter', async () => {
  const all = await search('fountains')
  const available = all.filter((product) => product.quantity > 0).map((product) => product.products_model)
  expect(available.length).toBeLessThan(all.length)
  expect(await models('fountains in stock')).toEqual(available)
  expect(await models('fountains', visitor, { availability: ['in-stock'] })).toEqual(available)
})

test('a price filter may have bounds that are not offered', async () => {
  const all = await search('200g', customer)
  const below = await models('200g', customer, { price: ['-63'] })
  expect(below).toEqual(all.filter(({ price = 0 }) => price < 6_300).map((product) => product.products_model))
  expect(await models('200g', visitor, { price: ['-63'] })).toEqual(await models('200g'))
})
