import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account.ts'
import { orderCommand } from '#server/settings-cli/orders.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
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
  const { orders } = await shopper.call(accountCalls.selectOrders, { body: { orders_id: id } })
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
    `Order ${id}: 1 case shipped, 3 cases remain.`,
  )
  expect((await orderOf(shopper, id))?.status_id).toBe(1)
  expect((await run('ship', String(id), 'ORF2'))[0]).toBe(`Order ${id}: 3 cases shipped, nothing remains.`)
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
  await expect(run('ship', String(id), 'a', 'b')).rejects.toThrow('npm run shop -- ship')
  await expect(run('ship', '2000000000')).rejects.toThrow('There is no order 2000000000.')
  await expect(run('ship', 'x')).rejects.toThrow('"x" is not the number of an order.')
  await expect(run('status', String(id), '4')).rejects.toThrow(
    'The statuses are 1 Order received, 2 In review',
  )
  expect(await run('status', String(id), '11')).toEqual([
    `Order ${id} is Waiting for documents, was Order received.`,
  ])
  await expect(run('ship', String(id))).rejects.toThrow(`Order ${id} is not ready: Waiting for documents.`)
  await run('status', String(id), '1')
  await run('ship', String(id))
  await expect(run('ship', String(id))).rejects.toThrow(`Order ${id} is Shipped already.`)
  expect(await messagesOf(id)).toHaveLength(1)
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
