import { expect, test } from 'vitest'
import { authCalls } from '#contract/account/auth.ts'
import { formatMoney } from '#contract/platform/money.ts'
import { staffOrderCalls as calls } from '#contract/staff/staff-orders.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { givenBack, orderOf, placeOrder, toldAbout } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const newStaff = async (projectId = 11) =>
  logInEditor(shop.url, await makeEditor(shop.db, ['orders', 'refunds']), { projectId })
const staff = await newStaff()
const colleague = await newStaff()

const list = (query: Partial<Parameters<typeof staff.call<typeof calls.listStaffOrders>>[1]['query']> = {}) =>
  staff.call(calls.listStaffOrders, { query: { show: 'open', sort: 'newest', page: '1', ...query } })
const idsOf = async (...query: Parameters<typeof list>) => (await list(...query)).orders.map(({ id }) => id)
async function detail(id: number, by: Shopper = staff) {
  const order = await by.call(calls.readStaffOrder, { params: { id: String(id) } })
  if (!order) throw new Error(`there is no order ${id}`)
  return order
}
/** A press about an order as it is shown now. */
const press = async (id: number) => {
  const { version } = await detail(id)
  return { id, version, request_id: crypto.randomUUID() }
}

test('orders are found by number, cart, e-mail, name and tracking number, and by nothing of another storefront', async () => {
  const { id, shopper } = await placeOrder(shop)
  const { user } = await shopper.call(authCalls.me, {})
  const { cart_id, lines, customer } = await detail(id)
  const shown = {
    ...(await press(id)),
    numbers: ['QX-77-08'],
    carrier: null,
    lines: cases(lines.slice(0, 1)),
  }
  expect((await staff.call(calls.shipOrder, { body: shown })).kind).toBe('decided')
  for (const q of [`${id}`, `#${id}`, `${cart_id}`, user?.email.toUpperCase() ?? '', 'qx-77'])
    expect(await idsOf({ q })).toEqual([id])
  expect(await idsOf({ q: customer.toLowerCase() })).toContain(id)
  expect(await idsOf({ q: `${id}`, show: '25' })).toEqual([])
  expect(await idsOf({ q: `${id}%` })).toEqual([])
  const other = await newStaff(14)
  const elsewhere = { show: 'all', sort: 'newest', page: '1', q: `${id}` } as const
  expect((await other.call(calls.listStaffOrders, { query: elsewhere })).orders).toEqual([])
  expect(await other.call(calls.readStaffOrder, { params: { id: `${id}` } })).toBe(null)
  expect(await other.call(calls.moveOrder, { body: { ...(await press(id)), move: 'pick' } })).toEqual({
    kind: 'changed',
    text: `There is no order ${id}.`,
  })
})

test('a list is newest or oldest first, by pages; a page past the end is the last one', async () => {
  const all = await list({ show: 'all' })
  const { total, per_page, last_page } = all.pagination
  expect(per_page).toBe(25)
  expect(last_page).toBe(Math.ceil(total / 25))
  const times = all.orders.map(({ purchased_at }) => purchased_at)
  expect(times).toEqual(times.toSorted().toReversed())
  const oldest = (await list({ show: 'all', sort: 'oldest' })).orders.map(({ purchased_at }) => purchased_at)
  expect(oldest).toEqual(oldest.toSorted())
  const beyond = await list({ show: 'all', page: '9000' })
  expect(beyond.pagination.current_page).toBe(last_page)
  expect(beyond.orders).toHaveLength(total - 25 * (last_page - 1))
  expect((await list({ show: '20' })).orders.every(({ status_id }) => status_id === 20)).toBe(true)
})

test('an order is shown with its lines, its money by card, and what can be done about it', async () => {
  const { id, total } = await placeOrder(shop, { deposit: 20 })
  const order = await detail(id)
  expect(order).toMatchObject({
    total,
    charged: 2_000,
    deposit: 2_000,
    refundable: 2_000,
    card: 'Visa ending in 1111',
    cancel_obstacle: null,
    ordered: 4,
    shipped: 0,
    refunds: [],
    waits_for: null,
  })
  const sum = order.lines.reduce((cents, line) => cents + line.total_price, 0)
  expect(sum + order.fees.reduce((cents, { amount }) => cents + amount, 0)).toBe(total)
  expect(order.moves).toEqual([
    'review',
    'pick',
    'pack',
    'wait_for_payment',
    'wait_for_documents',
    'ship',
    'cancel',
  ])
})

test('[T60] a shipment whose answer was lost is made once, and a colleague with the page from before ships nothing', async () => {
  const { id } = await placeOrder(shop)
  const [first] = (await detail(id)).lines
  const shown = await press(id)
  const body = {
    ...shown,
    numbers: ['ORF9'],
    carrier: null,
    lines: cases([first]).map((line) => ({ ...line, quantity: 1 })),
  }
  const answer = await staff.call(calls.shipOrder, { body })
  expect(answer).toMatchObject({
    kind: 'decided',
    text: `Order ${id}: 1 case shipped with ORF9, 3 cases remain.`,
  })
  expect(await staff.call(calls.shipOrder, { body })).toEqual(answer)
  const stale = { ...body, request_id: crypto.randomUUID() }
  expect((await colleague.call(calls.shipOrder, { body: stale })).text).toMatch(
    /has changed since.*\(Editor \d+\)$/,
  )
  expect(await detail(id)).toMatchObject({ shipped: 1, shipments: [{ numbers: [{ number: 'ORF9' }] }] })
})

test('[T11] a refund and a cancellation are made at the gateway before the answer, each told once, with both ids in the audit', async () => {
  const order = await placeOrder(shop)
  const { id, total } = order
  const refund = { ...(await press(id)), amount: 5, reason: 'A case was damaged.' }
  const answer = await staff.call(calls.refundOrder, { body: refund })
  expect(answer.text).toMatch(/\(The refund is made\.\)$/)
  expect(await staff.call(calls.refundOrder, { body: refund })).toEqual(answer)
  expect(await givenBack(shop, id)).toBe(500)
  const cancellation = { ...(await press(id)), refund: (total - 500) / 100, reason: 'Sold out.' }
  expect(
    (await colleague.call(calls.cancelOrder, { body: { ...cancellation, refund: total / 100 } })).kind,
  ).toBe('invalid')
  expect((await colleague.call(calls.cancelOrder, { body: cancellation })).kind).toBe('decided')
  expect(await givenBack(shop, id)).toBe(total)
  expect((await orderOf(order)).status_name).toBe('Cancelled')
  expect((await toldAbout(shop, id)).map(({ kind }) => kind)).toEqual([
    'orderRefunded',
    'orderCancelled',
    'orderRefunded',
  ])
  const { actions, refundable, customer_id, moves } = await detail(id)
  expect([refundable, moves]).toEqual([0, []])
  expect(actions.map(({ kind, staff: name }) => [kind, name?.split(' ')[0]])).toEqual([
    ['refund', 'Editor'],
    ['cancel', 'Editor'],
  ])
  const audit = await shop.db
    .selectFrom('staff_audit')
    .select(['action', 'staff_id'])
    .where('subject', 'like', `${id}, customer ${customer_id}:%`)
    .orderBy('id')
    .execute()
  expect(audit.map(({ action }) => action)).toEqual(['refundOrder', 'cancelOrder'])
  expect(new Set(audit.map(({ staff_id }) => staff_id)).size).toBe(2)
})

test('a note is shown to staff and not to the customer', async () => {
  const order = await placeOrder(shop)
  const body = { id: order.id, request_id: crypto.randomUUID(), text: 'Gate code 4711.' }
  expect(await staff.call(calls.addOrderNote, { body })).toEqual({ kind: 'decided', text: 'Noted.' })
  expect((await detail(order.id)).actions).toMatchObject([{ kind: 'note', text: 'Gate code 4711.' }])
  expect(JSON.stringify(await orderOf(order))).not.toContain('4711')
})

test('[T11] an order that owes a declined refund is listed until it is refunded in another way', async () => {
  const order = await placeOrder(shop, { card: '4000000000005126' })
  const { id, total } = order
  const owing = await list({ show: 'refunds' })
  const cancellation = { ...(await press(id)), refund: total / 100, reason: 'Sold out.' }
  expect((await staff.call(calls.cancelOrder, { body: cancellation })).text).toMatch(
    /declined the refund\. Refund it again, or in another way\.\)$/,
  )
  const { orders, owing: count, pagination } = await list({ show: 'refunds' })
  expect(orders.filter((row) => row.id === id)).toMatchObject([{ owes_refund: true, status_id: 30 }])
  expect([count, pagination.total]).toEqual([owing.owing + 1, owing.owing + 1])
  expect(await detail(id)).toMatchObject({ owes_refund: true, is_all_refunded: false, refundable: total })
  const elsewhere = await (await newStaff(14)).call(calls.listStaffOrders, {
    query: { show: 'refunds', sort: 'newest', page: '1' },
  })
  expect(elsewhere.orders.map((row) => row.id)).not.toContain(id)
  const again = {
    ...(await press(id)),
    amount: total / 100,
    reason: 'Sold out.',
    how: 'check',
    reference: '311',
  } as const
  const answer = await staff.call(calls.refundOrder, { body: again })
  expect(answer).toEqual({
    kind: 'decided',
    text: `${formatMoney(total)} of order ${id} refunded by check. Sold out. (311)`,
  })
  expect(await staff.call(calls.refundOrder, { body: again })).toEqual(answer)
  expect(await idsOf({ show: 'refunds' })).not.toContain(id)
  expect((await orderOf(order)).refunds).toMatchObject([{ amount: total, state: 'done' }])
  const given = { owes_refund: false, is_all_refunded: true }
  expect(await detail(id)).toMatchObject({ refundable: 0, overpaid: 0, ...given })
  expect((await list({ show: 'all', q: `${id}` })).orders).toMatchObject([given])
  expect((await toldAbout(shop, id)).at(-1)).toEqual({ kind: 'orderRefunded', amount: total })
})

test('who may only ship neither cancels nor refunds nor records payments', async () => {
  const { id } = await placeOrder(shop)
  const packer = await logInEditor(shop.url, await makeEditor(shop.db, ['orders']), { projectId: 11 })
  const shown = { ...(await press(id)), reason: 'Sold out.' }
  const answers = [
    await packer.send(calls.cancelOrder, { body: { ...shown, refund: 0 } }),
    await packer.send(calls.refundOrder, { body: { ...shown, amount: 1 } }),
    await packer.send(calls.takeBackPayment, { body: { ...shown, payment: crypto.randomUUID() } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await packer.call(calls.moveOrder, { body: { ...(await press(id)), move: 'pick' } })).kind).toBe(
    'decided',
  )
})

test('nobody without the right reaches an order', async () => {
  const editor = await logInEditor(shop.url, await makeEditor(shop.db, ['edit', 'customers']))
  const { status } = await editor.send(calls.readStaffOrder, { params: { id: '800001' } })
  expect(status).toBe(403)
})

const cases = (
  lines: readonly ({ readonly products_model: string; readonly ordered: number } | undefined)[],
) => lines.flatMap((line) => (line ? [{ model: line.products_model, quantity: line.ordered }] : []))
