import { expect, test } from 'vitest'
import { productCalls } from '#contract/catalogue/products.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { centsAt } from './cents-at.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const silver = new Shopper(shop.url)
const special = new Shopper(shop.url)
await silver.logIn(seededEmail('silver'))
await special.logIn(seededEmail('special'))

const byUrl = (url: string, shopper = visitor) => shopper.call(productCalls.getByUrl, { params: { url } })

test('[PRC-04][PRC-01] a product names what the next better level saves, but to no visitor and not for special pricing', async () => {
  const { products_id: id, products_url: url } = (await visitor.call(productCalls.products, { body: {} }))
    .products[0] ?? {
    products_id: 0,
    products_url: '',
  }
  expect((await byUrl(url, silver)).next_level).toEqual({
    name: 'Gold',
    saving: (await centsAt(shop.db, id, 16)) - (await centsAt(shop.db, id, 15)),
  })
  expect(await byUrl(url)).not.toHaveProperty('next_level')
  expect(await byUrl(url, special)).not.toHaveProperty('next_level')
})

const shares = (one: readonly string[], other: readonly string[]) =>
  one.filter((value) => other.includes(value)).length / Math.max(1, one.length, other.length)

test('the similar products are the first of all products by what they have in common', async () => {
  const { items } = (await openCatalogue(shop.db)).storefront(11)
  const goods = items.map(({ id, quantity, row }) => ({ id, quantity, row }))
  for (const { url, row } of items.filter((_, at) => at % 2 === 0)) {
    const likeness = (other: typeof row) =>
      6 * Number(other.category_url === row.category_url) +
      3 * shares(other.effects, row.effects) +
      2 * shares(other.colors, row.colors) +
      Number(row.firing_pattern !== null && other.firing_pattern === row.firing_pattern)
    const sorted = goods
      .filter((other) => other.id !== row.id && other.quantity > 0 && likeness(other.row) > 0)
      .toSorted((one, other) => likeness(other.row) - likeness(one.row))
    const { similar } = await byUrl(url)
    expect(similar.map(({ products_id }) => products_id)).toEqual(sorted.slice(0, 4).map(({ id }) => id))
  }
})

test('a product has up to four similar ones in stock of its own category, without prices for a visitor', async () => {
  const [first] = (await visitor.call(productCalls.products, { body: { effect: ['Willow'] } })).products
  const shown = await byUrl(first?.products_url ?? '')
  expect(shown.similar).toHaveLength(4)
  for (const each of shown.similar) {
    expect(each.products_id).not.toBe(shown.products_id)
    expect(each.quantity).toBeGreaterThan(0)
    expect(each.category_url).toBe(shown.category_url)
    expect(each).not.toHaveProperty('price')
  }
  expect(shown.similar.some(({ effects }) => effects.includes(shown.effects[0] ?? ''))).toBe(true)
  const priced = await byUrl(shown.products_url, silver)
  for (const each of priced.similar) expect(each.price).toBe(await centsAt(shop.db, each.products_id, 16))
})
