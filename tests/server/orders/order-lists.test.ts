import { expect, test } from 'vitest'
import { ORDER_STATUSES } from '#contract/platform/constants.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper, seededEmail } from '#tests/support/shopper.ts'

const shop = await useShop()
const shopper = new Shopper(shop.url)
await shopper.logIn(seededEmail('diamond'))
const orders = (body: object) => shopper.call(orderHistoryCalls.selectOrders, { body })
const idsOf = async (body: object) => (await orders(body)).orders.map((order) => order.orders_id)
const all = [...ORDER_STATUSES.previous]

test('[ORD-20][ORD-22][API-28] a limit without items_per_page is the size of the page', async () => {
  const { orders: found, meta } = await orders({ statuses: all, limit: 50, without_lines: true })
  expect(found.length).toBeGreaterThan(20)
  const total = found.length
  expect(meta.pagination).toEqual({ total, per_page: 50, current_page: 1, last_page: 1 })
  expect(found.every((order) => order.lines.length === 0 && order.products_count > 0)).toBe(true)
})

test('[ENT-30][ORD-20][ORD-22] the pages of complete orders hold each order once, and one past the end is the last', async () => {
  const statuses = [...ORDER_STATUSES.complete]
  const wanted = await idsOf({ statuses, limit: 50 })
  const paged = { statuses, items_per_page: 10, limit: 50 }
  const { meta } = await orders(paged)
  expect(meta.pagination).toMatchObject({ total: wanted.length, per_page: 10, current_page: 1 })
  const pages = Array.from({ length: meta.pagination.last_page }, (_, index) => index + 1)
  const found = await Promise.all(pages.map((page) => idsOf({ ...paged, page })))
  expect(found.flat()).toEqual(wanted)
  const beyond = await orders({ ...paged, page: 9_000 })
  expect(beyond.meta.pagination.current_page).toBe(pages.length)
  expect(beyond.orders.map((order) => order.orders_id)).toEqual(found.at(-1))
})

test('[ENT-29][ORD-17] open, complete and previous orders are those of their statuses, and a cancelled one is in none', async () => {
  const { id: customer_id } = await shop.db
    .selectFrom('customers')
    .where('email', '=', seededEmail('diamond'))
    .select('id')
    .executeTakeFirstOrThrow()
  const stored = await shop.db
    .selectFrom('orders')
    .where('customer_id', '=', customer_id)
    .where('project_id', '=', 11)
    .select(['id', 'status_id'])
    .execute()
  const open = new Set([1, 2, 10, 11, 20, 21, 22])
  const complete = new Set([3, 25])
  const withStatus = (statuses: ReadonlySet<number>) =>
    stored.filter(({ status_id }) => statuses.has(status_id)).map(({ id }) => id)
  const listed = async (list: keyof typeof ORDER_STATUSES) =>
    (await idsOf({ statuses: [...ORDER_STATUSES[list]], limit: 50 })).toSorted((a, b) => a - b)
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)
  expect(await listed('open')).toEqual(sorted(withStatus(open)))
  expect(await listed('complete')).toEqual(sorted(withStatus(complete)))
  expect(await listed('previous')).toEqual(sorted(withStatus(new Set([...open, ...complete]))))
})

test('[ORD-20][API-28] orders are found by order, cart and PO number, name of the cart, and a product as it was bought', async () => {
  const [found] = (await orders({ statuses: all, limit: 50 })).orders
  if (!found) throw new Error('an order is needed')
  const [line] = found.lines
  await shop.db
    .updateTable('orders')
    .set({
      cart_name: 'Lake Tent',
      snapshot: JSON.stringify({ billing: { purchase_order_number: ' Kestrel-7% ' } }),
    })
    .where('id', '=', found.orders_id)
    .execute()
  await shop.db
    .updateTable('order_lines')
    .set({ name: 'Comet as it was called', model: 'OLD77' })
    .where('order_id', '=', found.orders_id)
    .where('product_id', '=', line?.products_id ?? 0)
    .execute()
  const idsWith = (q: string) => idsOf({ statuses: all, limit: 50, q, without_lines: true })
  const { orders_id, cart_id } = found
  const asked = [
    `${orders_id}`,
    `#${orders_id}`,
    `${cart_id}`,
    'KESTREL-7%',
    'lake tent',
    'AS IT WAS',
    ' old77 ',
  ]
  for (const q of asked) expect([q, await idsWith(q)]).toEqual([q, [orders_id]])
  for (const q of ['Kestrel-7_', `${orders_id}`.slice(0, 5)]) expect([q, await idsWith(q)]).toEqual([q, []])
  const [listed] = (await orders({ q: 'kestrel', statuses: all, without_lines: true })).orders
  expect(listed?.purchase_order_number).toBe('Kestrel-7%')
  expect((await orders({ q: 'kestrel', statuses: [2_000] })).meta.pagination.total).toBe(0)
  const other = new Shopper(shop.url)
  await other.logIn(seededEmail('gold'))
  expect(
    (await other.call(orderHistoryCalls.selectOrders, { body: { q: 'kestrel', statuses: all } })).orders,
  ).toEqual([])
})

test('[ORD-20][API-28] the first and last day of a search are whole days of the warehouse', async () => {
  const [one, two] = await idsOf({ statuses: all, limit: 2 })
  if (one === undefined || two === undefined) throw new Error('two orders are needed')
  const buy = (id: number, at: string) =>
    shop.db.updateTable('orders').set({ purchased_at: at }).where('id', '=', id).execute()
  // the first and the last second of July 4 in central time
  await buy(one, '2019-07-04T05:00:00Z')
  await buy(two, '2019-07-05T04:59:59Z')
  const within = (from?: string, to?: string) =>
    idsOf({ statuses: all, limit: 50, ...(from && { from }), ...(to && { to }) })
  expect(await within('2019-07-04', '2019-07-04')).toEqual([two, one])
  expect(await within(undefined, '2019-07-03')).toEqual([])
  expect(await within('2019-07-05', '2019-07-31')).toEqual([])
  expect(await within('2019-07-31', '2019-07-01')).toEqual([])
})

test('[API-28] the number of an order of nobody, and one of another customer, give the same answer', async () => {
  const { id } = await shop.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('customers.email', '=', seededEmail('gold'))
    .select('orders.id')
    .executeTakeFirstOrThrow()
  const answers = [id, 2_000_000_000].map((orders_id) =>
    shopper.json('POST', '/shop-api/api/customers/select-orders', { orders_id }),
  )
  const [foreign, absent] = await Promise.all(answers)
  expect(foreign?.status).toBe(200)
  expect(foreign?.body).toEqual(absent?.body)
  expect(foreign?.body).toMatchObject({ orders: [], meta: { pagination: { total: 0 } } })
})

test('the link to a carrier is that of the longest name with which the delivery begins', async () => {
  const carrier = shop.db.selectFrom('carriers').selectAll().where('id', '=', 1)
  const { id: _, ...ozark } = await carrier.executeTakeFirstOrThrow()
  const other = { id: 0, option_id: 'other', name: 'Ozark', tracking_url: 'https://other.example/{number}' }
  await shop.db
    .insertInto('carriers')
    .values({ ...ozark, ...other })
    .execute()
  const links = (await orders({ statuses: [3], limit: 50 })).orders.flatMap(
    (order) => order.tracking_url ?? [],
  )
  expect(links.length).toBeGreaterThan(0)
  expect(links.every((link) => link.startsWith('https://ozark.example/track/ORF'))).toBe(true)
})

test.each([
  { orders_id: 0 },
  { orders_id: -1 },
  { orders_id: 1.5 },
  { orders_id: '800001' },
  { orders_id: 2_147_483_648 },
  { orders_id: null },
  { without_lines: 'yes' },
  { page: 0 },
  { items_per_page: 101 },
  { limit: 0 },
  { statuses: '1' },
  { q: 'x'.repeat(81) },
  { from: '2026-02-30' },
  { to: 'today' },
  { customer_id: 1 },
])('[API-28] %j is refused', async (body) => {
  const reply = await shopper.send(orderHistoryCalls.selectOrders, { body })
  expect(reply.status).toBe(422)
  expect(reply.body).toMatchObject({ success: false })
})
