import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { customerDocumentCalls } from '#contract/documents/customer-documents.ts'
import { declineWaitingOrders } from '#server/orders/fulfillment/decline-waiting-orders.ts'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { recoverRefunds } from '#server/orders/refunds/recover-refunds.ts'
import { documentCommand } from '#server/staff/admin-cli/documents.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { givenBack, orderOf, toldAbout } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'
import { SMALL_PDF } from '#tests/support/upload-files.ts'

const shop = await useShop()
await sql`update products set pro_use = true where project_id = 11`.execute(shop.db)
const gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
afterAll(() => gateway.close())
const lines: string[] = []
const clock = { db: shop.db, log: (line: string) => void lines.push(line) }
const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)
const decline = (days: number) => declineWaitingOrders({ ...clock, now: inDays(days) })
const run = (...words: string[]) => documentCommand(shop.databaseUrl, words)

async function upload(shopper: Shopper): Promise<string> {
  const query = {
    kind: 'authorization',
    type: 'federal_license',
    name: 'paper.pdf',
    upload_id: crypto.randomUUID(),
  } as const
  const { document } = await shopper.call(customerDocumentCalls.uploadDocument, { query, body: SMALL_PDF })
  return String(document.id)
}

async function waiting(deposit: number | null = null) {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const document = await upload(shopper)
  const { data } = await submit(shopper, { ...(await goToReview(shopper)), cc_deposit_amount: deposit })
  const order = { shopper, id: data?.orders_id ?? 0, total: 0 }
  expect((await orderOf(order)).status_id).toBe(11)
  return { ...order, document }
}

test('[ACC-14] an order whose documents are refused is cancelled, its charge refunded and the customer told why', async () => {
  const order = await waiting()
  const { total } = await orderOf(order)
  expect(await decline(0)).toBe(0)
  await run('refuse', order.document, 'It is not legible.')
  expect(await decline(0)).toBe(1)
  expect(await decline(0)).toBe(0)
  await recoverRefunds({ ...clock, gateway, now: inDays(0) })
  expect(await orderOf(order)).toMatchObject({ status_id: 30, refunds: [{ amount: total, state: 'done' }] })
  expect(await givenBack(shop, order.id)).toBe(total)
  expect(await toldAbout(shop, order.id)).toEqual([
    { kind: 'orderCancelled', amount: total },
    { kind: 'orderRefunded', amount: total },
  ])
})

test('[ACC-14] an order waits on while another document is in review, and an approval of it releases the order', async () => {
  const order = await waiting()
  await run('refuse', order.document, 'It is not legible.')
  const second = await upload(order.shopper)
  expect(await decline(0)).toBe(0)
  await run('approve', second, '2099-06-30')
  expect(await decline(15)).toBe(0)
  expect((await orderOf(order)).status_id).toBe(1)
})

test('[ACC-14] after 14 days a waiting order is cancelled, and its deposit refunded', async () => {
  const order = await waiting(20)
  expect(await decline(13.9)).toBe(0)
  expect(await decline(14.1)).toBe(1)
  await recoverRefunds({ ...clock, gateway, now: inDays(0) })
  expect(await givenBack(shop, order.id)).toBe(2_000)
  expect(new Set(await toldAbout(shop, order.id))).toEqual(
    new Set(['orderCancelled', 'orderRefunded'].map((kind) => ({ kind, amount: 2_000 }))),
  )
})

test('[ACC-14] an order that staff let wait by hand is not cancelled by itself', async () => {
  const order = await waiting()
  await sql`update orders set snapshot = snapshot - 'documents' where id = ${order.id}`.execute(shop.db)
  expect(await decline(30)).toBe(0)
  expect((await orderOf(order)).status_id).toBe(11)
  expect(lines).toEqual([])
})

test('a day that is not on the calendar is refused as the last day of a document', async () => {
  const order = await waiting()
  await expect(run('approve', order.document, '2027-02-30')).rejects.toThrow('"2027-02-30" is not a day')
  await expect(run('approve', order.document, '2027-13-01')).rejects.toThrow('is not a day')
  expect((await orderOf(order)).status_id).toBe(11)
})

test('[ACC-14] an order that staff let wait by hand waits for staff, also when it waited by itself before', async () => {
  const order = await waiting()
  await run('approve', order.document, '2099-06-30')
  expect((await orderOf(order)).status_id).toBe(1)
  await orderCommand(shop.databaseUrl, ['status', String(order.id), '11'])
  await run('refuse', order.document, 'It was revoked.')
  await decline(20)
  expect((await orderOf(order)).status_id).toBe(11)
})

test('[ACC-14] a refusal from before the order cancels nothing', async () => {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  await run('refuse', await upload(shopper), 'It is not legible.')
  await sql`update documents set reviewed_at = now() - interval '1 day' where state = 'refused'`.execute(
    shop.db,
  )
  const document = await upload(shopper)
  const { data } = await submit(shopper, await goToReview(shopper))
  const order = { shopper, id: data?.orders_id ?? 0, total: 0 }
  await shopper.call(customerDocumentCalls.withdrawDocument, { body: { id: Number(document) } })
  await decline(0)
  expect((await orderOf(order)).status_id).toBe(11)
  await decline(15)
  expect((await orderOf(order)).status_id).toBe(30)
})

test('an order that cannot be declined now holds up no newer one, and is tried again', async () => {
  const orders = [await waiting(), await waiting()]
  const [stuck = { id: 0 }] = orders
  const statuses = () => Promise.all(orders.map(async (order) => (await orderOf(order)).status_id))
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''planted''; end'`.execute(
    shop.db,
  )
  await sql`create trigger planted before update on orders for each row when (old.id = ${sql.lit(stuck.id)})
    execute function refuse()`.execute(shop.db)
  expect(await decline(15)).toBe(1)
  expect(await statuses()).toEqual([11, 30])
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^order ${stuck.id} is not declined: .*planted`))])
  await sql`drop trigger planted on orders`.execute(shop.db)
  expect(await decline(15)).toBe(1)
  expect(await statuses()).toEqual([30, 30])
})

test('a shop that stops leaves the orders that are left to a later run', async () => {
  const order = await waiting()
  expect(await declineWaitingOrders({ ...clock, now: inDays(15), signal: AbortSignal.abort() })).toBe(0)
  expect((await orderOf(order)).status_id).toBe(11)
})
