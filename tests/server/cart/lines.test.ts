import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { cartOf } from '#tests/support/cart.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { setStock } from '#tests/support/stock.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const silver = () => makeShopper(shop.url, shop.db)
const products = await shop.db
  .selectFrom('products as p')
  .innerJoin('stock as s', 's.product_id', 'p.id')
  .innerJoin('prices as r', 'r.product_id', 'p.id')
  .select(['p.id', 'p.name', 'p.model', 's.qty', 'r.cents'])
  .where('p.project_id', '=', 11)
  .where('r.level_id', '=', 16)
  .where('s.qty', '>', 60)
  .orderBy('p.model')
  .limit(30)
  .execute()
const product = (index: number) => {
  const found = products[index]
  if (!found) throw new Error('no such product')
  return found
}
const update = (shopper: Shopper, cart_product: object) =>
  shopper.call(cartCalls.updateCartProduct, { body: { cart_product } as never })

test('[API-51][CART-18][CART-06][ENT-24] an add creates a line at the price of the level; further adds are summed', async () => {
  const shopper = await silver()
  const { id, cents } = product(0)
  const first = await update(shopper, { products_id: id, quantity: 2, final_price: 0.01, total_price: 0.02 })
  expect(first).toEqual({
    success: true,
    status: 'updated',
    message: null,
    errors: [],
    data: { id: first.data?.id, quantity: 2, final_price: cents, total_price: 2 * cents },
    meta: { new_cart_id: null },
  })
  const second = await update(shopper, { products_id: id, quantity: 3 })
  expect(second.data).toEqual({ id: first.data?.id, quantity: 5, final_price: cents, total_price: 5 * cents })
  expect(
    (await cartOf(shopper)).items.map((line) => [line.products_id, line.quantity, line.total_price]),
  ).toEqual([[id, 5, 5 * cents]])
})

test('[CART-05][CART-17] with a line id the quantity is set, and 0 removes the line', async () => {
  const shopper = await silver()
  const { id, cents } = product(0)
  const added = await update(shopper, { products_id: id, quantity: 2 })
  const line = { id: added.data?.id, products_id: id }
  expect((await update(shopper, { ...line, quantity: 7 })).data).toMatchObject({
    quantity: 7,
    total_price: 7 * cents,
  })
  expect(await update(shopper, { ...line, quantity: 0 })).toMatchObject({ success: true, status: 'removed' })
  expect((await cartOf(shopper)).items).toEqual([])
})

test('[API-51][T45] a line is capped at stock, with a message', async () => {
  const shopper = await silver()
  const { id } = product(1)
  await setStock(shop.db, id, 3)
  const added = await update(shopper, { products_id: id, quantity: 5 })
  expect(added).toMatchObject({
    success: true,
    status: 'limited',
    message: 'Only 3 cases left; quantity set to 3',
    data: { quantity: 3 },
  })
  await setStock(shop.db, id, 1)
  expect(await update(shopper, { id: added.data?.id, products_id: id, quantity: 3 })).toMatchObject({
    success: true,
    message: 'Only 1 case left; quantity set to 1',
    data: { quantity: 1 },
  })
  await setStock(shop.db, id, 0)
  expect(await update(shopper, { products_id: id, quantity: 1 })).toMatchObject({
    success: false,
    status: 'soldOut',
    message: `${product(1).name} is sold out. Nothing was changed.`,
    data: null,
  })
  expect((await cartOf(shopper)).items.map((line) => [line.quantity, line.available])).toEqual([[1, 0]])
  await setStock(shop.db, id, 100)
})

test('[CART-17] a quantity beyond the limits of a line is rejected or capped', async () => {
  const shopper = await silver()
  const { id } = product(2)
  await setStock(shop.db, id, 20_000)
  for (const quantity of [-1, 0, 1.5, 2 ** 53, MAX_QUANTITY + 1])
    expect(
      (
        await shopper.send(cartCalls.updateCartProduct, {
          body: { cart_product: { products_id: id, quantity } },
        })
      ).status,
    ).toBe(422)
  await update(shopper, { products_id: id, quantity: MAX_QUANTITY })
  expect(await update(shopper, { products_id: id, quantity: 5 })).toMatchObject({
    success: true,
    message: `A line holds at most 9,999 cases; quantity set to 9,999`,
  })
})

test('[T27] ten concurrent adds of different products and five of the same end with the exact sum', async () => {
  const shopper = await silver()
  await Promise.all([
    ...Array.from({ length: 10 }, (_, index) =>
      update(shopper, { products_id: product(index + 5).id, quantity: index + 1 }),
    ),
    ...Array.from({ length: 5 }, () => update(shopper, { products_id: product(4).id, quantity: 2 })),
  ])
  const { items } = await cartOf(shopper)
  const expected = Array.from({ length: 10 }, (_, index): [number, number] => [
    product(index + 5).id,
    index + 1,
  ])
  expected.push([product(4).id, 10])
  expect(new Map(items.map((line) => [line.products_id, line.quantity]))).toEqual(new Map(expected))
  const summary = await shopper.call(cartCalls.selectCartSummary, {})
  expect(summary).toEqual({ cart_item_count: 65 })
})

test('[T28] two concurrent first adds open one cart', async () => {
  const shopper = await silver()
  const adds = await Promise.all(
    [0, 1, 2, 3].map((index) => update(shopper, { products_id: product(index).id, quantity: 1 })),
  )
  expect(adds.every((answer) => answer.success)).toBe(true)
  const carts = await shop.db
    .selectFrom('carts')
    .select('id')
    .where('id', '=', (await cartOf(shopper)).id)
    .execute()
  expect(carts).toHaveLength(1)
  expect((await cartOf(shopper)).items).toHaveLength(4)
})

test('[API-55][CONST-02][CONST-10] lines are sorted by model, name or quantity', async () => {
  const shopper = await silver()
  for (const [index, quantity] of [4, 9, 2].entries())
    await update(shopper, { products_id: product(index + 8).id, quantity })
  const sorted = async (sort?: '1' | '2' | '3') => {
    const { items } = await shopper.call(cartCalls.selectCart, { query: sort ? { sort } : {} })
    return items
  }
  const byModel = (await sorted('1')).map((line) => line.products_model)
  expect(byModel).toEqual(byModel.toSorted())
  expect(await sorted()).toEqual(await sorted('1'))
  const byName = (await sorted('2')).map((line) => line.products_name)
  expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect((await sorted('3')).map((line) => line.quantity)).toEqual([9, 4, 2])
})
