import { afterAll, expect, test } from 'vitest'
import { seedShop } from '#server/demo/seed.ts'
import { writeDefaultRows } from '#server/new-shop/default-rows.ts'
import * as migration from '#server/platform/database/migrations/0049-default-rows.ts'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const TABLES = ['levels', 'states', 'carriers', 'closed_days', 'filter_options', 'product_lists'] as const
const db = openDatabase(await useDatabase('empty'), 2, NO_TIMEOUTS)
await migrateToLatest(db)
afterAll(() => db.destroy())
const count = async (table: (typeof TABLES)[number]) =>
  (await db.selectFrom(table).selectAll().execute()).length
const counts = async () =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await count(table)])))

test('an empty database gets levels, states, carriers, closed days, options of filters and lists, once', async () => {
  await Promise.all([writeDefaultRows(db), writeDefaultRows(db)])
  const first = await counts()
  expect(first).toMatchObject({ levels: 6, states: 51, carriers: 5, product_lists: 4 })
  for (const table of TABLES) expect(first[table]).toBeGreaterThan(0)
  await db.deleteFrom('carriers').execute()
  await db.deleteFrom('closed_days').where('day', '<', '2030-01-01').execute()
  const left = await counts()
  await writeDefaultRows(db)
  expect(await counts()).toEqual(left)
  expect(left).toMatchObject({ carriers: 0 })
})

test('the demo adds its goods to a shop that has those rows already', async () => {
  await seedShop(db)
  expect(await counts()).toMatchObject({ levels: 6, carriers: 5, product_lists: 10 })
})

test('a shop that has products keeps the tables that its owner has emptied', async () => {
  const open = openDatabase(await useDatabase(), 2, NO_TIMEOUTS)
  await migration.down(open)
  await open.deleteFrom('carriers').execute()
  await migration.up(open)
  await writeDefaultRows(open)
  expect(await open.selectFrom('carriers').selectAll().execute()).toEqual([])
  await open.destroy()
})
