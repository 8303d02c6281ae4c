import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { entryProblems } from '#server/content/validate-entry.ts'
import { moveToEntries } from '#server/platform/database/migrations/0006-content.ts'
import { repairKeys } from '#server/platform/database/migrations/0014-content-keys.ts'
import { NO_TIMEOUTS } from '#server/platform/database/open.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { openDatabase } from '#tests/support/database.ts'
import { useDatabase } from '#tests/support/databases.ts'

const db = openDatabase(await useDatabase(), 1, NO_TIMEOUTS)
afterAll(() => db.destroy())

const ADDRESSES = [
  '/Old/',
  '/old',
  '/a b',
  '/Caf\u00e9',
  '/sl?brand=Acme',
  'old-page',
  'https://shop.example/gone',
  '//other.example/gone',
  '/tab\there',
  '/checkout/payment',
  '///',
  '',
]

test('redirects and titles of an earlier version move to keys that the rules of content accept; the others stand in the history', async () => {
  await sql`create table redirects (id int primary key, project_id int not null, source_url text not null,
    target_url text not null, external boolean not null, is_filter boolean not null)`.execute(db)
  await sql`create table page_seo (project_id int not null, path text not null, page_title text, seo_meta text)`.execute(
    db,
  )
  const { rows: latest } = await sql<{ id: string }>`select max(id)::text as id from revisions`.execute(db)
  await db.deleteFrom('entries').where('kind', 'in', ['redirect', 'seo']).execute()
  for (const [index, address] of ADDRESSES.entries()) {
    await sql`insert into redirects values (${index}, 11, ${address}, '/sl', false, false)`.execute(db)
    await sql`insert into page_seo values (11, ${address}, 'Title', null)`.execute(db)
  }
  await moveToEntries(db)
  const entries = await db
    .selectFrom('entries')
    .select(['kind', 'key', 'body'])
    .where('kind', 'in', ['redirect', 'seo'])
    .orderBy('kind')
    .orderBy('key')
    .execute()
  const keysOf = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ key }) => key)
  expect(keysOf('redirect')).toEqual(['/a%20b', '/caf%c3%a9', '/old'])
  expect(keysOf('seo').sort()).toEqual(['/a%20b', '/caf%c3%a9', '/checkout/payment', '/old'].sort())
  expect(entries.flatMap(entryProblems)).toEqual([])
  const { rows: left } = await sql<{ key: string; note: string }>`
    select key, note from revisions where id > ${latest[0]?.id ?? 0} and kind = 'redirect' and after is null and note is not null
    order by id`.execute(db)
  const note = (reason: string) => `Left out when redirects and titles became content: ${reason}.`
  expect(left).toEqual([
    { key: '/old', note: note('/old has another one') },
    { key: '/sl?brand=Acme', note: note('it is not the path of a page') },
    { key: 'old-page', note: note('it is not the path of a page') },
    { key: 'https://shop.example/gone', note: note('it is not the path of a page') },
    { key: '//other.example/gone', note: note('it is not the path of a page') },
    { key: '/tab\there', note: note('it has characters of no path') },
    { key: '/checkout/payment', note: note('no redirect leads away from this page') },
    { key: '///', note: note('it has characters of no path') },
    { key: '', note: note('it is not the path of a page') },
  ])
})

test('redirects and titles whose keys an earlier version of that migration left as they were get the keys of content', async () => {
  await db.deleteFrom('entries').where('kind', 'in', ['redirect', 'seo']).execute()
  const { rows: latest } = await sql<{ id: string }>`select max(id)::text as id from revisions`.execute(db)
  for (const address of ['/Lost/', '/kept', '/KEPT', 'old-page', '/cart'])
    await sql`insert into entries values
      (11, 'redirect', ${address}, '{"target_url": "/sl", "external": false, "is_filter": false}'),
      (11, 'seo', ${address}, '{"page_title": "Title", "seo_meta": null}')`.execute(db)
  const keysOf = async (kind: 'redirect' | 'seo') => {
    const rows = await db
      .selectFrom('entries')
      .select('key')
      .where('kind', '=', kind)
      .orderBy('key')
      .execute()
    return rows.map(({ key }) => key)
  }
  await inTransaction(db, repairKeys)
  expect(await keysOf('redirect')).toEqual(['/kept', '/lost'])
  expect(await keysOf('seo')).toEqual(['/cart', '/kept', '/lost'])
  const { rows: notes } = await sql<{ key: string; note: string }>`
    select key, note from revisions where id > ${latest[0]?.id ?? 0} and kind = 'redirect' and note is not null
    order by key, id`.execute(db)
  expect(notes).toEqual([
    { key: '/KEPT', note: 'Left out when addresses were repaired: /kept has another one.' },
    { key: '/Lost/', note: 'Its address was written as /Lost/.' },
    { key: '/cart', note: 'Left out when addresses were repaired: no redirect leads away from this page.' },
    { key: '/lost', note: 'Its address was written as /Lost/.' },
    { key: 'old-page', note: 'Left out when addresses were repaired: it is not the path of a page.' },
  ])
})
