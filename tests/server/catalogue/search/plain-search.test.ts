import { afterAll, expect, test } from 'vitest'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { searchProducts } from '#server/catalogue/search/search-products.ts'
import { parseSearch } from '#server/catalogue/search/search-query.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { CONSUMER_QUERIES } from './consumer-queries.ts'
import { plainSearch } from './plain-search.ts'
import { writtenQueries } from './written-queries.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())
const catalogue = await openCatalogue(db)
const shop = catalogue.storefront(11)

const search = plainSearch(shop)

/** Some as they are, the others as they are while they are typed, or with a typing error. */
const texts = writtenQueries(CONSUMER_QUERIES).flatMap(({ text }, at) => [
  text,
  text.slice(0, 2 + (at % text.length)),
  text.replace(/[aeo]/, 'u'),
])
const codes = shop.items
  .filter((_, at) => at % 40 === 0)
  .flatMap(({ model, row: { upc } }) => [
    model,
    model.slice(0, 4),
    model.replaceAll(/\D/g, ''),
    upc,
    upc.slice(4, 9),
  ])

/** What else a text can say leaves products out. */
const isOfWords = (text: string): boolean => {
  const { words, below, inStockOnly } = parseSearch(text)
  return words.length > 0 && below === null && !inStockOnly
}

test('[LIST-05] the index finds the products that a look at each of them finds, in the same order', () => {
  const terms = [...new Set([...texts, ...codes])].filter(isOfWords)
  expect(terms.length).toBeGreaterThan(200)
  const found = terms.map((term) => [
    term,
    Array.from(searchProducts(shop, term, null)?.ranked ?? [], (at) => shop.items[at]?.model),
  ])
  expect(found).toEqual(terms.map((term) => [term, search(term).map(({ model }) => model)]))
})
