import { describe, expect, test } from 'vitest'
import { productCalls, type SearchSuggestion } from '#contract/catalogue/products.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'
import { productsAmong } from '#tests/support/suggestions.ts'

const shop = await useShop()
const visitor = new Shopper(shop.url)
const suggest = (search_term: string) => visitor.call(productCalls.liveSearch, { body: { search_term } })
const listed = async (body: object) =>
  (await visitor.call(productCalls.products, { body })).meta.pagination.total
const filtersAmong = (suggestions: readonly SearchSuggestion[]) =>
  suggestions.flatMap((each) => ('kind' in each && each.kind === 'filter' ? [each] : []))

describe('suggestions', () => {
  test('[SRCH-01] prefixes of words in name and brand match, and a part of a brand', async () => {
    const models = async (term: string) =>
      productsAmong(await suggest(term)).map((each) => each.products_name)
    expect(await models('marmalade sto')).toEqual([])
    for (const name of await models('avalan')) expect(name).toContain('Avalanche')
    const byBrand = productsAmong(await suggest('halewi'))
    expect(new Set(byBrand.map((each) => each.manufacturers_name))).toEqual(new Set(['Halewick']))
    const within = productsAmong(await suggest('lewick'))
    expect(new Set(within.map((each) => each.manufacturers_name))).toEqual(new Set(['Halewick']))
  })

  test('[SRCH-01] the rows are the first results of the listing, at most seven beside filters and ten alone', async () => {
    for (const search_term of ['willow', 'bf10', 'red peony', '500g', 'avalanche']) {
      const rows = await suggest(search_term)
      const { products } = await visitor.call(productCalls.products, { body: { search_term } })
      const shown = productsAmong(rows).map((each) => each.products_model)
      expect(shown).toEqual(products.slice(0, shown.length).map((each) => each.products_model))
      const filters = filtersAmong(rows)
      expect(shown.length + filters.length).toBe(Math.min(10, products.length + filters.length))
    }
  })

  test('a word that names values of filters brings them with their number of products', async () => {
    const filters = async (term: string) =>
      filtersAmong(await suggest(term)).map(({ group, label, link_to, count }) => [
        group,
        label,
        link_to,
        count,
      ])
    const effect = await listed({ effect: ['Willow'] })
    expect(await filters('willow')).toEqual([['Effects', 'Willow', '/sl?effects=Willow', effect]])
    expect(await filters('wilow')).toEqual([['Effects', 'Willow', '/sl?effects=Willow', effect]])
    expect(await filters('fan')).toEqual([
      ['Effects', 'Fan', '/sl?effects=Fan', await listed({ effect: ['Fan'] })],
      ['Firing patterns', 'Fan', '/sl?firingPatterns=Fan', await listed({ firing_pattern: ['Fan'] })],
    ])
    expect((await filters('roman candle')).map(([group, , link]) => [group, link])).toEqual([
      ['Categories', '/sl/c/Roman-Candles'],
      ['Effects', '/sl?effects=Roman%20Candle'],
    ])
    expect(await filters('red peony')).toEqual([])
  })

  test('the last row counts what the listing of the same text finds', async () => {
    for (const search_term of ['willow', 'bf10', 'red peony', 'copper mosaic'])
      expect((await suggest(search_term)).at(-1)).toEqual({
        kind: 'results',
        count: await listed({ search_term }),
      })
    expect(await suggest('zzzz')).toEqual([])
  })
})
