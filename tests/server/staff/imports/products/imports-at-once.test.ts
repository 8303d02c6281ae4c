import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffImportCalls as calls } from '#contract/staff/staff-import.ts'
import { openImports, bytesOf } from '#tests/support/product-import.ts'
import { useShop } from '#tests/support/shop.ts'

const shop = await useShop()
const { staff, colleague, check, dryRun, apply, good, goods, stockOf, setStock, silverOf } =
  await openImports(shop)

test('two members of staff who apply at once write one import, and the other one is told what changed', async () => {
  const one = await good()
  const [mine, theirs] = [
    await dryRun(`model,price:silver\n${one.model},11.00\n`),
    await dryRun(`model,price:silver\n${one.model},22.00\n`, colleague),
  ]
  const answers = await Promise.all([apply(mine), apply(theirs, {}, colleague)])
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['applied', 'changed'])
  expect(await silverOf(one.id)).toBe(answers[0]?.kind === 'applied' ? 1100 : 2200)
  const other = answers.find(({ kind }) => kind === 'changed')
  expect(other?.differences[0]).toMatch(/price:silver: was .+ in the dry run and is (11|22)\.00 by now/)
})

test('a repeated press after a lost answer applies once; another request for the same dry run is refused', async () => {
  const one = await good()
  const file = `model,stock\n${one.model},+5\n`
  const id = crypto.randomUUID()
  const [first, again] = [await check(file, staff, id), await check(file, staff, id)]
  expect(again).toEqual(first)
  if (first.kind !== 'read') throw new Error('not read')
  const press = { request_id: crypto.randomUUID() }
  const answers = await Promise.all([apply(first, press), apply(first, press), apply(first, press)])
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ kind: 'applied' })
  expect(await stockOf(one.id)).toBe(one.qty + 5)
  expect(await apply(first)).toMatchObject({
    kind: 'changed',
    text: expect.stringMatching(/already, by Editor/),
  })
  expect(
    (
      await staff.send(calls.checkProductImport, {
        query: { name: 'products.csv', id },
        body: bytesOf('model\nA1\n'),
      })
    ).status,
  ).toBe(422)
  expect(await apply({ ...first, fingerprint: 'x' })).toMatchObject({ kind: 'changed' })
})

/** A transaction that keeps a change of stock to itself until it is committed. */
async function takeCases(id: number, cases: number) {
  const trx = await shop.db.startTransaction().execute()
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  await sql`update stock set qty = qty - ${cases} where product_id = ${id}`.execute(trx)
  const isWaitedFor = async () => {
    for (;;) {
      const { rows: waiting } =
        await sql`select from pg_stat_activity where ${rows[0]?.pid} = any(pg_blocking_pids(pid))`.execute(
          shop.db,
        )
      if (waiting.length > 0) return
    }
  }
  return { isWaitedFor, commit: () => trx.commit().execute() }
}

test('[T13] an order that takes cases of a product which looked unchanged at first is not undone by an absolute stock', async () => {
  const [held, one] = await goods(2)
  if (!held || !one) throw new Error('no products')
  await setStock(one.id, 35)
  const seen = await dryRun(`model,stock\n${held.model},+7\n${one.model},40\n`)
  await setStock(one.id, 40)
  const first = await takeCases(held.id, 1)
  const answer = apply(seen)
  await first.isWaitedFor()
  await setStock(one.id, 35)
  const second = await takeCases(one.id, 5)
  await first.commit()
  await second.isWaitedFor()
  await second.commit()
  expect(await answer).toMatchObject({ kind: 'changed' })
  expect(await stockOf(one.id)).toBe(30)
})

test('one file is checked at a time: a second one is refused until the first is told, and is checked then', async () => {
  const one = await good()
  const file = `model,stock\n${one.model},+1\n`
  const send = () =>
    colleague.send(calls.checkProductImport, {
      query: { name: 'products.csv', id: crypto.randomUUID() },
      body: bytesOf(file),
    })
  const replies = await Promise.all([send(), send()])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
  expect((await send()).status).toBe(200)
})
