import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { NO_TIMEOUTS, openDatabase } from '#server/platform/database/open.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

test('a version starts on a database that a later version has migrated, and not on one that lacks its own migrations', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', ${new Date().toISOString()})`.execute(
    db,
  )
  expect(await migrateToLatest(db)).toEqual([])
  await sql`delete from kysely_migration where name = '0005-clean-up'`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow('9999-later')
})
