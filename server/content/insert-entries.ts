import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { beginChange } from '#server/platform/database/begin-change.ts'
import type { Db, Transaction } from '#server/platform/database/db.ts'
import { jsonb, text } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { entryKey } from './storefront-content.ts'

const insertNew = statement({
  name: 'content-insert-new',
  sql: `insert into entries (project_id, kind, key, body, position, starts_at, ends_at)
   select w.project_id, w.kind, w.key, w.body, coalesce(w.position, 0), w.starts_at, w.ends_at
   from jsonb_to_recordset(:entries) as w (project_id int, kind text, key text, body jsonb, position int, starts_at timestamptz, ends_at timestamptz)
   where not exists (select from revisions r where r.project_id = w.project_id and r.kind = w.kind and r.key = w.key)
   on conflict do nothing returning key`,
  params: { entries: jsonb<readonly ContentEntry[]>() },
  row: { key: text },
})

const updateUntouched = statement({
  name: 'content-update-untouched',
  sql: `update entries e set body = w.body, position = coalesce(w.position, 0)
   from jsonb_to_recordset(:entries) as w (project_id int, kind text, key text, body jsonb, position int)
   where e.project_id = w.project_id and e.kind = w.kind and e.key = w.key
     and (e.body, e.position) is distinct from (w.body, coalesce(w.position, 0))
     and not exists (select from drafts d where d.project_id = e.project_id and d.kind = e.kind and d.key = e.key)
     and not exists (
       select from revisions r where r.project_id = e.project_id and r.kind = e.kind and r.key = e.key
         and (r.staff_id is not null or r.note is distinct from :note
           or (r.after->'body', r.after->'position') = (w.body, to_jsonb(coalesce(w.position, 0)))))
   returning e.key`,
  params: { entries: jsonb<readonly ContentEntry[]>(), note: text },
  row: { key: text },
})

/** The notes of the first revisions. */
export const DEFAULTS_NOTE = 'Content of a new shop'
export const DEMO_NOTE = 'Demo content'

/**
 * Inserts the entries whose key was never used: one that was changed or removed since stays as it is. Resolves with the
 * number of new entries.
 */
export async function insertNewEntries(
  trx: Transaction,
  entries: readonly ContentEntry[],
  note: string,
): Promise<number> {
  await beginChange(trx, { staffId: '', note })
  return (await insertNew(trx, { entries: stored(entries) })).length
}

/**
 * Gives entries that nobody but this program ever wrote their present default. What the entry was before is not written
 * again, so that an older process beside a newer one changes nothing. Resolves with the number of changes.
 */
export async function updateUntouchedEntries(
  trx: Transaction,
  entries: readonly ContentEntry[],
): Promise<number> {
  await beginChange(trx, { staffId: '', note: DEFAULTS_NOTE })
  return (await updateUntouched(trx, { entries: stored(entries), note: DEFAULTS_NOTE })).length
}

/** Brings the defaults of this version into a shop, all or none, and beside no other change. */
export function writeDefaults(db: Db, entries: readonly ContentEntry[]): Promise<void> {
  return inTransaction(db, async (trx) => {
    await insertNewEntries(trx, entries, DEFAULTS_NOTE)
    await updateUntouchedEntries(trx, entries)
  })
}

const stored = (entries: readonly ContentEntry[]): readonly ContentEntry[] =>
  entries.map((entry) => ({ ...entry, key: entryKey(entry.kind, entry.key) }))
