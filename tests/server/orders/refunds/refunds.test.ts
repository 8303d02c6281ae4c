import { afterAll, expect, test } from 'vitest'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { REFUND_FAILPOINTS, type Failpoint } from '#server/checkout/submission/failpoint.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { settleRefund } from '#server/orders/refunds/settle-refund.ts'
import { CARDS } from '#tests/support/checkout.ts'
import { orderRefund } from '#tests/support/order-action.ts'
import { givenBack, orderOf, placeOrder, type PlacedOrder, toldAbout } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl, slowAfter: 1 })
afterAll(() => gateway.close())
const staff = await shop.db
  .insertInto('staff')
  .values(
    ['Ada', 'Bea'].map((name) => ({
      email: `${name}@refunds.example`,
      name,
      password_hash: '',
      otp_secret: '',
      rights: ['orders'],
    })),
  )
  .returning('id')
  .execute()
const [ada, bea] = staff.map(({ id }) => ({ id, auditId: null }))

let stopAt: Failpoint | null = null
const parts = {
  db: shop.db,
  gateway,
  now: () => new Date(),
  log: () => undefined,
  failpoint: (point: Failpoint) => {
    if (point === stopAt) throw new Error(`stopped at ${point}`)
  },
}
const later = { ...parts, now: () => new Date(Date.now() + 61_000) }

const wanted = ({ id }: PlacedOrder, amountCents: number, by = ada ?? null) => ({
  ...orderRefund(id, amountCents),
  by,
})
const stateOf = async (id: string) =>
  (await shop.db.selectFrom('payments').select(['state', 'code']).where('id', '=', id).execute())[0]

test('[T11] a refund is made once, told by e-mail and shown with the order, and the same press again changes nothing', async () => {
  const order = await placeOrder(shop)
  const refund = wanted(order, 1_250)
  const answer = await refundOrder(shop.db, refund)
  expect(answer).toEqual({
    kind: 'decided',
    text: `$12.50 of order ${order.id} to be refunded. One case arrived damaged.`,
  })
  expect((await orderOf(order)).refunds).toMatchObject([{ amount: 1_250, state: 'pending' }])
  expect(await settleRefund(parts, refund.requestId)).toBe('done')
  expect(await refundOrder(shop.db, refund)).toEqual(answer)
  expect(await settleRefund(parts, refund.requestId)).toBe('done')
  expect((await orderOf(order)).refunds).toMatchObject([{ amount: 1_250, state: 'done' }])
  expect(await toldAbout(shop, order.id)).toEqual([{ kind: 'orderRefunded', amount: 1_250 }])
  expect(await givenBack(shop, order.id)).toBe(1_250)
})

test('two of staff who refund all of it at once refund it once', async () => {
  const order = await placeOrder(shop)
  const answers = await Promise.all([
    refundOrder(shop.db, wanted(order, order.total)),
    refundOrder(shop.db, wanted(order, order.total, bea)),
  ])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['decided', 'invalid'])
  expect(answers.find(({ kind }) => kind === 'invalid')?.text).toBe(
    `All that was charged for order ${order.id} is refunded.`,
  )
  await recoverRefunds(later)
  expect(await givenBack(shop, order.id)).toBe(order.total)
})

test('never more than was charged is refunded, in however many parts', async () => {
  const order = await placeOrder(shop)
  const [half, rest] = [Math.floor(order.total / 2), Math.ceil(order.total / 2)]
  const refund = (cents: number) => refundOrder(shop.db, wanted(order, cents))
  expect((await refund(order.total + 1)).kind).toBe('invalid')
  expect((await refund(half)).kind).toBe('decided')
  expect((await refund(rest + 1)).text).toMatch(/can be refunded, not/)
  expect((await refund(rest)).kind).toBe('decided')
  expect(await refund(1)).toEqual({
    kind: 'invalid',
    text: `All that was charged for order ${order.id} is refunded.`,
  })
  await recoverRefunds(later)
  expect(await givenBack(shop, order.id)).toBe(order.total)
})

test('of an order with a deposit the deposit can be refunded, not the total', async () => {
  const order = await placeOrder(shop, { deposit: 20 })
  expect(await refundOrder(shop.db, wanted(order, 2_001))).toEqual({
    kind: 'invalid',
    text: `$20.00 of order ${order.id} can be refunded, not $20.01.`,
  })
  expect((await refundOrder(shop.db, wanted(order, 2_000))).kind).toBe('decided')
})

test.each(REFUND_FAILPOINTS)(
  '[T7] a process that dies at "%s" leaves a refund that the sweep makes once',
  async (point) => {
    const order = await placeOrder(shop)
    const refund = wanted(order, 900)
    await refundOrder(shop.db, refund)
    stopAt = point
    await expect(settleRefund(parts, refund.requestId)).rejects.toThrow(`stopped at ${point}`)
    stopAt = null
    // young ones are left to the process that asks
    await recoverRefunds(parts)
    expect((await stateOf(refund.requestId))?.state).toBe(point === 'refund settled' ? 'done' : 'pending')
    await recoverRefunds(later)
    await recoverRefunds({ ...parts, now: () => new Date(Date.now() + 200_000) })
    expect((await stateOf(refund.requestId))?.state).toBe('done')
    expect(await givenBack(shop, order.id)).toBe(900)
    expect(await toldAbout(shop, order.id)).toEqual([{ kind: 'orderRefunded', amount: 900 }])
  },
)

test('[T14] a refund with a lost answer is looked up, and two processes that sweep at once settle it once', async () => {
  const order = await placeOrder(shop, { card: CARDS.lostAnswer })
  const refund = wanted(order, 700)
  await refundOrder(shop.db, refund)
  const states = await Promise.all([
    settleRefund(parts, refund.requestId),
    settleRefund(parts, refund.requestId),
    recoverRefunds(later),
  ])
  expect(states.slice(0, 2)).toEqual(['done', 'done'])
  expect(await givenBack(shop, order.id)).toBe(700)
  expect(await toldAbout(shop, order.id)).toHaveLength(1)
})

test('a gateway that does not answer leaves the refund pending, and its money is not refunded again', async () => {
  const order = await placeOrder(shop)
  const refund = wanted(order, order.total)
  await refundOrder(shop.db, refund)
  const silent = {
    ...gateway,
    refund: () => Promise.reject(new Error('no route')),
    lookupRefund: () => Promise.reject(new Error('no route')),
  }
  expect(await settleRefund({ ...parts, gateway: silent }, refund.requestId)).toBe('pending')
  expect((await refundOrder(shop.db, wanted(order, 1))).kind).toBe('invalid')
  await recoverRefunds(later)
  expect(await givenBack(shop, order.id)).toBe(order.total)
})

test('[T86] a refund waits while its charge is not settled, is asked for again after an hour, and given up after five days', async () => {
  const order = await placeOrder(shop)
  const [made, never] = [wanted(order, 300), wanted(order, 200)]
  for (const each of [made, never]) await refundOrder(shop.db, each)
  let asked = 0
  const unsettled = {
    ...gateway,
    refund: () => {
      asked++
      return Promise.resolve({ kind: 'notSettled' } as const)
    },
  }
  const hours = (count: number) => ({ ...parts, now: () => new Date(Date.now() + count * 3_600_000) })
  for (const each of [made, never])
    expect(await settleRefund({ ...parts, gateway: unsettled }, each.requestId)).toBe('pending')
  await recoverRefunds({ ...hours(0.9), gateway: unsettled })
  expect(asked).toBe(2)
  expect(await settleRefund(hours(1.1), made.requestId)).toBe('done')
  await recoverRefunds({ ...hours(121), gateway: unsettled })
  expect(asked).toBe(3)
  expect(await stateOf(never.requestId)).toEqual({ state: 'declined', code: 'not_settled' })
  expect(await givenBack(shop, order.id)).toBe(300)
})

test('a refund that the provider declines is told to nobody but staff, and can be tried again', async () => {
  const order = await placeOrder(shop, { card: '4000000000005126' })
  const refund = wanted(order, order.total)
  await refundOrder(shop.db, refund)
  expect(await settleRefund(parts, refund.requestId)).toBe('declined')
  expect(await stateOf(refund.requestId)).toEqual({ state: 'declined', code: 'refund_declined' })
  expect(await toldAbout(shop, order.id)).toEqual([])
  expect((await orderOf(order)).refunds).toEqual([])
  expect((await refundOrder(shop.db, wanted(order, order.total))).kind).toBe('decided')
})

test('a refund that the provider declines to the sweep is logged, because no answer tells of it', async () => {
  const order = await placeOrder(shop, { card: '4000000000005126' })
  const refund = wanted(order, order.total)
  await refundOrder(shop.db, refund)
  const lines: string[] = []
  await recoverRefunds({ ...later, log: (line: string) => void lines.push(line) })
  expect(lines).toContain(`refund ${refund.requestId} was declined`)
})
