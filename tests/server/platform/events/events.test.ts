import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { numberEvents } from '#server/platform/events/number-events.ts'
import { cancelOrder } from '#server/orders/fulfillment/cancel-order.ts'
import { correctShipment } from '#server/orders/fulfillment/correct-shipment.ts'
import { shipOrder } from '#server/orders/fulfillment/ship-order.ts'
import { voidShipment } from '#server/orders/fulfillment/void-shipment.ts'
import { approveDocument } from '#server/staff/documents/decide-document.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { orderAction } from '#tests/support/order-action.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { db } = shop
/** All events, also while the shop numbers them. */
const numbered = async () => {
  const isLeft = sql<{ is_left: boolean }>`select exists (select from events where seq is null) as is_left`
  do await numberEvents(db)
  while ((await isLeft.execute(db)).rows[0]?.is_left)
  const { rows } = await sql<{ seq: string; kind: string; order_id: number | null; body: object }>`
    select seq, kind, order_id, body from events where project_id = 11 order by seq`.execute(db)
  return rows
}
const kindsOf = async (orderId: number) =>
  (await numbered()).filter(({ order_id }) => order_id === orderId).map(({ kind }) => kind)
const write = (trx: { query: typeof db.query }, name: string) =>
  trx.query(`insert into events (project_id, kind, body) values (11, 'stock.changed', '{"name": "${name}"}')`)

beforeEach(async () => {
  await sql`delete from events`.execute(db)
})

test('[T93] an event that commits late gets a number after those that a reader has seen', async () => {
  const written = Promise.withResolvers<void>()
  const read = Promise.withResolvers<void>()
  const late = inTransaction(db, async (trx) => {
    await write(trx, 'late')
    written.resolve()
    await read.promise
  })
  await written.promise
  await write(db, 'early')
  const [early, ...others] = await numbered()
  expect([early?.body, others]).toEqual([{ name: 'early' }, []])

  read.resolve()
  await late
  const [, second] = await numbered()
  expect([second?.body, Number(second?.seq)]).toEqual([{ name: 'late' }, Number(early?.seq) + 1])
})

test('[T93] numbers go on after all events are gone, and two processes give no number twice', async () => {
  await write(db, 'first')
  const last = Number((await numbered()).at(-1)?.seq)
  await sql`delete from events`.execute(db)
  await sql`insert into events (project_id, kind, body) select 11, 'stock.changed', '{}' from generate_series(1, 12000)`.execute(
    db,
  )
  await Promise.all(Array.from({ length: 4 }, () => numberEvents(db)))
  const seqs = (await numbered()).map(({ seq }) => Number(seq))
  expect(seqs).toEqual(Array.from({ length: 12_000 }, (_, index) => last + 1 + index))
})

test('an order has an event for whatever is done about it, in the order of what was done', async () => {
  const { id } = await placeOrder(shop)
  expect(await kindsOf(id)).toEqual(['order.placed', 'order.paid'])
  await shipOrder(db, { ...orderAction(id), numbers: ['1Z999'], carrier: null, cases: null })
  const [shipment] = await db.selectFrom('shipments').select('id').where('order_id', '=', id).execute()
  const about = { ...orderAction(id), shipment: shipment?.id ?? 0 }
  await correctShipment(db, { ...about, requestId: crypto.randomUUID(), numbers: ['1Z998'], carrier: null })
  await voidShipment(db, { ...about, reason: 'It has not left.' })
  await cancelOrder(db, { ...orderAction(id), reason: 'As asked.', refund: null })
  expect(await kindsOf(id)).toEqual([
    'order.placed',
    'order.paid',
    'shipment.made',
    'order.moved',
    'shipment.corrected',
    'shipment.voided',
    'order.moved',
    'order.cancelled',
    'order.credited',
    'refund.made',
  ])
  const made = (await numbered()).find(({ kind }) => kind === 'shipment.made')
  const { rows } = await sql<{ model: string; quantity: number }>`
    select p.model, l.quantity from shipment_lines l join products p on p.id = l.product_id
    where l.shipment_id = ${shipment?.id} order by p.model`.execute(db)
  expect(made?.body).toMatchObject({
    orders_id: id,
    shipment: shipment?.id,
    numbers: ['1Z999'],
    lines: rows.map(({ model, quantity }) => ({ products_model: model, quantity })),
  })
})

test('stock that an order takes is an event of each product, and what is rolled back is none', async () => {
  await placeOrder(shop)
  const taken = (await numbered()).filter(({ kind }) => kind === 'stock.changed')
  expect(taken.map(({ body }) => body)).toEqual([
    expect.objectContaining({ quantity: expect.any(Number), was_quantity: expect.any(Number) }),
    expect.objectContaining({ quantity: expect.any(Number), was_quantity: expect.any(Number) }),
  ])
  const undone = inTransaction(db, async (trx) => {
    await trx.query('update stock set qty = qty + 1')
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  expect(await numbered()).toHaveLength(4)
})

test('a document that is decided is an event without its name', async () => {
  const { id: customer_id } = await db
    .selectFrom('customers')
    .select('id')
    .where('project_id', '=', 11)
    .executeTakeFirstOrThrow()
  const sent = { kind: 'insurance', type: 'coi', label: 'Certificate', name: 'dana-whitfield.pdf' } as const
  const upload = { upload_id: crypto.randomUUID(), fingerprint: '', uploaded_at: new Date() }
  const { id } = await db
    .insertInto('documents')
    .values({ customer_id, project_id: 11, ...sent, ...upload })
    .returning('id')
    .executeTakeFirstOrThrow()
  await approveDocument(db, { id, projectId: 11, by: null, now: new Date(), expiresOn: '2030-01-31' })
  const decided = (await numbered()).filter(({ kind }) => kind === 'document.decided')
  expect(decided.map(({ body }) => body)).toEqual([
    {
      id,
      customers_id: customer_id,
      kind: 'insurance',
      state: 'approved',
      expires_on: '2030-01-31',
    },
  ])
})
