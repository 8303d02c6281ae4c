import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { createSandboxGateway } from '#server/platform/gateway/sandbox-gateway.ts'
import { refundOrder } from '#server/orders/refunds/refund-order.ts'
import { orderRefund } from '#tests/support/order-action.ts'
import { placeOrder } from '#tests/support/placed-order.ts'
import { useShop } from '#tests/support/shop.ts'

/** A gateway that answers no refund and no lookup, as one behind a dead network. */
const asked: string[] = []
const silence = (call: string) => () => {
  asked.push(call)
  return new Promise<never>(() => undefined)
}
const sandbox: { gateway?: ReturnType<typeof createSandboxGateway> } = {}
const charging = () => {
  if (!sandbox.gateway) throw new Error('the sandbox is not open')
  return sandbox.gateway
}
const shop = await useShop({
  gateway: {
    verify: (...card) => charging().verify(...card),
    authorize: (...charge) => charging().authorize(...charge),
    reverse: (key) => charging().reverse(key),
    refund: silence('refund'),
    lookupRefund: silence('lookupRefund'),
    lookup: silence('lookup'),
  },
})
sandbox.gateway = createSandboxGateway({ databaseUrl: shop.databaseUrl })
afterAll(() => sandbox.gateway?.close())

const stateOf = async (table: 'payments' | 'submissions', orderId: number) => {
  const { rows } = await sql<{ state: string }>`select t.state from ${sql.table(table)} t
    join orders o on ${table === 'payments' ? sql`o.id = t.order_id and t.kind = 'refund'` : sql`o.submission_id = t.id`}
    where o.id = ${orderId}`.execute(shop.db)
  return rows.map(({ state }) => state)
}

/** One more than are asked for at once. */
const REFUNDS = 5

test('closing waits for no gateway: what the sweeps were asking stays pending, and no more is asked', async () => {
  const [refunded, unsettled] = [await placeOrder(shop), await placeOrder(shop)]
  await shop.close()
  for (const { id: orderId } of Array.from({ length: REFUNDS }, () => refunded))
    await refundOrder(shop.db, orderRefund(orderId, 100))
  await sql`update submissions set state = 'pending', settled_at = null, created_at = now() - interval '2 minutes'
    where id = (select submission_id from orders where id = ${unsettled.id})`.execute(shop.db)
  await shop.reopen()
  const most = ['lookup', 'refund', 'refund', 'refund', 'refund']
  await expect.poll(() => asked.toSorted()).toEqual(most)
  await shop.close()
  expect(asked.toSorted()).toEqual(most)
  expect(await stateOf('payments', refunded.id)).toEqual(Array.from({ length: REFUNDS }, () => 'pending'))
  expect(await stateOf('submissions', unsettled.id)).toEqual(['pending'])
})
