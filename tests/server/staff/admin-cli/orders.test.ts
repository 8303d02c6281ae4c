import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatMoney } from '#contract/platform/money.ts'
import { orderHistoryCalls } from '#contract/orders/order-history.ts'
import { orderCommand } from '#server/staff/admin-cli/orders.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'
import type { Shopper } from '#tests/support/shopper.ts'

const shop = await useShop()
const run = (...words: string[]) => orderCommand(shop.databaseUrl, words)

async function ordered() {
  const shopper = await makeShopperWithCart(shop.url, shop.db, { lines: 2, quantity: 2 })
  const { data } = await submit(shopper, await goToReview(shopper))
  return { shopper, id: data?.orders_id ?? 0 }
}

async function orderOf(shopper: Shopper, id: number) {
  const { orders } = await shopper.call(orderHistoryCalls.selectOrders, { body: { orders_id: id } })
  return orders[0]
}

const messagesOf = async (id: number) =>
  (
    await sql<{ message: { shipped: { quantity: number }[]; remaining: { quantity: number }[] } }>`
      select message from emails where message->>'kind' = 'orderShipped' and message->>'order_id' = ${String(id)}
      order by created_at`.execute(shop.db)
  ).rows.map(({ message }) => message)

const auditOf = async (id: number) =>
  (
    await sql<{
      action: string
    }>`select action from staff_audit where subject like ${`${id},%`} order by id`.execute(shop.db)
  ).rows.map(({ action }) => action)

test('an order ships in parts: each is told by e-mail with what follows, and the last makes it Shipped', async () => {
  const { shopper, id } = await ordered()
  const first = (await orderOf(shopper, id))?.lines[0]?.products_model ?? ''
  expect(await run('ship', String(id), 'ORF1', `${first}=1`)).toContain(
    `Order ${id}: 1 case shipped with ORF1, 3 cases remain.`,
  )
  expect((await orderOf(shopper, id))?.status_id).toBe(1)
  expect((await run('ship', String(id), 'ORF2'))[0]).toBe(
    `Order ${id}: 3 cases shipped with ORF2, nothing remains.`,
  )
  const order = await orderOf(shopper, id)
  expect(order?.tracking_number).toBe('ORF2')
  expect(order?.tracking_url).toMatch(/^https:.*ORF2$/)
  expect(order?.events.map((event) => event.status_name)).toEqual(['Order received', 'Shipped'])
  const told = (lines: readonly { quantity: number }[]) => lines.map((line) => line.quantity)
  const messages = await messagesOf(id)
  expect(messages.map(({ shipped, remaining }) => [told(shipped), told(remaining)])).toEqual([
    [[1], [1, 2]],
    [[1, 2], []],
  ])
  expect(await auditOf(id)).toEqual(['orders ship', 'orders ship'])
})

test('what cannot be shipped is refused with its reason and changes nothing', async () => {
  const { shopper, id } = await ordered()
  const before = await orderOf(shopper, id)
  const model = before?.lines[0]?.products_model ?? ''
  await expect(run('ship', String(id), `${model}=3`)).rejects.toThrow(
    `Of ${model} 2 remain to be shipped, not 3.`,
  )
  await expect(run('ship', String(id), 'XX1=1')).rejects.toThrow(`Order ${id} has no XX1.`)
  await expect(run('ship', String(id), 'a', '--b')).rejects.toThrow('npm run shop -- ship')
  await expect(run('ship', '2000000000')).rejects.toThrow('There is no order 2000000000.')
  await expect(run('ship', 'x')).rejects.toThrow('"x" is not the number of an order.')
  expect(await run('status', String(id), '11')).toEqual([
    `Order ${id} is Waiting for documents, was Order received.`,
  ])
  await expect(run('ship', String(id))).rejects.toThrow(`Order ${id} is not ready: Waiting for documents.`)
  await run('status', String(id), '1')
  await run('ship', String(id))
  await expect(run('ship', String(id))).rejects.toThrow(`Order ${id} is Shipped already.`)
  expect(await messagesOf(id)).toHaveLength(1)
})

test('a model named twice in a shipment is refused, and nothing ships', async () => {
  const { shopper, id } = await ordered()
  const model = (await orderOf(shopper, id))?.lines[0]?.products_model ?? ''
  await expect(run('ship', String(id), 'ORF1', `${model}=1`, `${model}=1`)).rejects.toThrow(
    `${model} is named twice: name it once, with all its cases.`,
  )
  expect(await messagesOf(id)).toEqual([])
})

test('an order shipped twice at once ships once', async () => {
  const { id } = await ordered()
  const results = await Promise.allSettled([run('ship', String(id)), run('ship', String(id))])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await messagesOf(id)).toHaveLength(1)
})

test('open orders are listed, and one is shown with what has shipped of it', async () => {
  const { shopper, id } = await ordered()
  const model = (await orderOf(shopper, id))?.lines[0]?.products_model ?? ''
  await run('ship', String(id), `${model}=1`)
  expect((await run('orders')).some((line) => line.startsWith(`${id}  1 Order received`))).toBe(true)
  expect(await run('order', String(id))).toContainEqual(
    expect.stringMatching(new RegExp(`${model}.*: 1 of 2 shipped`)),
  )
  expect(await run('orders', 'nobody@emberwright.example')).toEqual(['No order is open.'])
})

test('an order is cancelled by a command with its reason, and the shop refunds what was charged', async () => {
  const { shopper, id } = await ordered()
  const total = formatMoney((await orderOf(shopper, id))?.total ?? 0)
  await expect(run('cancel', String(id))).rejects.toThrow('npm run shop -- cancel')
  expect(await run('cancel', String(id), 'Sold out.')).toContain(
    `Order ${id} is cancelled, ${total} to be refunded. Sold out.`,
  )
  expect((await orderOf(shopper, id))?.refunds).toMatchObject([{ state: 'pending' }])
  await expect(run('cancel', String(id), 'Again.')).rejects.toThrow(`Order ${id} is Cancelled already.`)
  await expect(run('status', String(id), '1')).rejects.toThrow(`Order ${id} is Cancelled already.`)
})

test('a refund and a note by command are shown with the order, and the note stays out of the audit', async () => {
  const { id } = await ordered()
  for (const amount of ['0', '-1', '1.5', 'all'])
    await expect(run('refund', String(id), amount, 'Damaged.')).rejects.toThrow('is not an amount')
  await expect(run('refund', String(id), '5')).rejects.toThrow('npm run shop -- refund')
  expect((await run('refund', String(id), '12.50', 'Damaged.'))[0]).toBe(
    `$12.50 of order ${id} to be refunded. Damaged.`,
  )
  await run('note', String(id), 'Call before delivery.')
  const lines = await run('order', String(id))
  expect(lines).toContain('  Refund $12.50 by card pending: Damaged.')
  expect(lines).toContain('  Note of a command: Call before delivery.')
  expect(await auditOf(id)).toEqual(['orders refund', 'orders note'])
  const { rows } = await sql`select from staff_audit where subject like '%Call before%'`.execute(shop.db)
  expect(rows).toEqual([])
})

test('cancelling says that the gateway is asked only when something goes back to a card', async () => {
  const [paid, owed] = [await ordered(), await ordered()]
  await sql`delete from payments where order_id = ${owed.id}`.execute(shop.db)
  const asks = expect.stringContaining('asks the gateway')
  expect(await run('cancel', String(paid.id), 'Sold out.')).toContainEqual(asks)
  const told = await run('cancel', String(owed.id), 'Sold out.')
  expect(told).toEqual([
    `Order ${owed.id} is cancelled, nothing to be refunded. Sold out.`,
    'The customer is told.',
  ])
})

test('[T11] an order whose refund was declined stays listed until it is refunded in another way', async () => {
  const { id } = await ordered()
  await run('cancel', String(id), 'Sold out.')
  const line = async () => (await run('orders')).find((each) => each.startsWith(`${id} `))
  expect(await line()).toBeUndefined()
  await sql`update payments set state = 'declined', code = 'refund_declined', settled_at = now()
    where kind = 'refund' and order_id = ${id}`.execute(shop.db)
  expect(await line()).toMatch(/30 Cancelled.*REFUND OWED: declined by the card/)
  await run('note', String(id), 'The customer is on holiday.')
  expect(await line()).toBeDefined()
  const [total] = /\d[\d,]*\.\d\d/.exec((await line()) ?? '') ?? []
  await run('refund', String(id), total ?? '', 'Sold out.', 'check', '311')
  expect(await line()).toBeUndefined()
})

test('an open order says that all of its money is given back once it all is', async () => {
  const { id, total } = await placeOrder(shop)
  const told = async () => [
    (await run('orders')).find((line) => line.startsWith(`${id} `))?.endsWith(', all refunded'),
    (await run('order', String(id))).includes('  All that was paid is refunded.'),
  ]
  const refund = (cents: number) =>
    run('refund', String(id), (cents / 100).toFixed(2), 'Sold out.', 'check', '311')
  expect(await told()).toEqual([false, false])
  await refund(total - 1)
  expect(await told()).toEqual([false, false])
  await refund(1)
  expect(await told()).toEqual([true, true])
})

test('open orders are found by an address in any letters', async () => {
  const { id } = await ordered()
  const address = `Some.One+${id}@Example.com`
  await sql`update customers set email = ${address.toLowerCase()} where id = (select customer_id from orders where id = ${id})`.execute(
    shop.db,
  )
  for (const typed of [address, address.toLowerCase(), address.toUpperCase()])
    expect(await run('orders', typed)).toEqual([
      expect.stringContaining(`${id}  1 Order received  ${address.toLowerCase()}`),
    ])
})
