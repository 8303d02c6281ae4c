import type { EntryContent } from '#contract/content/content-editing.ts'
import type { Transaction } from '#server/platform/database/db.ts'
import { int4, jsonb, nullable, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { ENTRY_ADDRESS, type EntryAddress } from './entry-address.ts'

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

/** Makes an entry live with this content; null removes it. */
export async function writeEntry(
  trx: Transaction,
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
