import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { linesOfCart } from '#server/cart/line-row.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()

test('the lines of a cart are read by index, even with statistics of long carts', async () => {
  await sql`select pg_restore_relation_stats('schemaname', 'public', 'relname', 'cart_lines', 'relpages', 1::int,
    'reltuples', 100000::real)`.execute(shop.db)
  const lines = sql.raw(linesOfCart({ cartId: '$1::int', levelId: '$2::int' }))
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (generic_plan) select * from ${lines}`.execute(
    shop.db,
  )
  const plan = rows.map((row) => row['QUERY PLAN'])
  expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([])
  expect(plan.filter((line) => line.includes('products_pkey'))).toHaveLength(1)
})
