import { expect, test } from 'vitest'
import { cartCalls } from '#contract/cart/carts.ts'
import { lineCalls, type LineSource } from '#contract/quick-order/lines.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { templateCalls } from '#contract/quick-order/templates.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopper, makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'
import { addLines, productsOf } from './order-lines.ts'

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
const check = (shopper: Shopper, source: LineSource) =>
  shopper.call(lineCalls.checkLines, { body: { source } })

test('[T57] lines of an order have the price that was paid and the price now; free products are left out', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
  const { data } = await submit(shopper, await goToReview(shopper))
  const orders_id = data?.orders_id ?? 0
  const { orders } = await shopper.call(orderHistoryCalls.selectOrders, { body: {} })
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
  const { name, lines } = await check(shopper, { kind: 'order', id: orders_id })
  expect(name).toBe(`Order ${orders_id}`)
  expect(
    lines.map((line) => [line.product?.products_id, line.quantity, line.price_before, line.price]),
  ).toEqual(
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
    const checked = await check(shopper, from)
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
  const used = await shop.db
    .selectFrom('templates')
    .select('used_at')
    .where('customer_id', '=', big.id)
    .execute()
  expect(used.every(({ used_at }) => used_at !== null && used_at < new Date('2027-01-01'))).toBe(true)
})
