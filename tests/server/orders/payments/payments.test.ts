import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { orderAction, orderRefund } from '#tests/support/order-action.ts'
import type { Database } from '#tests/support/schema.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { makeMove } from '#server/orders/fulfillment/make-move.ts'
import { moneyOfOrder } from '#server/sheets/ledger/order-money.ts'
import { recordPayment } from '#server/orders/payments/record-payment.ts'
import { takeBackPayment } from '#server/orders/payments/take-back-payment.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { givenBack, orderOf, placeOrder, toldAbout } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
afterAll(() => gateway.close())
const later = { db: shop.db, gateway, now: () => new Date(Date.now() + 61_000), log: () => undefined }

const check = (orderId: number, amountCents: number) => ({
  ...orderAction(orderId),
  how: 'check' as const,
  amountCents,
  reference: '311',
})
const back = (orderId: number, amountCents: number, how: 'card' | 'wire') => ({
  ...orderRefund(orderId, amountCents),
  how,
})
const DEPOSIT = 2_000
const withDeposit = () => placeOrder(shop, { deposit: DEPOSIT / 100 })

test('an order that waits for its payment goes on when all that is owed has come, and each part has a receipt', async () => {
  const order = await withDeposit()
  const { id, total } = order
  const owed = total - DEPOSIT
  await makeMove(shop.db, { ...orderAction(id), move: 'wait_for_payment' })
  const first = check(id, 1_000)
  const answer = await recordPayment(shop.db, first)
  expect(answer).toMatchObject({
    kind: 'decided',
    text: expect.stringMatching(
      /^\$10\.00 of order \d+ paid by check, \$.* is still owed\. Reference: 311\.$/,
    ),
  })
  expect(await recordPayment(shop.db, first)).toEqual(answer)
  expect(await orderOf(order)).toMatchObject({ status_id: 10, owed: owed - 1_000 })
  expect((await recordPayment(shop.db, check(id, owed))).text).toMatch(/ is owed for order \d+, not \$/)
  expect(
    (await recordPayment(shop.db, { ...check(id, owed - 1_000), how: 'cash', reference: null })).text,
  ).toMatch(/paid in cash, nothing is owed any more\. The order goes on\.$/)
  expect(await orderOf(order)).toMatchObject({
    status_id: 1,
    owed: null,
    payments: [
      { how: 'card', amount: DEPOSIT, reference: null },
      { how: 'check', amount: 1_000, reference: '311' },
      { how: 'cash', amount: owed - 1_000, reference: null },
    ],
  })
  expect(await toldAbout(shop, id)).toMatchObject([
    { kind: 'orderStatus' },
    { kind: 'orderPaid', amount: 1_000 },
    { kind: 'orderPaid', amount: owed - 1_000 },
  ])
  expect((await recordPayment(shop.db, check(id, 1))).text).toBe(`Nothing is owed for order ${id}.`)
})

test('a payment recorded by mistake is taken back once, is owed again, and the customer is told', async () => {
  const order = await withDeposit()
  const { id, total } = order
  const payment = check(id, 5_000)
  await recordPayment(shop.db, payment)
  const taken = { ...orderAction(id), paymentId: payment.requestId, reason: 'It was for another order.' }
  expect((await takeBackPayment(shop.db, taken)).kind).toBe('decided')
  const again = { ...taken, requestId: randomUUID() }
  expect((await takeBackPayment(shop.db, again)).text).toBe('This payment was taken back already.')
  expect(await orderOf(order)).toMatchObject({
    owed: total - DEPOSIT,
    payments: [{ amount: DEPOSIT }, { amount: 5_000 }, { amount: -5_000 }],
  })
  expect((await toldAbout(shop, id)).map(({ kind }) => kind)).toEqual(['orderPaid', 'orderPaymentTakenBack'])
  const { submission_id: charge } = await shop.db
    .selectFrom('orders')
    .select('submission_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ofCard = { ...orderAction(id), paymentId: charge ?? '', reason: 'No.' }
  expect((await takeBackPayment(shop.db, ofCard)).text).toBe(`Order ${id} has no such payment.`)
})

test('a payment of which a part was refunded is not taken back', async () => {
  const { id } = await withDeposit()
  const payment = check(id, 5_000)
  await recordPayment(shop.db, payment)
  expect((await refundOrder(shop.db, back(id, 6_000, 'wire'))).kind).toBe('decided')
  const taken = { ...orderAction(id), paymentId: payment.requestId, reason: 'A mistake.' }
  expect((await takeBackPayment(shop.db, taken)).text).toMatch(/^Only \$10\.00 of what was paid/)
})

test('[T84] the card gets back at most what it was charged, and all ways together what was paid', async () => {
  const { id } = await withDeposit()
  await recordPayment(shop.db, check(id, 5_000))
  expect((await refundOrder(shop.db, back(id, DEPOSIT + 1, 'card'))).text).toMatch(/^\$20\.00 of order/)
  expect((await refundOrder(shop.db, back(id, DEPOSIT, 'card'))).kind).toBe('decided')
  expect((await refundOrder(shop.db, back(id, 5_001, 'wire'))).text).toMatch(/^\$50\.00 of order/)
  expect((await refundOrder(shop.db, back(id, 5_000, 'wire'))).kind).toBe('decided')
  expect(await moneyOfOrder(shop.db, id)).toMatchObject({ left: 0, cardLeft: 0, overpaid: 0 })
})

test('[T84] the database refuses refunds over what was paid, and changes of what is settled', async () => {
  const { id, total } = await placeOrder(shop)
  const insert = (db: Kysely<Database>, cents: number) =>
    sql`insert into payments (id, order_id, kind, how, cents, state, reason, at)
      values (gen_random_uuid(), ${id}, 'refund', 'card', ${cents}::int, 'pending', '', now())`.execute(db)
  await expect(insert(shop.db, total + 1)).rejects.toThrow('more would be refunded')
  let second: Promise<unknown> = Promise.resolve()
  let isOver = false
  await shop.db.transaction().execute(async (first) => {
    await insert(first, total)
    second = insert(shop.db, total).finally(() => {
      isOver = true
    })
    second.catch(() => undefined)
    // it waits for the first one, which it cannot see yet
    await expect.poll(async () => isOver || (await waiting())).toBe(true)
  })
  await expect(second).rejects.toThrow('more would be refunded')
  const change = sql`update payments set cents = cents + 1 where order_id = ${id} and kind = 'charge'`
  await expect(change.execute(shop.db)).rejects.toThrow('is not changed')
})

const waiting = async () =>
  (await sql`select from pg_locks where not granted and pid <> pg_backend_pid()`.execute(shop.db)).rows
    .length > 0

test('a cancelled order gives the charge back by itself, and what came otherwise once staff have recorded it', async () => {
  const order = await withDeposit()
  const { id } = order
  await recordPayment(shop.db, check(id, 5_000))
  expect((await cancelOrder(shop.db, { ...orderAction(id), reason: 'Sold out.', refund: 7_000 })).text).toBe(
    `Order ${id} is cancelled, $20.00 to be refunded, $50.00 to be given back by hand. Sold out.`,
  )
  await recoverRefunds(later)
  expect(await givenBack(shop, id)).toBe(DEPOSIT)
  expect(await orderOf(order)).toMatchObject({
    owed: null,
    refunds: [
      { amount: 5_000, state: 'pending' },
      { amount: DEPOSIT, state: 'done' },
    ],
  })
  await refundOrder(shop.db, back(id, 5_000, 'wire'))
  expect((await orderOf(order)).refunds.map(({ state }) => state)).toEqual(['done', 'done'])
  expect((await recordPayment(shop.db, check(id, 1))).text).toBe(`Nothing is owed for order ${id}.`)
})
