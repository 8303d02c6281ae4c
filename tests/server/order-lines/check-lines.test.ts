import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { cartCalls } from '#contract/carts.ts'
import { lineCalls } from '#contract/lines.ts'
import { templateCalls } from '#contract/templates.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { addLines, productsOf, quantitiesOf } from './order-lines.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
})
const products = await productsOf(shop)
const product = (index: number) => {
  const found = products[index]
  if (!found) throw new Error('no such product')
  return found
}
const silver = () => makeShopper(shop.url, shop.db)
const check = (shopper: Shopper, body: object) => shopper.call(lineCalls.checkLines, { body: body as never })
const checkCodes = (shopper: Shopper, ...lines: readonly (readonly [code: string, quantity: number])[]) =>
  check(shopper, { lines: lines.map(([code, quantity]) => ({ code, quantity })) })
const setStock = (product_id: number, qty: number) =>
  shop.db.updateTable('stock').set({ qty }).where('product_id', '=', product_id).execute()
const setActive = (id: number, active: boolean) =>
  shop.db.updateTable('products').set({ active }).where('id', '=', id).execute()

test('[T57][T58] each line of a list has a state and, unless it is ready, a reason that names its cause', async () => {
  const shopper = await silver()
  const [ready, short, soldOut, gone, other] = [0, 1, 2, 3, 4].map(product)
  if (!ready || !short || !soldOut || !gone || !other) throw new Error('too few products')
  await setStock(short.id, 3)
  await setStock(soldOut.id, 0)
  await setActive(gone.id, false)
  await shop.db
    .deleteFrom('prices')
    .where('product_id', '=', other.id)
    .where('level_id', '=', 16)
    .execute()
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
  expect(lines.map((line) => line.product?.products_id ?? null)).toEqual([id, id, id, null])
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

test('[T57] lines of one product share its stock, and what the cart holds of it counts', async () => {
  const shopper = await silver()
  const { id, model, upc } = product(5)
  await setStock(id, 10)
  const both = () => checkCodes(shopper, [model, 6], [upc, 6])
  expect((await both()).lines.map((line) => [line.state, line.addable, line.in_cart])).toEqual([
    ['ready', 6, 0],
    ['short', 4, 0],
  ])
  await addLines(shopper, [{ products_id: id, quantity: 8 }])
  const { lines } = await both()
  expect(lines.map((line) => [line.state, line.addable, line.in_cart, line.message])).toEqual([
    ['short', 2, 8, 'Only 10 cases left, 8 of them in your cart.'],
    ['short', 0, 8, 'Only 10 cases left, which your cart holds already.'],
  ])
})

test('[T57] lines of an order have the price that was paid and the price now; free products are left out', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
  const { data } = await submit(shopper, await goToReview(shopper))
  const orders_id = data?.orders_id ?? 0
  const { orders } = await shopper.call(accountCalls.selectOrders, { body: {} })
  const paid = orders[0]?.lines.filter((line) => line.final_price > 0) ?? []
  const [dearer] = paid
  if (!dearer) throw new Error('nothing was ordered')
  await shop.db
    .updateTable('prices')
    .set({ cents: dearer.final_price + 150 })
    .where('product_id', '=', dearer.products_id)
    .where('level_id', '=', 16)
    .execute()
  await shop.db
    .insertInto('order_lines')
    .values({ order_id: orders_id, position: 99, product_id: product(6).id, quantity: 1, cents: 0 })
    .execute()
  const { name, lines } = await check(shopper, { source: { kind: 'order', id: orders_id } })
  expect(name).toBe(`Order ${orders_id}`)
  expect(lines.map((line) => [line.product?.products_id, line.quantity, line.price_before, line.price])).toEqual(
    paid.map((line, index) => [
      line.products_id,
      line.quantity,
      line.final_price,
      line.final_price + (index === 0 ? 150 : 0),
    ]),
  )
})

test('[T57] lines of a cart and of a template are checked, and a template then counts as used', async () => {
  const shopper = await silver()
  const wanted = [7, 8, 9].map((index) => ({ products_id: product(index).id, quantity: index }))
  await addLines(shopper, wanted)
  await shopper.call(cartCalls.updateCart, { body: { cart_name: 'Stand two' } })
  const { id } = await shopper.call(cartCalls.selectCart, {})
  await shopper.call(cartCalls.newCart, { body: {} })
  const source = { kind: 'cart', id } as const
  const saved = await shopper.call(templateCalls.saveTemplate, { body: { name: 'Weekly', source } })
  expect(saved.template?.date_used).toBeNull()
  const template = { kind: 'template', id: saved.template?.id ?? 0 } as const
  for (const [from, name] of [
    [source, 'Stand two'],
    [template, 'Weekly'],
  ] as const) {
    const checked = await check(shopper, { source: from })
    expect(checked.name).toBe(name)
    expect(checked.lines.map((line) => [line.product?.products_id, line.quantity, line.state])).toEqual(
      wanted.map(({ products_id, quantity }) => [products_id, quantity, 'ready']),
    )
  }
  const { templates } = await shopper.call(templateCalls.selectTemplates, {})
  expect(templates[0]?.date_used).not.toBeNull()
})

test('[T66] a source of another customer, of the other storefront or absent is the same not found', async () => {
  const shopper = await silver()
  const pro = new Shopper(shop.proUrl, 14)
  await pro.logIn(seededEmail('pro'))
  const big = await shop.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', seededEmail('big'))
    .executeTakeFirstOrThrow()
  for (const [kind, table] of [
    ['order', 'orders'],
    ['cart', 'carts'],
    ['template', 'templates'],
  ] as const) {
    const { id } = await shop.db
      .selectFrom(table)
      .select('id')
      .where('customer_id', '=', big.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    const answers = await Promise.all(
      [
        [shopper, id],
        [shopper, 2_000_000_123],
        [shopper, 2 ** 40],
        [pro, id],
      ].map(async ([who, number]) => {
        const reply = await (who as Shopper).send(lineCalls.checkLines, {
          body: { source: { kind, id: number as number } },
        })
        return [reply.status, JSON.stringify(reply.body)]
      }),
    )
    expect(new Set(answers.map(String)).size, kind).toBe(1)
    expect(answers[0]?.[0]).toBe(404)
  }
  const used = await shop.db.selectFrom('templates').select('used_at').where('customer_id', '=', big.id).execute()
  expect(used.every(({ used_at }) => used_at !== null && used_at < new Date('2027-01-01'))).toBe(true)
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
    [{ lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity: is not allowed'],
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
    code: products[index % products.length]?.model ?? '',
    quantity: 1,
  }))
  expect((await check(shopper, { lines })).lines).toHaveLength(1_000)
  const statuses: number[] = []
  for (let call = 2; call <= 61; call++)
    statuses.push((await shopper.send(lineCalls.checkLines, { body: { lines: lines.slice(0, 1) } })).status)
  expect(statuses).toEqual([...Array.from({ length: 59 }, () => 200), 429])
})
