import { parse } from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { ProductFilter } from '#contract/catalogue/products.ts'
import { openCatalogue } from '#server/catalogue/catalogue.ts'
import { createListingAnswers } from '#server/catalogue/listing-answer.ts'
import { casesIn } from '#server/catalogue/shown-stock.ts'
import { openContent } from '#server/content/content-reader.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { openSettings } from '#server/site/settings-reader.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 2, NO_TIMEOUTS)
afterAll(() => db.destroy())
const catalogue = await openCatalogue(db)
const shop = {
  catalogue,
  settings: await openSettings(db),
  content: await openContent(db, { now: () => new Date(), log: () => undefined }),
}
const listings = createListingAnswers()
const answer = (sort: string | null = null) =>
  listings(shop, 11, parse(ProductFilter, { items_per_page: 10, sort }), null)
const stock = async (id: number, qty: number) => {
  await db.updateTable('stock').set({ qty }).where('product_id', '=', id).execute()
  await catalogue.refresh()
}
const shown = casesIn(JSON.parse(answer().json)).map(([id]) => id)
const [first = 0, second = 0] = shown
/** On the last page. */
const other = catalogue.items(11).findLast(({ quantity }) => quantity > 0)?.id ?? 0

test.each([
  ['fewer cases of a product that it does not show', other, 50, 49, true],
  ['other cases of a product that it shows', first, 50, 49, false],
  ['a product that is sold out, which the number of those in stock counts', other, 50, 0, false],
  ['a product that is in stock again', other, 0, 3, false],
])('an answer is kept until the stock that it shows changes: %s', async (_, id, from, to, isKept) => {
  await stock(id, from)
  const before = answer()
  await stock(id, to)
  expect(answer() === before).toBe(isKept)
})

test('an answer in the order of stock changes with every change of stock', async () => {
  await stock(second, 50)
  const before = answer('quantity')
  await stock(second, 48)
  expect(answer('quantity')).not.toBe(before)
})

test('the quantity of a line of a cart is no stock', () => {
  expect(casesIn([{ products_id: 1, quantity: 2 }])).toEqual([])
  expect(casesIn({ lines: [{ products_id: 1, quantity: 2, eta: null }] })).toEqual([[1, 2]])
})
