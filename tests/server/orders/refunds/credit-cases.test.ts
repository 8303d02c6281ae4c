import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { cancelCases } from '#server/orders/fulfillment/cancel-cases.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { shipOrder } from '#server/orders/fulfillment/ship-order.ts'
import { voidShipment } from '#server/orders/fulfillment/void-shipment.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { orderAction, orderRefund } from '#tests/support/order-action.ts'
import { givenBack, orderOf, placeOrder, type PlacedOrder, toldAbout } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
afterAll(() => gateway.close())
const later = { db: shop.db, gateway, now: () => new Date(Date.now() + 61_000), log: () => undefined }

type Cases = readonly { readonly position: number; readonly quantity: number }[]
const cancel = (orderId: number, cases: Cases, isRestocked = true) =>
  cancelCases(shop.db, {
    ...orderAction(orderId),
    cases,
    isRestocked,
    reason: 'Sold out.',
    amountCents: null,
  })
interface Wanted {
  readonly cases?: Cases
  readonly fees?: readonly string[]
  readonly isRestocked?: boolean
}
const refund = (orderId: number, amountCents: number, wanted: Wanted = {}) =>
  refundOrder(shop.db, { ...orderRefund(orderId, amountCents), ...wanted })
const ship = (orderId: number) =>
  shipOrder(shop.db, { ...orderAction(orderId), numbers: [], carrier: null, cases: null })
const one = (position: number): Cases => [{ position, quantity: 1 }]

/** Of the products of an order, by product. */
const stockOf = async ({ id }: PlacedOrder) =>
  (
    await sql<{ position: number; qty: number }>`select l.position, s.qty from order_lines l
      join stock s on s.product_id = l.product_id where l.order_id = ${id} order by l.position`.execute(
      shop.db,
    )
  ).rows.map(({ qty }) => qty)
const owedOf = async ({ id }: PlacedOrder) => (await moneyOfOrder(shop.db, id)).owed
const centsIn = (text: string): number =>
  Math.round(Number(/\$([\d,.]+\d)/.exec(text)?.[1]?.replace(',', '')) * 100)

test('cancelled cases are refunded with their share, released when asked, told by e-mail, and the rest ships', async () => {
  const order = await placeOrder(shop)
  const { id, total } = order
  const before = await stockOf(order)
  const answer = await cancel(id, one(1))
  expect(answer.text).toMatch(/^1 case of order \d+ cancelled, \$[\d.,]+ to be refunded\. Sold out\.$/)
  const cents = centsIn(answer.text)
  expect(await stockOf(order)).toEqual([(before[0] ?? 0) + 1, before[1]])
  await cancel(id, one(2), false)
  expect(await stockOf(order)).toEqual([(before[0] ?? 0) + 1, before[1]])
  await recoverRefunds(later)
  const back = await givenBack(shop, id)
  expect(back).toBeGreaterThan(cents)
  const first = (await toldAbout(shop, id)).find(({ kind }) => kind === 'orderCasesCancelled')
  expect(first).toEqual({ kind: 'orderCasesCancelled', amount: cents })
  expect(await ship(id)).toMatchObject({ kind: 'decided', text: expect.stringContaining('2 cases shipped') })
  expect(await orderOf(order)).toMatchObject({
    status_id: 3,
    total: total,
    owed: null,
    credited: back,
    item_count: 2,
    shipped_count: 2,
    lines: [
      { cancelled: 1, shipped: 1 },
      { cancelled: 1, shipped: 1 },
    ],
  })
})

test('[T85] the parts of an order, cancelled, returned and ticked, are together what was paid', async () => {
  const order = await placeOrder(shop)
  const { id, total } = order
  const step = async (text: Promise<{ kind: string; text: string }>) =>
    expect((await text).kind).toBe('decided')
  await step(cancel(id, one(1)))
  await ship(id)
  const left = async () => (await moneyOfOrder(shop.db, id)).due
  const worth = async (wanted: Wanted) => {
    // what they come to is at most what is left, and any more is refused with it
    const refused = await refund(id, (await left()) + 1, wanted)
    expect(refused.text).toBe(`At most ${moneyText(await left())} can be refunded.`)
  }
  await worth({ cases: one(2) })
  const { fees } = await orderOf(order)
  const ticked = fees
    .map(({ name }) => name)
    .filter((name) => ['Freight', 'Rush Shipping', 'Pro Use'].includes(name))
  await step(refund(id, 1_000, { cases: one(1) }))
  await step(refund(id, 500, { cases: one(2), isRestocked: true }))
  await step(refund(id, await left(), { cases: one(2), fees: [...ticked, ...ticked] }))
  expect(await refund(id, 1, { cases: one(2) })).toMatchObject({
    kind: 'invalid',
    text: expect.stringMatching(/^Of .* 0 can come back, not 1\.$/),
  })
  expect((await refund(id, 1, { fees: ticked.slice(0, 1) })).kind).toBe('invalid')
  await recoverRefunds(later)
  expect(await givenBack(shop, id)).toBe(total)
  expect(await moneyOfOrder(shop.db, id)).toMatchObject({ left: 0, due: 0, owed: 0, overpaid: 0 })
})

test('where a part is owed, the order owes less first, and only what is then paid too much goes back', async () => {
  const order = await placeOrder(shop, { deposit: 20 })
  const { id } = order
  const owed = await owedOf(order)
  const text = (await cancel(id, one(1))).text
  expect(text).toMatch(/ cancelled, \$[\d.,]+ less is owed\. Sold out\.$/)
  expect(await owedOf(order)).toBe(owed - centsIn(text))
  await ship(id)
  const due = (await moneyOfOrder(shop.db, id)).due
  const answer = await refund(id, due, { cases: one(1) })
  expect(answer.text).toMatch(
    /: \$20\.00 to be refunded, \$[\d.,]+ less is owed, 1 case back\. One case arrived damaged\.$/,
  )
  await recoverRefunds(later)
  expect(await givenBack(shop, id)).toBe(2_000)
  expect(await moneyOfOrder(shop.db, id)).toMatchObject({ owed: 0, overpaid: 0, due: 0 })
})

test('neither more cases are cancelled than are left, nor all of an order of which nothing has shipped', async () => {
  const { id } = await placeOrder(shop)
  const all = [
    { position: 1, quantity: 2 },
    { position: 2, quantity: 2 },
  ]
  expect((await cancel(id, [{ position: 1, quantity: 3 }])).text).toMatch(
    /^Of .* 2 can be cancelled, not 3\.$/,
  )
  expect((await cancel(id, [...one(1), ...one(1)])).kind).toBe('invalid')
  expect((await cancel(id, all)).text).toBe(`Nothing of order ${id} would be left: cancel the order instead.`)
  expect(await moneyOfOrder(shop.db, id)).toMatchObject({ refunded: 0, pending: 0 })
})

test('[T82] the whole cancellation after that of a case releases and refunds what is left, once', async () => {
  const order = await placeOrder(shop)
  const { id, total } = order
  const before = await stockOf(order)
  await cancel(id, one(1))
  const answer = await cancelOrder(shop.db, { ...orderAction(id), reason: 'Sold out.', refund: null })
  expect(answer.kind).toBe('decided')
  expect(await stockOf(order)).toEqual(before.map((qty) => qty + 2))
  await recoverRefunds(later)
  expect(await givenBack(shop, id)).toBe(total)
})

test('an order of which a part has shipped is Shipped when the rest is cancelled', async () => {
  const order = await placeOrder(shop)
  const { lines } = await orderOf(order)
  const cases = new Map([[lines[0]?.products_model ?? '', 2]])
  await shipOrder(shop.db, { ...orderAction(order.id), numbers: [], carrier: null, cases })
  expect((await cancel(order.id, [{ position: 2, quantity: 2 }])).text).toContain('Nothing is left to ship.')
  expect((await orderOf(order)).status_id).toBe(3)
  expect((await cancel(order.id, one(2))).text).toBe(`Order ${order.id} is Shipped already.`)
})

test('[T89] a shipment of which a case has come back is not voided', async () => {
  const { id } = await placeOrder(shop)
  await ship(id)
  const money = await moneyOfOrder(shop.db, id)
  expect((await refund(id, Math.min(100, money.left), { cases: one(1) })).kind).toBe('decided')
  const { id: shipment } = await shop.db
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const answer = await voidShipment(shop.db, { ...orderAction(id), shipment, reason: 'Mixed up.' })
  expect(answer).toEqual({
    kind: 'invalid',
    text: expect.stringMatching(/^Cases of .* in shipment \d+ have come back, so it is not voided\.$/),
  })
})

test('cases of a pickup order come back once it was handed over, and not before', async () => {
  const { id } = await placeOrder(shop)
  await sql`update orders set pickup = '2026-06-20 13:30', status_id = 22 where id = ${id}`.execute(shop.db)
  expect((await refund(id, 100, { cases: one(1) })).text).toMatch(/^Of .* 0 can come back, not 1\.$/)
  await sql`update orders set status_id = 25 where id = ${id}`.execute(shop.db)
  expect((await refund(id, 100, { cases: one(1) })).text).toMatch(/: \$1\.00 to be refunded, 1 case back\./)
})

test('a press from before cases were cancelled changes nothing', async () => {
  const { id } = await placeOrder(shop)
  const press = { ...orderAction(id), cases: one(1), isRestocked: true, reason: 'Sold out.' }
  expect((await cancelCases(shop.db, { ...press, amountCents: 1 })).text).toMatch(
    /^The order would cost .* less, not \$0\.01/,
  )
  const done = await cancelCases(shop.db, { ...press, amountCents: null })
  expect(done.kind).toBe('decided')
  expect(await cancelCases(shop.db, { ...press, amountCents: null })).toEqual(done)
})

const moneyText = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
