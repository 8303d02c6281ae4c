import type { Transaction } from 'kysely'
import type { EntryContent } from '#contract/content-editing.ts'
import type { Database } from '#server/database/schema.ts'
import { bool, int4, jsonb, nullable, text } from '#server/database/sql-type.ts'
import { statement } from '#server/database/statement.ts'
import { ENTRY_ADDRESS, type EntryAddress } from './entry-address.ts'

/** One change at a time, because redirects are checked as a whole. */
const begin = statement({
  name: 'content-change-begin',
  sql: `select set_config('shop.staff_id', :staffId, true) as staff_id, set_config('shop.note', :note, true) as note,
     pg_advisory_xact_lock(7031412) is null as is_locked`,
  params: { staffId: text, note: text },
  row: { staff_id: text, note: text, is_locked: bool },
})
const upsert = statement({
  name: 'entry-write',
  sql: `insert into entries (project_id, kind, key, body, position, starts_at, ends_at)
   values (:projectId, :kind, :key, :body, :position, :startsAt::text::timestamptz, :endsAt::text::timestamptz)
   on conflict (project_id, kind, key) do update set body = excluded.body, position = excluded.position,
     starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
  params: {
    ...ENTRY_ADDRESS,
    body: jsonb<EntryContent['body']>(),
    position: int4,
    startsAt: nullable(text),
    endsAt: nullable(text),
  },
})
const remove = statement({
  name: 'entry-remove',
  sql: 'delete from entries where project_id = :projectId and kind = :kind and key = :key',
  params: ENTRY_ADDRESS,
})

/** Waits for changes of others; the revisions of this transaction name the author and the note. */
export async function beginChange(
  trx: Transaction<Database>,
  author: { readonly staffId: string; readonly note: string },
): Promise<void> {
  await begin(trx, author)
}

/** Makes an entry live with this content; null removes it. */
export async function writeEntry(
  trx: Transaction<Database>,
  { projectId, kind, key }: EntryAddress,
  content: EntryContent | null,
): Promise<void> {
  if (content === null) {
    await remove(trx, { projectId, kind, key })
    return
  }
  const { body, position, starts_at, ends_at } = content
  // as text, because a Date would cut off microseconds
  await upsert(trx, { projectId, kind, key, body, position, startsAt: starts_at, endsAt: ends_at })
}
