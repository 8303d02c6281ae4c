import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, transactionOf } from '#tests/support/database.ts'
import { float8, int4 } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { openFreezableProxy } from '#tests/support/freezable-proxy.ts'

const limits = { connection: 1_000, lock: 300, statement: 30_000, query: 60_000 }
const databaseUrl = await useDatabase()
const proxy = await openFreezableProxy(databaseUrl)
const direct = openDatabase(databaseUrl, 2, limits)
const brief = openDatabase(databaseUrl, 2, { ...limits, statement: 1_000 })
const proxied = openDatabase(proxy.databaseUrl, 2, { ...limits, query: 2_000 })
afterAll(async () => {
  await Promise.all([direct.destroy(), brief.destroy(), proxied.destroy()])
  await proxy.close()
})

const qty = statement({
  name: 'timeouts-qty',
  sql: 'select qty from stock where product_id = :id',
  params: { id: int4 },
  row: { qty: int4 },
})
const add = statement({
  name: 'timeouts-add',
  sql: 'update stock set qty = qty + 1 where product_id = :id returning qty',
  params: { id: int4 },
  row: { qty: int4 },
})
const slow = statement({
  name: 'timeouts-slow',
  sql: 'select from pg_sleep(:seconds)',
  params: { seconds: float8 },
})

const failure = (work: Promise<unknown>): Promise<string> => work.then(() => 'nothing', String)

async function idleTransactions(): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`.execute(
    direct,
  )
  return rows[0]?.n
}

test('[P33] a write times out on a locked row, and reads never wait for such writes', async () => {
  await direct.transaction().execute(async (trx) => {
    await add(transactionOf(trx), { id: 10_001 })
    const waiting = Array.from({ length: 6 }, () => failure(add(direct, { id: 10_001 })))
    const [row] = await qty(direct, { id: 10_001 })
    expect(row?.qty).toBeGreaterThan(0)
    const failures = await Promise.all(waiting)
    for (const said of failures) expect(said).toMatch(/lock timeout|timeout exceeded when trying to connect/)
    expect(failures.join()).toContain('lock timeout')
  })
  expect(await add(direct, { id: 10_001 })).toHaveLength(1)
})

test('[P33] a slow statement is canceled by the server', async () => {
  expect(await failure(slow(brief, { seconds: 20 }))).toContain('statement timeout')
})

test('[P33] an idle transaction is ended by the server', async () => {
  const [added, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = failure(
    inTransaction(brief, async (trx) => {
      await add(trx, { id: 10_002 })
      added.resolve()
      await ended.promise
      await add(trx, { id: 10_002 })
    }),
  )
  await added.promise
  await expect.poll(idleTransactions).toBe(0)
  ended.resolve()
  expect(await work).toMatch(/idle-in-transaction|connection error/)
  expect(await add(direct, { id: 10_002 })).toHaveLength(1)
})

test('[P33] calls of an unresponsive server fail by the timeouts of the client, and all succeed after it recovers', async () => {
  const inside = (work: () => Promise<void>) =>
    inTransaction(proxied, async (trx) => {
      await add(trx, { id: 10_003 })
      await work()
      await add(trx, { id: 10_003 })
    })
  await qty(proxied, { id: 10_003 })
  const frozen = Promise.withResolvers<void>()
  const frozenInside = failure(
    inside(async () => {
      proxy.freeze()
      frozen.resolve()
    }),
  )
  await frozen.promise
  const failures = await Promise.all([
    frozenInside,
    ...Array.from({ length: 8 }, () => failure(qty(proxied, { id: 10_003 }))),
    ...Array.from({ length: 4 }, () => failure(inside(async () => undefined))),
  ])
  for (const said of failures)
    expect(said).toMatch(/Query read timeout|timeout exceeded when trying to connect|Connection terminated/)
  proxy.thaw()
  expect(await qty(proxied, { id: 10_003 })).toHaveLength(1)
  await inside(async () => undefined)
  await expect.poll(idleTransactions).toBe(0)
})
