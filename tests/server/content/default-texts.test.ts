import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { writeEntry } from '#server/content/entry-writes.ts'
import {
  DEFAULTS_NOTE,
  insertNewEntries,
  updateUntouchedEntries as updateIn,
  writeDefaults,
} from '#server/content/insert-entries.ts'
import { defaultEntries } from '#server/content/defaults/default-entries.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { openDatabase, transactionOf } from '#tests/support/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 4, NO_TIMEOUTS)
afterAll(() => db.destroy())

const updateUntouchedEntries = (entries: readonly ContentEntry[]) =>
  inTransaction(db, (trx) => updateIn(trx, entries))

const page = (key: string, title: string, position = 0): ContentEntry<'page'> => ({
  project_id: 11,
  kind: 'page',
  key,
  body: { title, blocks: [], seo: {} },
  position,
})
const titles = async (...keys: readonly string[]) =>
  Promise.all(
    keys.map(async (key) => {
      const rows = await sql<{
        title: string
      }>`select body->>'title' as title from entries where key = ${key}`.execute(db)
      return rows.rows[0]?.title
    }),
  )
const revisions = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from revisions`.execute(db)).rows[0]?.n

test('default texts name no e-mail address, because a new shop has none', () => {
  expect(JSON.stringify(defaultEntries).match(/[^"\s]*@[\w.-]+\.[a-z]+/g)).toBeNull()
})

test('a new version of the shop replaces only the default texts that nobody changed', async () => {
  const keys = ['/pages/untouched', '/pages/edited', '/pages/by-sql', '/pages/removed', '/pages/drafted']
  const old = keys.map((key) => page(key, 'Old'))
  await inTransaction(db, (trx) => insertNewEntries(trx, old, DEFAULTS_NOTE))
  await inTransaction(db, async (trx) => {
    await beginChange(trx, { staffId: '7', note: '' })
    const { body } = page('', 'Edited')
    await writeEntry(
      trx,
      { projectId: 11, kind: 'page', key: '/pages/edited' },
      { body, position: 0, starts_at: null, ends_at: null },
    )
  })
  await sql`update entries set body = body || '{"title": "By SQL"}' where key = '/pages/by-sql'`.execute(db)
  await sql`delete from entries where key = '/pages/removed'`.execute(db)
  await sql`insert into drafts (project_id, kind, key, body, saved_at) values (11, 'page', '/pages/drafted', '{}', now())`.execute(
    db,
  )
  expect(await updateUntouchedEntries(keys.map((key) => page(key, 'New')))).toBe(1)
  expect(await titles(...keys)).toEqual(['New', 'Edited', 'By SQL', undefined, 'Old'])
})

test('a text is replaced once, and not by the older text of a process that was not replaced yet', async () => {
  const count = await revisions()
  expect(await updateUntouchedEntries([page('/pages/untouched', 'New')])).toBe(0)
  expect(await updateUntouchedEntries([page('/pages/untouched', 'Old')])).toBe(0)
  expect(await revisions()).toBe(count)
  expect(await updateUntouchedEntries([page('/pages/untouched', 'Newest')])).toBe(1)
  expect(await titles('/pages/untouched')).toEqual(['Newest'])
})

test('a default whose position alone is new moves, and not back for an older process', async () => {
  const at = (position: number) => updateUntouchedEntries([page('/pages/untouched', 'Newest', position)])
  expect(await at(3)).toBe(1)
  const stored = await db
    .selectFrom('entries')
    .select('position')
    .where('key', '=', '/pages/untouched')
    .execute()
  expect(stored).toEqual([{ position: 3 }])
  expect(await at(0)).toBe(0)
})

test('the defaults of this version are live, so that a start changes nothing', async () => {
  expect(await updateUntouchedEntries(defaultEntries)).toBe(0)
})

test('the defaults of a new version wait for a change that an editor is making', async () => {
  const order: string[] = []
  let writing: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (trx) => {
    await beginChange(transactionOf(trx), { staffId: '7', note: '' })
    writing = writeDefaults(db, [page('/pages/late', 'New')]).then(() => order.push('defaults'))
    const waits = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_locks
        where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(trx)
      return rows[0]?.n
    }
    await expect.poll(waits).toBe(1)
    order.push('editor')
  })
  await writing
  expect(order).toEqual(['editor', 'defaults'])
  expect(await titles('/pages/late')).toEqual(['New'])
})
