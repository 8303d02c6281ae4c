import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { MAX_QUANTITY } from '#contract/platform/constants.ts'
import { lineCalls } from '#contract/quick-order/lines.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { setStock } from '#tests/support/stock.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { addLines, addRequest, productsOf, quantitiesOf } from './order-lines.ts'

const shop = await useShop()
const products = await productsOf(shop)
const product = (index: number) => {
  const found = products[index]
  if (!found) throw new Error('no such product')
  return found
}
const silver = () => makeShopper(shop.url, shop.db)
const addOne = async (shopper: Shopper, products_id: number, quantity: number) =>
  shopper.send(cartCalls.updateCartProduct, { body: { cart_product: { products_id, quantity } } })
const line = (index: number, quantity: number) => ({ products_id: product(index).id, quantity })
const additions = () => shop.db.selectFrom('cart_additions').select('request_id').execute()

test('[T59] lines are added in one call, each with its cases or the reason why not', async () => {
  const shopper = await silver()
  const [, limited, soldOut, gone] = [0, 1, 2, 3].map(product)
  if (!limited || !soldOut || !gone) throw new Error('too few products')
  await setStock(shop.db, limited.id, 3)
  await setStock(shop.db, soldOut.id, 0)
  await shop.db.updateTable('products').set({ active: false }).where('id', '=', gone.id).execute()
  const pro = await shop.db
    .selectFrom('products')
    .select('id')
    .where('project_id', '=', 14)
    .limit(1)
    .executeTakeFirstOrThrow()
  const before = await shopper.call(cartCalls.selectCart, {})
  const answer = await addLines(shopper, [
    line(0, 4),
    line(1, 5),
    line(2, 1),
    line(3, 1),
    { products_id: 1, quantity: 1 },
    { products_id: pro.id, quantity: 1 },
    { products_id: 2 ** 40, quantity: 1 },
  ])
  const unknown = { quantity: 0, status: 'unknown', message: 'This product is not in the shop.' }
  expect(answer).toEqual({
    success: true,
    errors: [],
    lines: [
      { products_id: product(0).id, quantity: 4, status: 'added', message: null },
      {
        products_id: limited.id,
        quantity: 3,
        status: 'limited',
        message: 'Only 3 cases left; quantity set to 3',
      },
      { products_id: soldOut.id, quantity: 0, status: 'soldOut', message: `${soldOut.name} is sold out.` },
      { products_id: gone.id, quantity: 0, status: 'gone', message: `${gone.name} is no longer sold.` },
      { products_id: 1, ...unknown },
      { products_id: pro.id, ...unknown },
      { products_id: 2 ** 40, ...unknown },
    ],
    meta: { new_cart_id: null },
  })
  const after = await shopper.call(cartCalls.selectCart, {})
  expect(after.items.map((each) => [each.products_id, each.quantity])).toEqual([
    [product(0).id, 4],
    [limited.id, 3],
  ])
  expect(after.version).toBe(before.version + 1)
})

test.each([
  { held: 0, stock: 10, quantity: 4 },
  { held: 3, stock: 10, quantity: 4 },
  { held: 8, stock: 10, quantity: 4 },
  { held: 10, stock: 10, quantity: 4 },
  { held: 8, stock: 5, quantity: 4 },
  { held: 2, stock: 0, quantity: 4 },
  { held: 0, stock: 20_000, quantity: MAX_QUANTITY },
  { held: 9_000, stock: 20_000, quantity: 5_000 },
])(
  'a line is capped as one added by itself: $held in the cart, $stock in stock, $quantity more',
  async ({ held, stock, quantity }) => {
    const [one, many] = [await silver(), await silver()]
    const { id } = product(4)
    await setStock(shop.db, id, 20_000)
    if (held > 0) for (const shopper of [one, many]) await addOne(shopper, id, held)
    await setStock(shop.db, id, stock)
    const single = (await addOne(one, id, quantity)).body as { status: string; message: string | null }
    const [added] = (await addLines(many, [{ products_id: id, quantity }])).lines
    expect(await quantitiesOf(many)).toEqual(await quantitiesOf(one))
    expect(added?.status).toBe(single.status === 'updated' ? 'added' : single.status)
    if (single.status !== 'soldOut') expect(added?.message).toBe(single.message)
    const now = (await quantitiesOf(many))[id] ?? 0
    expect(added?.quantity).toBe(Math.max(0, now - held))
  },
)

test('a freight quote is dropped when lines change, and stays when none does', async () => {
  const shopper = await silver()
  const { id } = await shopper.call(cartCalls.selectCart, {})
  await setStock(shop.db, product(5).id, 5)
  await addLines(shopper, [line(5, 5)])
  const quote = { id: `q-${id}`, cart_id: id, option_id: 'x', carrier: 'x', service: 'x', cents: 1 }
  await shop.db
    .insertInto('quotes')
    .values({ ...quote, inputs_hash: 'x', expires_at: new Date('2099-01-01') })
    .execute()
  await shop.db.updateTable('carts').set({ quote_id: quote.id }).where('id', '=', id).execute()
  const row = () =>
    shop.db.selectFrom('carts').select(['quote_id', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
  const before = await row()
  expect((await addLines(shopper, [line(5, 1)])).lines[0]?.quantity).toBe(0)
  expect(await row()).toEqual(before)
  await addLines(shopper, [line(6, 1)])
  expect(await row()).toEqual({ quote_id: null, version: before.version + 1 })
})

test('with the id of another cart nothing is added and the current one is named; a foreign cart is not found', async () => {
  const [shopper, other] = [await silver(), await silver()]
  const foreign = await other.call(cartCalls.selectCart, {})
  await addLines(shopper, [line(12, 1)])
  const { id } = await shopper.call(cartCalls.selectCart, {})
  const { data } = await shopper.call(cartCalls.newCart, { body: {} })
  const before = await additions()
  const at = (customers_carts_id: number) =>
    shopper.send(lineCalls.addLines, {
      body: { ...addRequest([line(12, 1)]).body, customers_carts_id },
    })
  expect(await at(id)).toMatchObject({ status: 409, body: { meta: { new_cart_id: data.id } } })
  const [unknown, notOwn] = [await at(2_000_000_123), await at(foreign.id)]
  expect([notOwn.status, notOwn.body]).toEqual([404, unknown.body])
  expect(await quantitiesOf(shopper)).toEqual({})
  expect(await additions()).toEqual(before)
})

test('a bad request is refused by name and changes nothing', async () => {
  const shopper = await silver()
  const lines = [line(13, 1)]
  const request_id = crypto.randomUUID()
  const before = await additions()
  const bodies: readonly (readonly [body: object, error: string])[] = [
    [{ lines }, 'request_id: is missing'],
    [{ request_id: 'again', lines }, 'request_id: '],
    [{ request_id }, 'lines: is missing'],
    [{ request_id, lines: [] }, 'lines: is not allowed'],
    [{ request_id, lines: Array.from({ length: 1_001 }, () => line(13, 1)) }, 'lines: is not allowed'],
    [{ request_id, lines: [line(13, 1), line(13, 0)] }, 'lines.1.quantity: '],
    [{ request_id, lines: [line(13, MAX_QUANTITY + 1)] }, 'lines.0.quantity: '],
    [{ request_id, lines: [{ ...line(13, 1), price: 0.01 }] }, 'lines.0.price: is not expected'],
    [{ request_id, lines: [{ products_id: 0, quantity: 1 }] }, 'lines.0.products_id: '],
  ]
  for (const [body, error] of bodies) {
    const reply = await shopper.send(lineCalls.addLines, { body })
    expect([reply.status, JSON.stringify(reply.body)], error).toEqual([422, expect.stringContaining(error)])
  }
  expect(await quantitiesOf(shopper)).toEqual({})
  expect(await additions()).toEqual(before)
})

test('[T27] adds of lines and of single products at once lose nothing', async () => {
  const shopper = await silver()
  await setStock(shop.db, product(14).id, 1_000)
  await Promise.all([
    ...Array.from({ length: 6 }, () => addLines(shopper, [line(14, 2), line(15, 1)])),
    ...Array.from({ length: 6 }, () => addOne(shopper, product(14).id, 3)),
  ])
  expect(await quantitiesOf(shopper)).toEqual({ [product(14).id]: 30, [product(15).id]: 6 })
})

test('the 61st call within a minute is refused and adds nothing', async () => {
  const shopper = await silver()
  const { body } = addRequest([line(16, 1)])
  const statuses: number[] = []
  for (let call = 1; call <= 60; call++)
    statuses.push((await shopper.send(lineCalls.addLines, { body })).status)
  const last = await shopper.send(lineCalls.addLines, addRequest([line(16, 1)]))
  expect([...statuses, last.status]).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  expect(await quantitiesOf(shopper)).toEqual({ [product(16).id]: 1 })
})
