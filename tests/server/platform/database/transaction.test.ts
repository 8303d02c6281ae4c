import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#tests/support/database.ts'
import { int4, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 4)
afterAll(() => db.destroy())
const addCase = statement({
  name: 'test-add-case',
  sql: 'update stock set qty = qty + 1 where product_id = :id',
  params: { id: int4 },
})
const stockOf = async (id: number) => {
  const row = await db
    .selectFrom('stock')
    .select('qty')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.qty
}

test('a transaction that throws is rolled back', async () => {
  const before = await stockOf(10_001)
  const work = inTransaction(db, async (trx) => {
    await addCase(trx, { id: 10_001 })
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await stockOf(10_001)).toBe(before)
})

test('a transaction of which a statement failed is not committed, whatever its work makes of that', async () => {
  const before = await stockOf(10_001)
  const work = inTransaction(db, async (trx) => {
    await addCase(trx, { id: 10_001 })
    await trx.query('select 1 / 0').catch(() => undefined)
  })
  await expect(work).rejects.toThrow('the transaction was rolled back')
  expect(await stockOf(10_001)).toBe(before)
})

test('the handle of a transaction refuses queries after its end', async () => {
  const kept = await inTransaction(db, async (trx) => ({ trx }))
  await expect(addCase(kept.trx, { id: 10_001 })).rejects.toThrow('a query after the end of its transaction')
})

test('inside a transaction any use of the outer handle throws', async () => {
  const work = inTransaction(db, () => stockOf(10_001))
  await expect(work).rejects.toThrow('a query inside a transaction must use the handle of the transaction')
  expect(await stockOf(10_001)).toBeGreaterThanOrEqual(0)
})

test('of two deadlocked transactions both complete by a retry', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const take = (first: number, second: number, mine: 0 | 1) =>
    inTransaction(db, async (trx) => {
      await addCase(trx, { id: first })
      gates[mine].resolve()
      await gates[mine === 0 ? 1 : 0].promise
      await addCase(trx, { id: second })
    })
  const before = [await stockOf(10_002), await stockOf(10_003)]
  await Promise.all([take(10_002, 10_003, 0), take(10_003, 10_002, 1)])
  expect([await stockOf(10_002), await stockOf(10_003)]).toEqual(before.map((qty) => qty + 2))
})

test('a statement is prepared once by name and works on every handle', async () => {
  const one = statement({
    name: 'test-one',
    sql: 'select :n::int + 1 as n, :name::text as name',
    params: { n: int4, name: text },
    row: { n: int4, name: text },
  })
  expect(await one(db, { n: 1, name: 'a' })).toEqual([{ n: 2, name: 'a' }])
  const inside = await inTransaction(db, (trx) => one(trx, { name: 'b', n: 2 }))
  expect(inside).toEqual([{ n: 3, name: 'b' }])
  const prepared = await inTransaction(db, async (trx) => {
    await one(trx, { n: 3, name: 'c' })
    await one(trx, { n: 4, name: 'd' })
    return trx.query(`select statement from pg_prepared_statements where name = 'test-one'`)
  })
  expect(prepared).toEqual([{ statement: 'select $1::int + 1 as n, $2::text as name' }])
})

test('date columns are read as text, timestamps as Date', async () => {
  const { rows } =
    await sql`select date '2026-03-08' as day, timestamptz '2026-03-08 12:00:00Z' as moment`.execute(db)
  expect(rows).toEqual([{ day: '2026-03-08', moment: new Date('2026-03-08T12:00:00Z') }])
})
