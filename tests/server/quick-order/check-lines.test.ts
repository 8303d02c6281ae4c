import { expect, test } from 'vitest'
import { lineCalls } from '#contract/quick-order/lines.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { setStock } from '#tests/support/stock.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { addLines, productsOf, quantitiesOf } from './order-lines.ts'

const shop = await useShop()
const products = await productsOf(shop)
const product = (index: number) => {
  const found = products[index]
  if (!found) throw new Error('no such product')
  return found
}
const silver = () => makeShopper(shop.url, shop.db)
const checkCodes = (shopper: Shopper, ...lines: readonly (readonly [code: string, quantity: number])[]) =>
  shopper.call(lineCalls.checkLines, {
    body: { lines: lines.map(([code, quantity]) => ({ code, quantity })) },
  })
const setActive = (id: number, active: boolean) =>
  shop.db.updateTable('products').set({ active }).where('id', '=', id).execute()

test('[T57][T58] each line of a list has a state and, unless it is ready, a reason that names its cause', async () => {
  const shopper = await silver()
  const [ready, short, soldOut, gone, other] = [0, 1, 2, 3, 4].map(product)
  if (!ready || !short || !soldOut || !gone || !other) throw new Error('too few products')
  await setStock(shop.db, short.id, 3)
  await setStock(shop.db, soldOut.id, 0)
  await setActive(gone.id, false)
  await shop.db.deleteFrom('prices').where('product_id', '=', other.id).where('level_id', '=', 16).execute()
  const { name, lines } = await checkCodes(
    shopper,
    [ready.model.toLowerCase(), 2],
    [short.model, 5],
    [soldOut.model, 1],
    [gone.model, 1],
    [other.model, 1],
    ['NO-SUCH-1', 1],
  )
  expect(name).toBeNull()
  expect(
    lines.map((line) => [line.code, line.quantity, line.state, line.addable, line.price, line.available]),
  ).toEqual([
    [ready.model.toLowerCase(), 2, 'ready', 2, ready.cents, expect.any(Number)],
    [short.model, 5, 'short', 3, short.cents, 3],
    [soldOut.model, 1, 'soldOut', 0, soldOut.cents, 0],
    [gone.model, 1, 'gone', 0, null, 0],
    [other.model, 1, 'gone', 0, null, 0],
    ['NO-SUCH-1', 1, 'unknown', 0, null, 0],
  ])
  expect(lines.map(({ message }) => message)).toEqual([
    null,
    'Only 3 cases left.',
    `${soldOut.name} is sold out.`,
    `${gone.name} is no longer sold.`,
    `${other.name} is not sold at your price level.`,
    'No product has the number NO-SUCH-1.',
  ])
  expect(lines.map((line) => line.product?.products_id ?? null)).toEqual([
    ready.id,
    short.id,
    soldOut.id,
    gone.id,
    other.id,
    null,
  ])
  expect(lines.every((line) => line.price_before === null)).toBe(true)
  expect(await quantitiesOf(shopper)).toEqual({})
})

test('[T57] a UPC names a product too, with blanks and hyphens as printed below a barcode', async () => {
  const shopper = await silver()
  const { upc, id } = product(0)
  const printed = `${upc[0]} ${upc.slice(1, 6)}-${upc.slice(6, 11)} ${upc.slice(11)}`
  const { lines } = await checkCodes(shopper, [upc, 1], [printed, 1], [` ${upc} `, 1], [upc.slice(1), 1])
  expect(lines.map((line) => [line.product?.products_id, line.joined])).toEqual([
    [id, [printed, upc]],
    [undefined, []],
  ])
})

test('a product of the other storefront is unknown', async () => {
  const pro = await shop.db
    .selectFrom('products')
    .select(['model', 'upc'])
    .where('project_id', '=', 14)
    .limit(1)
    .executeTakeFirstOrThrow()
  const { lines } = await checkCodes(await silver(), [pro.model, 1], [pro.upc, 1])
  expect(lines.map(({ state, product: found }) => [state, found])).toEqual([
    ['unknown', null],
    ['unknown', null],
  ])
})

test('[CART-18][T57] a model and its UPC are one line with the cases of both, and what the cart holds of it counts', async () => {
  const shopper = await silver()
  const { id, model, upc } = product(5)
  await setStock(shop.db, id, 10)
  const both = async () => {
    const { lines } = await checkCodes(shopper, [model, 6], ['NO-1', 1], [upc, 6], ['no-1', 2])
    return lines.map((line) => [
      line.code,
      line.joined,
      line.quantity,
      line.state,
      line.addable,
      line.message,
    ])
  }
  const unknown = ['NO-1', ['no-1'], 3, 'unknown', 0, 'No product has the number NO-1.']
  expect(await both()).toEqual([[model, [upc], 12, 'short', 10, 'Only 10 cases left.'], unknown])
  await addLines(shopper, [{ products_id: id, quantity: 8 }])
  expect(await both()).toEqual([
    [model, [upc], 12, 'short', 2, 'Only 10 cases left, 8 of them in your cart.'],
    unknown,
  ])
})

test('bad lists are refused by name: none, both, too many lines, no quantity, no cases', async () => {
  const shopper = await silver()
  const line = { code: 'EW-1', quantity: 1 }
  const source = { kind: 'cart', id: 1 }
  const bodies: readonly (readonly [body: object, error: string])[] = [
    [{}, 'source: either source or lines must be given'],
    [{ source, lines: [line] }, 'source: either source or lines must be given'],
    [{ lines: [] }, 'lines: is not allowed'],
    [{ lines: Array.from({ length: 1_001 }, () => line) }, 'lines: is not allowed'],
    [{ lines: [{ code: 'EW-1' }] }, 'lines.0.quantity: is missing'],
    [{ lines: [line, { ...line, quantity: 0 }] }, 'lines.1.quantity: is not allowed'],
    [{ lines: [{ ...line, quantity: 10_000 }] }, 'lines.0.quantity: is not allowed'],
    [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity: is not allowed (expected a whole number)'],
    [{ source: { ...source, kind: 'customer' } }, 'source.kind: must be'],
  ]
  for (const [body, error] of bodies) {
    const reply = await shopper.send(lineCalls.checkLines, { body })
    expect([reply.status, JSON.stringify(reply.body)], error).toEqual([422, expect.stringContaining(error)])
  }
})

test('a thousand lines are answered at once, and the 61st call within a minute is refused', async () => {
  const shopper = await silver()
  const lines = Array.from({ length: 1_000 }, (_, index) => ({
    code: products[index]?.model ?? `NO-SUCH-${index}`,
    quantity: 1,
  }))
  expect((await shopper.call(lineCalls.checkLines, { body: { lines } })).lines).toHaveLength(1_000)
  const statuses: number[] = []
  for (let call = 2; call <= 61; call++)
    statuses.push((await shopper.send(lineCalls.checkLines, { body: { lines: lines.slice(0, 1) } })).status)
  expect(statuses).toEqual([...Array.from({ length: 59 }, () => 200), 429])
})
