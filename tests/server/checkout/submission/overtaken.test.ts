import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#tests/support/schema.ts'
import { goToReview, submit } from '#tests/support/checkout.ts'
import { makeShopperWithCart } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

/** Submits a cart and commits `change` between its review and its reservation. */
async function overtaken(change: (trx: Kysely<Database>, cartId: number) => Promise<unknown>) {
  const shopper = await makeShopperWithCart(shop.url, shop.db)
  const request = await goToReview(shopper)
  const answer = await shop.db.transaction().execute(async (trx) => {
    await change(trx, request.cart_id)
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
    const answer = submit(shopper, request)
    await someoneWaitsFor(rows[0]?.pid ?? 0)
    return { answer }
  })
  return answer.answer
}

async function someoneWaitsFor(pid: number): Promise<void> {
  for (;;) {
    const { rows } =
      await sql`select pid from pg_stat_activity where ${pid} = any(pg_blocking_pids(pid))`.execute(shop.db)
    if (rows.length > 0) return
  }
}

test('[ORD-06][T24] a name saved while the order is placed becomes the name of the order', async () => {
  const answer = await overtaken((trx, cartId) =>
    sql`update carts set name = 'Lake show' where id = ${cartId}`.execute(trx),
  )
  const order = await sql`select cart_name from orders where id = ${answer.data?.orders_id}`.execute(shop.db)
  expect(order.rows).toEqual([{ cart_name: 'Lake show' }])
})

test('[T24][T26] a cart changed while the order is placed is not charged', async () => {
  const answer = await overtaken((trx, cartId) =>
    sql`update carts set version = version + 1 where id = ${cartId}`.execute(trx),
  )
  expect([answer.success, answer.data?.kind]).toEqual([false, 'version'])
})

test('[T13][T45] stock taken while the order is placed is not sold twice', async () => {
  const answer = await overtaken((trx, cartId) =>
    sql`update stock set qty = 0 where product_id in (select product_id from cart_lines where cart_id = ${cartId})`.execute(
      trx,
    ),
  )
  expect([answer.success, answer.data?.kind]).toEqual([false, 'stock'])
})
