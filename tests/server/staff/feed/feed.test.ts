import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orderCalls } from '#contract/checkout/submit-order.ts'
import { feedCalls } from '#contract/staff/feed.ts'
import { openBackOffice, wholeOrder } from '#tests/support/back-office.ts'
import { eventually } from '#tests/support/eventually.ts'
import { orderOf, placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'
import { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop({
  storefronts: [
    { projectId: 11, port: 0 },
    { projectId: 14, port: 0 },
  ],
  refreshPeriod: 50,
})
const { db } = shop
const office = await openBackOffice(shop)
const countOf = async (table: 'shipments' | 'product_history' | 'feed_requests') => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n ?? 0
}
const product = async (projectId = 11) => {
  const { rows } = await sql<{ id: number; model: string; qty: number }>`
    select p.id, p.model, s.qty from products p join stock s on s.product_id = p.id
    where p.project_id = ${projectId} and s.qty between 10 and 1000 order by random() limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no product')
  return row
}
const stockOf = async (id: number) =>
  (await db.selectFrom('stock').select('qty').where('product_id', '=', id).executeTakeFirstOrThrow()).qty

test('a back office reads an order that was placed, with its goods, customer and address, and goes on from there', async () => {
  const before = (await office.readOn(0)).at(-1)?.seq ?? 0
  const { id } = await placeOrder(shop)
  const page = await eventually(async () => {
    const found = await office.read(before)
    expect(found.events).toContainEqual(expect.objectContaining({ kind: 'order.paid', orders_id: id }))
    return found
  })
  expect(page.events.filter(({ orders_id }) => orders_id === id).map(({ kind }) => kind)).toEqual([
    'order.placed',
    'order.paid',
  ])
  expect(page.events.map(({ seq }) => seq)).toEqual(page.events.map((_, index) => before + 1 + index))
  const order = page.orders.find(({ orders_id }) => orders_id === id)
  expect(order).toMatchObject({
    external_id: null,
    customers_email_address: expect.stringContaining('@'),
    shipping_address: { street_address: expect.any(String), postcode: expect.any(String) },
    lines: [{ quantity: 2 }, { quantity: 2 }],
  })
  expect(await office.read(page.next)).toMatchObject({ orders: [], next: page.next, has_more: false })
})

test('a number after which events are gone, or that the shop has not reached, is told instead of read on', async () => {
  const ask = async (after: number) => {
    const { status, body } = await office.client.send(feedCalls.readFeed, { query: { after: String(after) } })
    return [status, body]
  }
  const last = (await office.readOn(0)).at(-1)?.seq ?? 0
  expect(await ask(last + 1)).toEqual([409, expect.objectContaining({ success: false })])
  await sql`delete from events where project_id = 11 and seq < ${last}`.execute(db)
  expect(await ask(0)).toEqual([
    409,
    {
      success: false,
      errors: [
        `Events up to ${last - 1} are no longer kept. Take the orders from their file, then read after ${last - 1}.`,
      ],
    },
  ])
  expect((await office.read(last - 1)).events.map(({ seq }) => seq)).toEqual([last])
})

test('[T89] an order is shipped once by a request that comes twice, also at once, as at the desk', async () => {
  const { id, ...placed } = await placeOrder(shop)
  const request = randomUUID()
  const rows = [wholeOrder(id, '1Z12345')]
  const answers = await Promise.all([
    office.ship(rows, request),
    office.ship(rows, request),
    office.ship(rows, request),
  ])
  expect(answers.map(({ kind, text }) => [kind, text])).toEqual(
    answers.map(() => ['done', '1 shipment is on the way.']),
  )
  expect(await office.ship([wholeOrder(id, '1Z99999')], request)).toEqual({
    kind: 'changed',
    text: 'Another request has had this request_id. Nothing is done.',
    errors: [],
  })
  const order = await orderOf({ id, ...placed })
  expect(order).toMatchObject({ status_name: 'Shipped', shipments: [{ tracking_number: '1Z12345' }] })
  const told = await sql`select from emails where message->>'kind' = 'orderShipped'
    and message->>'order_id' = ${String(id)}`.execute(db)
  expect(told.rows).toHaveLength(1)
})

test('of several shipments none is made when one is refused, and each refused row says why', async () => {
  const [first, second] = [await placeOrder(shop), await placeOrder(shop)]
  const [line] = (await orderOf(second)).lines
  const before = [await countOf('shipments'), await countOf('feed_requests')]
  const answer = await office.ship([
    wholeOrder(first.id),
    { ...wholeOrder(second.id), lines: [{ products_model: line?.products_model ?? '', quantity: 3 }] },
    wholeOrder(2_000_000_000),
    { ...wholeOrder(second.id), carrier: 'Pigeon' },
  ])
  expect(answer).toEqual({
    kind: 'invalid',
    text: 'Nothing is done: 3 rows are refused.',
    errors: [
      { row: 2, text: `Of ${line?.products_model} 2 remain to be shipped, not 3.` },
      { row: 3, text: 'There is no order 2000000000.' },
      { row: 4, text: expect.stringContaining('"Pigeon" is not a carrier') },
    ],
  })
  expect([await countOf('shipments'), await countOf('feed_requests')]).toEqual(before)
})

test('[T77] a count of the stock keeps what was sold since it was seen, and a difference is one', async () => {
  const { id, model, qty } = await product()
  await sql`update stock set qty = qty - 3 where product_id = ${id}`.execute(db)
  expect(await office.stock([{ products_model: model, quantity: qty + 5, seen: qty }])).toMatchObject({
    kind: 'done',
    text: 'The stock of 1 product is changed.',
  })
  expect(await stockOf(id)).toBe(qty + 2)
  await office.stock([{ products_model: model, change: -2 }])
  expect(await stockOf(id)).toBe(qty)
  const [entry] = await db
    .selectFrom('product_history')
    .select(['kind', 'before', 'after'])
    .where('product_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  expect(entry).toEqual({ kind: 'feed', before: { stock: String(qty + 2) }, after: { stock: String(qty) } })
})

test('stock of a foreign product, below zero or named twice is refused, and nothing of the request is done', async () => {
  const [own, foreign] = [await product(), await product(14)]
  const before = await countOf('product_history')
  const { errors } = await office.stock([
    { products_model: own.model, change: 1 },
    { products_model: foreign.model, change: 1 },
    { products_model: own.model, change: 1 },
  ])
  expect(errors).toEqual([
    { row: 2, text: `There is no product ${foreign.model}.` },
    { row: 3, text: `${own.model} is in this request twice.` },
  ])
  const taken = await office.stock([{ products_model: own.model, change: -own.qty - 1 }])
  expect(taken.errors).toEqual([
    { row: 1, text: `${own.qty + 1} cases of ${own.model} cannot be taken: ${own.qty} are in stock.` },
  ])
  expect([await stockOf(own.id), await countOf('product_history')]).toEqual([own.qty, before])
})

test('with the integration on, an order process is pending until the back office has acknowledged the order', async () => {
  await sql`update settings set value = 'true' where project_id = 11 and key = 'netsuite_integration_enabled'`.execute(
    db,
  )
  const { id, shopper } = await placeOrder(shop)
  const { cart_id } = await db
    .selectFrom('orders')
    .select('cart_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const status = async () =>
    (await shopper.call(orderCalls.getOrderProcess, { params: { id: String(cart_id) } })).status
  await eventually(async () => expect(await status()).toBe('pending'))
  expect(await office.acknowledge([{ orders_id: id, external_id: 'SO-1' }])).toMatchObject({ kind: 'done' })
  expect(await status()).toBe('complete')
  expect(await office.acknowledge([{ orders_id: id, external_id: 'SO-1' }])).toMatchObject({ kind: 'done' })
  expect(await office.acknowledge([{ orders_id: id, external_id: 'SO-2' }])).toMatchObject({
    kind: 'invalid',
    errors: [{ row: 1, text: `Order ${id} is SO-1 already.` }],
  })
  await sql`update settings set value = 'false' where project_id = 11 and key = 'netsuite_integration_enabled'`.execute(
    db,
  )
})

test('without a good key of the storefront every call is 401, before its body is read', async () => {
  const client = new Shopper(shop.url)
  const statuses = async (token: string | null, projectId = 11) => {
    const own = new Shopper(shop.url, projectId)
    own.token = token
    const replies = Object.values(feedCalls).map((entry) =>
      own.send(entry, {
        query: { after: '0' },
        body: { request_id: randomUUID(), acks: [{ orders_id: 1, external_id: '1' }] },
      }),
    )
    return [...new Set((await Promise.all(replies)).map(({ status }) => status))]
  }
  expect(await statuses(null)).toEqual([401])
  expect(await statuses(`${office.key.slice(0, -1)}_`)).toEqual([401])
  expect(await statuses(office.key, 14)).toEqual([401])
  const { key, id } = await openBackOffice(shop)
  await sql`update feed_keys set revoked_at = now() where id = ${id}`.execute(db)
  expect(await statuses(key)).toEqual([401])
  const { shopper } = await placeOrder(shop)
  expect(await statuses(shopper.token)).toEqual([401])
  const text = await client.fetch('/shop-api/feed/acks', { method: 'POST', body: 'no table' })
  expect(text.status).toBe(401)
  const table = await office.client.fetch('/shop-api/feed/acks', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: 'order,id',
  })
  expect(table.status).toBe(415)
})

test('what a key does is audited with its name, and no key is stored', async () => {
  const { model } = await product()
  const request = randomUUID()
  await office.stock([{ products_model: model, change: 1 }], request)
  const { rows } = await sql<{ subject: string }>`
    select subject from staff_audit where action = 'feed stock' order by id desc limit 1`.execute(db)
  expect(rows[0]?.subject).toBe(
    `Warehouse (key ${office.id}), request ${request}: The stock of 1 product is changed.`,
  )
  const keys = await sql<{ row: object }>`select to_jsonb(k) as row from feed_keys k`.execute(db)
  expect(JSON.stringify(keys.rows)).not.toContain(office.key.slice(5))
})
