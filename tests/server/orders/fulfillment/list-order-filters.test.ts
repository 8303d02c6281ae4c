import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffOrderCalls } from '#contract/staff/staff-orders.ts'
import { listStaffOrders } from '#server/orders/fulfillment/list-staff-orders.ts'
import { moneyOfOrders } from '#server/sheets/ledger/order-money.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { logInEditor, makeEditor } from '#tests/support/editor.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const ALL = { show: 'all', sort: 'newest', q: '', from: '', to: '', kind: '', owed: '', page: 1 } as const
const list = (wanted: Partial<Parameters<typeof listStaffOrders>[2]>) =>
  listStaffOrders(shop.db, 11, { ...ALL, ...wanted })
const idsOf = async (wanted: Parameters<typeof list>[0]) => (await list(wanted)).orders.map(({ id }) => id)

test('[T92] an order is found by PO number, receiver, company, telephone however it is typed, each tracking number, and model', async () => {
  const { id } = await placeOrder(shop)
  const snapshot = {
    contact: { name: 'Ada Quillfeather', phone: '(573) 555-0198' },
    address: { name: 'Zeb Quarrier', company: '3Q 100% Stands', telephone: '573.555.0177' },
    billing: { purchase_order_number: 'PO_2026/118' },
  }
  await sql`update orders set snapshot = snapshot || ${JSON.stringify(snapshot)}::jsonb where id = ${id}`.execute(
    shop.db,
  )
  await sql`update order_lines set model = 'ZQ-77' where order_id = ${id} and position =
    (select min(position) from order_lines where order_id = ${id})`.execute(shop.db)
  await orderCommand(shop.databaseUrl, ['ship', String(id), 'QX-1001', 'QX-2002'])
  for (const q of [
    'po_2026/118',
    'quillf',
    'ZEB QUARRIER',
    '100%',
    '3q',
    '573-555-0198',
    '+1 573 555 0198',
    '5550177',
    'x-2002',
    'zq-77',
  ])
    expect([q, await idsOf({ q })]).toEqual([q, [id]])
  for (const q of ['poX2026', 'q-7', '5550000', '3q%z']) expect([q, await idsOf({ q })]).toEqual([q, []])
})

test('[T92] filters narrow by day of purchase in Central time, delivery and what is owed, also together with a search', async () => {
  const orders = await Promise.all([1, 2, 3].map(() => placeOrder(shop)))
  const [early = 0, late = 0, pickup = 0] = orders.map(({ id }) => id)
  await sql`update orders set purchased_at = '2003-05-02T04:59:00Z' where id = ${early}`.execute(shop.db)
  await sql`update orders set purchased_at = '2003-05-02T05:00:00Z' where id = ${late}`.execute(shop.db)
  await sql`update orders set purchased_at = '2003-05-03T12:00:00Z', pickup = '2003-06-01 10:30', delivery = null,
    payment_method = 'pay_at_pickup' where id = ${pickup}`.execute(shop.db)
  await sql`delete from payments where order_id = ${pickup}`.execute(shop.db)
  expect(await idsOf({ from: '2003-05-01', to: '2003-05-01' })).toEqual([early])
  expect(await idsOf({ from: '2003-05-02', to: '2003-05-03', sort: 'oldest' })).toEqual([late, pickup])
  expect(await idsOf({ from: '2003-05-01', to: '2003-05-03', kind: 'freight' })).toEqual([late, early])
  expect(await idsOf({ show: 'open', to: '2003-05-03', kind: 'pickup' })).toEqual([pickup])
  expect(await idsOf({ show: '1', to: '2003-05-03', owed: 'yes' })).toEqual([pickup])
  expect(await idsOf({ q: String(late), to: '2003-05-01' })).toEqual([])
})

test('[T89] what an order owes and is owed is found by the rule by which it is shown, whatever its money went through', async () => {
  const [part, declined, cancelled] = await Promise.all([
    placeOrder(shop, { deposit: 20 }),
    placeOrder(shop, { card: '4000000000005126' }),
    placeOrder(shop),
  ])
  const staff = await logInEditor(shop.url, await makeEditor(shop.db, ['orders', 'refunds']))
  const shown = async (id: number) => {
    const order = await staff.call(staffOrderCalls.readStaffOrder, { params: { id: String(id) } })
    return { id, version: order?.version ?? '', request_id: crypto.randomUUID() }
  }
  const decide = async (
    call: 'recordPayment' | 'takeBackPayment' | 'refundOrder' | 'cancelOrder',
    id: number,
    more: object,
  ) => {
    const body = { ...(await shown(id)), ...more }
    expect((await staff.send(staffOrderCalls[call], { body })).body).toMatchObject({ kind: 'decided' })
    return body.request_id
  }
  const payment = await decide('recordPayment', part.id, { how: 'check', amount: 30 })
  await decide('takeBackPayment', part.id, { payment, reason: 'Another order.' })
  await decide('refundOrder', part.id, { amount: 5, reason: 'Damaged.' })
  await decide('refundOrder', declined.id, { amount: 7, reason: 'Damaged.' })
  await decide('cancelOrder', cancelled.id, { refund: cancelled.total / 100, reason: 'Sold out.' })
  // less is owed, and nothing goes back
  await sql`insert into credits (id, order_id, cents, at) values (gen_random_uuid(), ${part.id}, 100, now())`.execute(
    shop.db,
  )
  const { rows } = await sql<{ id: number; balance: number }>`
    select id, balance_cents as balance from orders where project_id = 11`.execute(shop.db)
  const money = await moneyOfOrders(
    shop.db,
    rows.map(({ id }) => id),
  )
  expect(rows.map(({ id, balance }) => [id, balance])).toEqual(
    rows.map(({ id }) => [id, (money.get(id)?.overpaid ?? 0) - (money.get(id)?.owed ?? 0)]),
  )
  expect(await idsOf({ show: 'refunds' })).toEqual([declined.id])
  const owing = rows.filter(({ balance }) => balance < 0).map(({ id }) => id)
  const found: number[] = []
  const { pagination } = await list({ owed: 'yes' })
  for (let page = 1; page <= pagination.last_page; page++) found.push(...(await idsOf({ owed: 'yes', page })))
  expect(new Set(found)).toEqual(new Set(owing))
  expect(owing).toContain(part.id)
})
