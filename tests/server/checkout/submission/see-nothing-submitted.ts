import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestDb } from '#tests/support/database.ts'

export async function seeNothingSubmitted(db: TestDb, cartId: number): Promise<void> {
  const { rows } = await sql<{ orders: number; submissions: number }>`select
    (select count(*)::int from orders where cart_id = ${cartId}) as orders,
    (select count(*)::int from submissions where cart_id = ${cartId}) as submissions`.execute(db)
  expect(rows[0]).toEqual({ orders: 0, submissions: 0 })
}
