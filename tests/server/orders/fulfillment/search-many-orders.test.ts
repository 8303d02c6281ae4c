import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findAll } from '#server/orders/fulfillment/find-staff-orders.ts'
import { listStaffOrders } from '#server/orders/fulfillment/list-staff-orders.ts'
import { copyOrders } from '#tests/run/bench/copy-orders.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const email = await makeCustomer(shop.db)
await copyOrders(shop.db, { count: 3_600, own: { email, count: 2_600 } })
const ALL = { show: 'all', sort: 'newest', q: '', from: '', to: '', kind: '', owed: '', page: 1 } as const
const list = (wanted: Partial<Parameters<typeof listStaffOrders>[2]>) =>
  listStaffOrders(shop.db, 11, { ...ALL, ...wanted })
const idsIn = async (query: ReturnType<typeof sql<{ id: number }>>) =>
  (await query.execute(shop.db)).rows.map(({ id }) => id)

test('[T92] what very many orders have is searched for in the first 1,000 of the list, and the export has all', async () => {
  for (const sort of ['newest', 'oldest'] as const) {
    const order = sql.raw(sort === 'newest' ? 'purchased_at desc, id desc' : 'purchased_at, id')
    const found =
      await idsIn(sql`select id from (select * from orders where project_id = 11 order by ${order} limit 1000) o
      where customer_id = (select id from customers where email = ${email}) order by ${order}`)
    const { orders, pagination, is_cut } = await list({ q: email, sort, page: 3 })
    expect({ ids: orders.map(({ id }) => id), total: pagination.total, is_cut }).toEqual({
      ids: found.slice(50, 75),
      total: found.length,
      is_cut: true,
    })
  }
  expect(await findAll(shop.db, 11, { ...ALL, q: email })).toHaveLength(2_600)
})

test('[T92] an order is found by its number before those that have it in a telephone number, also outside of them', async () => {
  const [oldest] = await idsIn(sql`select id from orders where project_id = 11 order by purchased_at limit 1`)
  await sql`update orders set snapshot = snapshot || jsonb_build_object('contact', jsonb_build_object('phone', ${oldest}::text))
    where id <> ${oldest}`.execute(shop.db)
  const { orders, is_cut } = await list({ q: String(oldest) })
  expect([orders[0]?.id, orders.length, is_cut]).toEqual([oldest, 25, true])
  expect((await list({ q: String(oldest), page: 2 })).orders.map(({ id }) => id)).not.toContain(oldest)
})

test('[T92] filters that leave fewer orders lead to all that are found', async () => {
  const [open] = (
    await sql<{ n: number }>`select count(*)::int as n from orders o join customers c on c.id = o.customer_id
      where c.email = ${email} and o.status_id = 1`.execute(shop.db)
  ).rows
  const { pagination, is_cut } = await list({ q: email, show: 'open' })
  expect([pagination.total, is_cut]).toEqual([open?.n, false])
})
