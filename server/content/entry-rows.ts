import type { ContentKind } from '#contract/content/content-kinds.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  array,
  bool,
  date,
  int4,
  jsonb,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { ENTRY_COLUMNS } from './entry-address.ts'

const ENTRY = {
  ...ENTRY_COLUMNS,
  body: jsonb<unknown>(),
  position: int4,
  starts_at: nullable(timestamptz),
  ends_at: nullable(timestamptz),
  /** of a page or post: when it was changed last, as `YYYY-MM-DD` */
  changed_on: nullable(date),
}
export type EntryRow = RowOf<typeof ENTRY>

const contentVersion = statement({
  name: 'content-version',
  sql: `select version::text from versions where name = 'content'`,
  row: { version: text },
})
const selectEntries = statement({
  name: 'content-entries',
  sql: `select project_id, kind, key, body, position, starts_at, ends_at,
     case when kind in ('page', 'post') then (
       select (r.at at time zone 'UTC')::date from revisions r
       where r.project_id = e.project_id and r.kind = e.kind and r.key = e.key order by r.id desc limit 1) end as changed_on
   from entries e order by position, key`,
  row: ENTRY,
})

const selectDraftsAndEntries = statement({
  name: 'content-drafts-and-entries',
  sql: `select false as is_draft, project_id, kind, key, body, position, starts_at, ends_at, null::date as changed_on
     from entries where project_id = :projectId
   union all select true, project_id, kind, key, body, position, null, null, null from drafts where project_id = :projectId
   order by position, key`,
  params: { projectId: int4 },
  row: { ...ENTRY, is_draft: bool, body: nullable(jsonb<unknown>()) },
})
const selectOfKind = statement({
  name: 'content-entries-of-kind',
  sql: 'select kind, key, body from entries where project_id = :projectId and kind = :kind order by position, key',
  params: { projectId: int4, kind: ENTRY.kind },
  row: { kind: ENTRY.kind, key: text, body: ENTRY.body },
})

const selectPages = statement({
  name: 'content-pages',
  sql: `select project_id, kind, key, body, position, starts_at, ends_at, null::date as changed_on
   from entries where kind = 'page' and key = any(:paths)`,
  params: { paths: array(text) },
  row: ENTRY,
})

/** Whether a moment in milliseconds lies in the time of an entry. */
export const isInTime = (
  { starts_at, ends_at }: Pick<EntryRow, 'starts_at' | 'ends_at'>,
  time: number,
): boolean =>
  (starts_at === null || starts_at.getTime() <= time) && (ends_at === null || ends_at.getTime() > time)

/** Changes with every write to an entry. */
export async function readContentVersion(db: Db): Promise<string> {
  const [row] = await contentVersion(db)
  return row?.version ?? ''
}

/** All entries, also those whose time has not come or is over. */
export const readEntries = (db: Db): Promise<readonly EntryRow[]> => selectEntries(db)

/** The pages at paths in each storefront, also those whose time has not come or is over. */
export const readPages = (db: Db, paths: readonly string[]): Promise<readonly EntryRow[]> =>
  selectPages(db, { paths })

/** The drafts and the live entries of a storefront in one order; a draft has no times. */
export const readDraftsAndEntries = (db: Db, projectId: number) => selectDraftsAndEntries(db, { projectId })

/** The entries of one kind in a storefront, whether or not their time has come. */
export const readEntriesOfKind = (
  db: Db,
  of: { readonly projectId: number; readonly kind: ContentKind },
): Promise<readonly Pick<EntryRow, 'kind' | 'key' | 'body'>[]> => selectOfKind(db, of)

const WITHDRAWN = { project_id: int4, key: text }
export type WithdrawnRow = RowOf<typeof WITHDRAWN>

const selectWithdrawn = statement({
  name: 'content-withdrawn',
  sql: `select distinct project_id, key from revisions where kind in ('page', 'post') and after is null`,
  row: WITHDRAWN,
})

/** Pages and posts that were removed once; some may be there again. */
export const readWithdrawn = (db: Db): Promise<readonly WithdrawnRow[]> => selectWithdrawn(db)
