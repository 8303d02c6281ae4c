import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { addNote } from '#server/orders/fulfillment/add-note.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { readOrder } from '#server/orders/order-of-staff.ts'
import { makeMove } from '#server/orders/fulfillment/make-move.ts'
import { shipOrder } from '#server/orders/fulfillment/ship-order.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { documentBrowser } from '#tests/server/documents/document-browser.ts'
import { orderAction, orderRefund } from '#tests/support/order-action.ts'
import { givenBack, orderOf, placeOrder, toldAbout } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
afterAll(() => gateway.close())
const later = { db: shop.db, gateway, now: () => new Date(Date.now() + 61_000), log: () => undefined }

const cancel = (orderId: number, refund: number | null = null) =>
  cancelOrder(shop.db, { ...orderAction(orderId), reason: 'Sold out.', refund })
const versionOf = async (id: number) =>
  (await readOrder(shop.db, { id, projectId: null }))[0]?.version ?? null

const stockOf = async (id: number) =>
  (
    await sql<{ qty: number }>`select s.qty from stock s where s.product_id in
    (select product_id from order_lines where order_id = ${id}) order by s.product_id`.execute(shop.db)
  ).rows.map(({ qty }) => qty)
const casesOf = async (id: number) =>
  (
    await sql<{ qty: number }>`select sum(quantity)::int as qty from order_lines where order_id = ${id}
    group by product_id order by product_id`.execute(shop.db)
  ).rows.map(({ qty }) => qty)

test('[T23] a cancelled order releases its stock and the use of its coupon, is refunded in full and told by e-mail', async () => {
  const order = await placeOrder(shop)
  await sql`insert into coupon_uses (coupon_id, submission_id, customer_id) select k.id, o.submission_id, o.customer_id
    from orders o, (select id from coupons order by id limit 1) k where o.id = ${order.id}`.execute(shop.db)
  await sql`update coupons set used = used + 1 where id = (select min(id) from coupons)`.execute(shop.db)
  const used = async () =>
    (await sql<{ used: number }>`select used from coupons order by id limit 1`.execute(shop.db)).rows[0]
      ?.used ?? 0
  const [before, usedBefore, cases] = [await stockOf(order.id), await used(), await casesOf(order.id)]
  expect((await cancel(order.id, order.total)).kind).toBe('decided')
  expect(await stockOf(order.id)).toEqual(before.map((qty, index) => qty + (cases[index] ?? 0)))
  expect(await used()).toBe(usedBefore - 1)
  await recoverRefunds(later)
  expect(await givenBack(shop, order.id)).toBe(order.total)
  expect(await orderOf(order)).toMatchObject({
    status_id: 30,
    status_name: 'Cancelled',
    refunds: [{ amount: order.total, state: 'done' }],
  })
  expect(await toldAbout(shop, order.id)).toEqual([
    { kind: 'orderCancelled', amount: order.total },
    { kind: 'orderRefunded', amount: order.total },
  ])
  expect(await cancel(order.id)).toEqual({ kind: 'invalid', text: `Order ${order.id} is Cancelled already.` })
  expect(await stockOf(order.id)).toEqual(before.map((qty, index) => qty + (cases[index] ?? 0)))
})

test('an order of which a part has shipped is not cancelled, and nothing of it changes', async () => {
  const order = await placeOrder(shop)
  const [line] = (await orderOf(order)).lines
  const cases = new Map([[line?.products_model ?? '', 1]])
  await shipOrder(shop.db, { ...orderAction(order.id), numbers: [], carrier: null, cases })
  const before = await stockOf(order.id)
  expect(await cancel(order.id)).toEqual({
    kind: 'invalid',
    text: expect.stringMatching(
      `^A part of order ${order.id} has shipped: cancel the cases that are left instead\\. Possible now: .*, ship, void-shipment\\.$`,
    ),
  })
  expect(await stockOf(order.id)).toEqual(before)
  expect((await orderOf(order)).refunds).toEqual([])
})

test('a cancellation refunds what is left, and not what it was when another refund was not there yet', async () => {
  const order = await placeOrder(shop)
  await refundOrder(shop.db, { ...orderRefund(order.id, 500), reason: 'A discount was forgotten.' })
  expect((await cancel(order.id, order.total)).text).toMatch(/would be refunded, not/)
  expect((await cancel(order.id, order.total - 500)).kind).toBe('decided')
  await recoverRefunds(later)
  expect(await givenBack(shop, order.id)).toBe(order.total)
})

test('the same press twice ships once, and another wish under its id is told what was done', async () => {
  const order = await placeOrder(shop)
  const [line] = (await orderOf(order)).lines
  const part = { numbers: ['ORF7'], carrier: null, cases: new Map([[line?.products_model ?? '', 1]]) }
  const press = { ...orderAction(order.id), version: await versionOf(order.id) }
  const answers = await Promise.all([
    shipOrder(shop.db, { ...press, ...part }),
    shipOrder(shop.db, { ...press, ...part }),
  ])
  expect(answers[0]).toMatchObject({
    kind: 'decided',
    text: expect.stringContaining('1 case shipped with ORF7'),
  })
  expect(answers[1]).toEqual(answers[0])
  expect(await shipOrder(shop.db, { ...press, ...part, cases: null })).toEqual({
    kind: 'changed',
    text: `Your press before has succeeded: ${answers[0]?.text}`,
  })
  const { rows } = await sql`select from shipments where order_id = ${order.id}`.execute(shop.db)
  expect(rows).toHaveLength(1)
})

test('whoever acts on an order that another one has changed is told what was done, and changes nothing', async () => {
  const order = await placeOrder(shop)
  const shown = await versionOf(order.id)
  const answers = await Promise.all([
    makeMove(shop.db, { ...orderAction(order.id), version: shown, move: 'pick' }),
    cancelOrder(shop.db, { ...orderAction(order.id), version: shown, reason: 'Sold out.', refund: null }),
  ])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'decided'])
  expect(answers.find(({ kind }) => kind === 'changed')?.text).toMatch(
    /^Order \d+ has changed since it was shown\. Look at it again, then decide\. Last: Order \d+ is /,
  )
  // a note changes nothing that a decision depends on
  const now = await versionOf(order.id)
  await addNote(shop.db, { ...orderAction(order.id), text: 'He calls back on Monday.' })
  expect(await versionOf(order.id)).toBe(now)
})

test('a status in which the customer has to do something is told by e-mail, the others are not', async () => {
  const order = await placeOrder(shop)
  for (const move of ['pick', 'pack', 'wait_for_payment'] as const)
    await makeMove(shop.db, { ...orderAction(order.id), move })
  const { rows } = await sql<{ status: number }>`select (message->>'status_id')::int as status from emails
    where message->>'kind' = 'orderStatus' and message->>'order_id' = ${String(order.id)}`.execute(shop.db)
  expect(rows).toEqual([{ status: 10 }])
})

test('an order of the other storefront is none', async () => {
  const order = await placeOrder(shop)
  const other = { ...orderAction(order.id), projectId: 14, reason: 'No.', refund: null }
  expect(await cancelOrder(shop.db, other)).toEqual({
    kind: 'changed',
    text: `There is no order ${order.id}.`,
  })
})

test('[API-109] the paper of a cancelled order is named so, and is another one once money has gone back', async () => {
  const order = await placeOrder(shop)
  const { user } = await order.shopper.call(authCalls.me, {})
  const browser = await documentBrowser(shop.url, user?.email ?? '')
  const paper = async () => {
    const answer = await browser.get(`order/invoice/${order.id}`)
    return [answer.headers.get('content-disposition'), (await answer.arrayBuffer()).byteLength] as const
  }
  expect((await paper())[0]).toContain(`"order-confirmation-${order.id}.pdf"`)
  await cancel(order.id)
  const [name, before] = await paper()
  expect(name).toContain(`"cancelled-order-${order.id}.pdf"`)
  await recoverRefunds(later)
  expect((await paper())[1]).toBeGreaterThan(before)
})

test('[T11] a refund that a cancellation promised and the provider declines is told once, and owed until it is made', async () => {
  const order = await placeOrder(shop, { card: '4000000000005126' })
  const { id, total } = order
  expect((await cancel(id)).kind).toBe('decided')
  await recoverRefunds(later)
  const again = { ...orderRefund(id, total), reason: 'Once more.' }
  await refundOrder(shop.db, again)
  expect((await orderOf(order)).refunds).toMatchObject([{ amount: total, state: 'pending' }])
  await recoverRefunds(later)
  expect(await toldAbout(shop, id)).toEqual([
    { kind: 'orderCancelled', amount: total },
    { kind: 'orderRefundDeclined', amount: total },
  ])
  expect((await orderOf(order)).refunds).toMatchObject([{ amount: total, state: 'declined' }])
  await refundOrder(shop.db, { ...orderRefund(id, 100), reason: 'In parts.' })
  const approve = async () => ({ kind: 'approved', reference: 'in parts' }) as const
  await recoverRefunds({ ...later, gateway: { ...gateway, refund: approve } })
  expect((await orderOf(order)).refunds).toMatchObject([
    { amount: total - 100, state: 'declined' },
    { amount: 100, state: 'done' },
  ])
})
