import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { float8, int4 } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { useDatabase } from '#tests/support/databases.ts'
import { openFreezableProxy } from '#tests/support/freezable-proxy.ts'

const timeouts = { connection: 1_000, lock: 300, statement: 1_500, query: 2_000 }
const databaseUrl = await useDatabase()
const proxy = await openFreezableProxy(databaseUrl)
const direct = openDatabase(databaseUrl, 2, timeouts)
const proxied = openDatabase(proxy.databaseUrl, 2, timeouts)
afterAll(async () => {
  await Promise.all([direct.destroy(), proxied.destroy()])
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
  sql: 'select pg_sleep(:seconds)',
  params: { seconds: float8 },
})

/** The error of `work` and after how many milliseconds it was thrown. */
async function failure(work: Promise<unknown>): Promise<{ after: number; said: string }> {
  const from = performance.now()
  const said = await work.then(
    () => 'nothing',
    (error: unknown) => String(error),
  )
  return { after: performance.now() - from, said }
}

test('[P33] a write times out on a locked row, and reads never wait for such writes', async () => {
  await direct.transaction().execute(async (trx) => {
    await add(trx, { id: 10_001 })
    const waiting = Array.from({ length: 6 }, () => failure(add(direct, { id: 10_001 })))
    const [row] = await qty(direct, { id: 10_001 })
    expect(row?.qty).toBeGreaterThan(0)
    const failures = await Promise.all(waiting)
    for (const { after, said } of failures) {
      expect(said).toMatch(/lock timeout|timeout exceeded when trying to connect/)
      expect(after).toBeLessThan(2_000)
    }
  })
  expect(await add(direct, { id: 10_001 })).toHaveLength(1)
})

test('[P33] a slow statement is canceled by the server', async () => {
  const { after, said } = await failure(slow(direct, { seconds: 20 }))
  expect(said).toContain('statement timeout')
  expect(after).toBeLessThan(2_000)
})

test('[P33] an idle transaction is ended by the server', async () => {
  const { said } = await failure(
    direct.transaction().execute(async (trx) => {
      await add(trx, { id: 10_002 })
      await slow(direct, { seconds: 1.4 })
      await slow(direct, { seconds: 1.4 })
      await add(trx, { id: 10_002 })
    }),
  )
  expect(said).toMatch(/idle-in-transaction|Connection terminated/)
  expect(await add(direct, { id: 10_002 })).toHaveLength(1)
})

test('[P33] an unresponsive server costs each call at most its timeouts, and nothing after it recovers', async () => {
  const inside = (work: () => Promise<void>) =>
    inTransaction(proxied, async (trx) => {
      await add(trx, { id: 10_003 })
      await work()
      await add(trx, { id: 10_003 })
    })
  await qty(proxied, { id: 10_003 })
  const whole = timeouts.connection + timeouts.query + 500
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
  for (const { after, said } of failures) {
    expect(said).toMatch(/Query read timeout|timeout exceeded when trying to connect|Connection terminated/)
    expect(after).toBeLessThan(whole)
  }
  proxy.thaw()
  expect(await qty(proxied, { id: 10_003 })).toHaveLength(1)
  await inside(async () => undefined)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`.execute(
    direct,
  )
  expect(rows).toEqual([{ n: 0 }])
})
