import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { setLinesCalls } from '#contract/cart/set-lines.ts'
import { SORT_KEYS } from '#contract/platform/constants.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { setStock } from '#tests/support/stock.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { addLines, productsOf, quantitiesOf } from '#tests/server/quick-order/order-lines.ts'

const shop = await useShop()
const products = await productsOf(shop)
const idOf = (index: number) => {
  const found = products[index]
  if (!found) throw new Error('no such product')
  return found.id
}
const line = (index: number, quantity: number) => ({ products_id: idOf(index), quantity })
const setLines = (shopper: Shopper, lines: { products_id: number; quantity: number }[], is_undo = false) =>
  shopper.call(setLinesCalls.setLines, { body: { lines, is_undo } })
const cartOf = (shopper: Shopper, sort: number = SORT_KEYS.model) =>
  shopper.call(cartCalls.selectCart, { query: { sort: `${sort}` as '1' } })

async function filled(...lines: { products_id: number; quantity: number }[]) {
  const shopper = await makeShopper(shop.url, shop.db)
  await addLines(shopper, lines)
  return shopper
}

test('one call removes lines, sets quantities capped at stock and adds what has no line, as one change', async () => {
  const shopper = await filled(line(0, 4), line(1, 9), line(2, 5), line(3, 2))
  await setStock(shop.db, idOf(1), 3)
  await setStock(shop.db, idOf(2), 0)
  const before = await cartOf(shopper)
  const { lines } = await setLines(shopper, [
    line(0, 0),
    line(1, 9),
    line(2, 7),
    line(4, 6),
    { products_id: 987_654_321, quantity: 1 },
    { products_id: 2 ** 40, quantity: 1 },
  ])
  expect(new Map(lines.map(({ products_id, quantity }) => [products_id, quantity]))).toEqual(
    new Map([
      [idOf(1), 3],
      [idOf(2), 5],
      [idOf(4), 6],
    ]),
  )
  const after = await cartOf(shopper)
  expect(await quantitiesOf(shopper)).toEqual({ [idOf(1)]: 3, [idOf(2)]: 5, [idOf(3)]: 2, [idOf(4)]: 6 })
  expect(after.version).toBe(before.version + 1)
  await setLines(shopper, [line(0, 0), line(1, 9), line(4, 6)])
  expect((await cartOf(shopper)).version).toBe(after.version)
})

test('an undo gives back lines, quantities above the stock and, in each order of the cart, their places', async () => {
  const held = [line(5, 8), line(6, 8), line(7, 8), line(8, 8)]
  const shopper = await filled(...held)
  await setStock(shop.db, idOf(5), 0)
  await setStock(shop.db, idOf(6), 3)
  const shown = async (sort: number) =>
    (await cartOf(shopper, sort)).items.map(({ products_id, quantity }) => [products_id, quantity])
  const orders = Object.values(SORT_KEYS)
  const before = await Promise.all(orders.map(shown))
  await setLines(shopper, [line(5, 0), line(7, 0), line(6, 3)])
  expect(await quantitiesOf(shopper)).toEqual({ [idOf(6)]: 3, [idOf(8)]: 8 })
  const { lines } = await setLines(shopper, held.slice(0, 3), true)
  expect(lines).toHaveLength(3)
  expect(await Promise.all(orders.map(shown))).toEqual(before)
})

test('an undo gives no line to a product that is no longer sold, so that nobody sees one before its sale', async () => {
  const shopper = await filled(line(9, 2), line(10, 2))
  await shop.db
    .updateTable('products')
    .set({ active: false })
    .where('id', 'in', [idOf(9), idOf(10)])
    .execute()
  await setLines(shopper, [line(9, 0)])
  await setLines(shopper, [line(9, 2), line(10, 1)], true)
  expect(await quantitiesOf(shopper)).toEqual({ [idOf(10)]: 1 })
})

test('lines that are free of charge stay as they are', async () => {
  const shopper = await filled(line(11, 2))
  const { id } = await cartOf(shopper)
  await shop.db
    .insertInto('cart_lines')
    .values({ cart_id: id, product_id: idOf(12), quantity: 1, is_promo: true })
    .execute()
  await setLines(shopper, [line(12, 0), line(11, 1)])
  expect(await quantitiesOf(shopper)).toEqual({ [idOf(11)]: 1, [idOf(12)]: 1 })
})

test('while the cart is being ordered nothing is set', async () => {
  const shopper = await filled(line(13, 2))
  const { id } = await cartOf(shopper)
  await shop.db.updateTable('carts').set({ status: 'submitting' }).where('id', '=', id).execute()
  const reply = await shopper.send(setLinesCalls.setLines, { body: { lines: [line(13, 0)] } })
  expect(reply.status).toBe(409)
  expect(await quantitiesOf(shopper)).toEqual({ [idOf(13)]: 2 })
})
