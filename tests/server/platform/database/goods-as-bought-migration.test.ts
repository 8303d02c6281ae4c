import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import * as goodsAsBought from '#server/platform/database/migrations/0059-goods-as-bought.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

test('[T80] lines of old orders are filled from the submission that is kept, else from the product, also those that an old version writes', async () => {
  await goodsAsBought.down(db)
  const { rows } = await sql<{ order_id: number; product_id: number; model: string; upc: string }>`
    select l.order_id, l.product_id, p.model, p.upc from order_lines l join products p on p.id = l.product_id
    where l.position = 1 order by l.order_id limit 2`.execute(db)
  const [kept, none] = rows
  if (!kept || !none) throw new Error('there are too few orders')
  const lines = [{ product_id: kept.product_id, model: 'OLD-1', name: 'Old name', quantity: 1, cents: 1 }]
  await sql`update orders set snapshot = ${JSON.stringify({ lines })}::jsonb where id = ${kept.order_id}`.execute(
    db,
  )
  await sql`update orders set snapshot = '{}' where id = ${none.order_id}`.execute(db)
  await goodsAsBought.up(db)
  await sql`insert into order_lines (order_id, position, product_id, quantity, cents)
    values (${none.order_id}, 900, ${kept.product_id}, 1, 1)`.execute(db)
  const lineOf = async (id: number, position: number) => {
    const { rows: found } =
      await sql`select model, upc from order_lines where order_id = ${id} and position = ${position}`.execute(
        db,
      )
    return found
  }
  expect(await lineOf(kept.order_id, 1)).toEqual([{ model: 'OLD-1', upc: kept.upc }])
  expect(await lineOf(none.order_id, 1)).toEqual([{ model: none.model, upc: none.upc }])
  expect(await lineOf(none.order_id, 900)).toEqual([{ model: kept.model, upc: kept.upc }])
})
