import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, expect, test } from 'vitest'
import { migrateToLatest, migrations } from '#server/platform/database/migrate.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, transactionOf } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
const empty = openDatabase(await useDatabase('empty'), 2, NO_TIMEOUTS)
const older = openDatabase(await useDatabase('empty'), 1, NO_TIMEOUTS)
afterAll(() => Promise.all([db.destroy(), empty.destroy(), older.destroy()]))

/** As earlier versions ran the migrations. */
const kysely = (on: typeof db) =>
  new Migrator({
    db: on,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(migrations).map(([name, { up }]) => [name, { up: (trx) => up(transactionOf(trx)) }]),
        ),
    },
  })
const recorded = async (on: typeof db) =>
  (
    await sql<{
      name: string
      timestamp: string
    }>`select name, timestamp from kysely_migration order by timestamp`.execute(on)
  ).rows
const namesIn = async (on: typeof db) => (await recorded(on)).map(({ name }) => name)

test('an empty database is migrated once by processes that start at once, and an earlier version finds its own records', async () => {
  const ran = await Promise.all([migrateToLatest(empty), migrateToLatest(empty)])
  expect(ran.toSorted((a, b) => a.length - b.length)).toEqual([[], Object.keys(migrations)])
  expect(await namesIn(empty)).toEqual(Object.keys(migrations))
  expect(await kysely(empty).migrateToLatest()).toEqual({ results: [] })
})

test('a database that an earlier version has migrated stays as it is, and one that it has half migrated is migrated on', async () => {
  const half = Object.keys(migrations)[20] ?? ''
  expect((await kysely(older).migrateTo(half)).error).toBeUndefined()
  const first = await recorded(older)
  expect(first).toHaveLength(21)
  expect(await migrateToLatest(older)).toEqual(Object.keys(migrations).slice(21))
  expect((await recorded(older)).slice(0, 21)).toEqual(first)
  expect(await namesIn(older)).toEqual(Object.keys(migrations))
  expect(await migrateToLatest(older)).toEqual([])
})

test('a migration that was left out is refused', async () => {
  await sql`delete from kysely_migration where name = '0010-settings'`.execute(older)
  await expect(migrateToLatest(older)).rejects.toThrow('0011-unsent without 0010-settings')
})

test('a version starts on a database that a later version has migrated, and not on one that lacks its own migrations', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${new Date().toISOString()})`.execute(
    db,
  )
  expect(await migrateToLatest(db)).toEqual([])
  await sql`delete from kysely_migration where name = '0005-clean-up'`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow('9999-later')
})
