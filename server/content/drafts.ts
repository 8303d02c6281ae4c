import { isDeepStrictEqual } from 'node:util'
import type { Draft, EntryContent } from '#contract/content/content-editing.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  int4,
  int8,
  jsonb,
  nullable,
  type RowOf,
  text,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { ENTRY_ADDRESS, type EntryAddress } from './entry-address.ts'

const CONTENT = {
  body: nullable(jsonb<EntryContent['body']>()),
  position: int4,
  starts_at: nullable(timestamptz),
  ends_at: nullable(timestamptz),
}
const DRAFT = {
  ...CONTENT,
  based_on: nullable(int8),
  version: int4,
  staff_name: nullable(text),
  saved_at: timestamptz,
}
type DraftRow = RowOf<typeof DRAFT>

const selectDraft = statement({
  name: 'draft',
  sql: `select d.body, d.position, d.starts_at, d.ends_at, d.based_on, d.version, s.name as staff_name, d.saved_at
   from drafts d left join staff s on s.id = d.staff_id
   where d.project_id = :projectId and d.kind = :kind and d.key = :key`,
  params: ENTRY_ADDRESS,
  row: DRAFT,
})
const upsertDraft = statement({
  name: 'draft-save',
  sql: `insert into drafts (project_id, kind, key, body, position, starts_at, ends_at, based_on, staff_id, saved_at)
   select :projectId::int, :kind::text, :key::text, :body::jsonb, :position::int, :startsAt::timestamptz, :endsAt::timestamptz,
     :basedOn::bigint, :staffId::int, :now::timestamptz
   where :version::int is null or exists (select from drafts d where d.project_id = :projectId and d.kind = :kind and d.key = :key)
   on conflict (project_id, kind, key) do update set body = excluded.body, position = excluded.position,
     starts_at = excluded.starts_at, ends_at = excluded.ends_at, based_on = excluded.based_on, staff_id = excluded.staff_id,
     saved_at = excluded.saved_at, version = nextval('draft_versions')
   where drafts.version = :version
   returning version`,
  params: {
    ...ENTRY_ADDRESS,
    body: nullable(jsonb<EntryContent['body']>()),
    position: int4,
    startsAt: nullable(timestamptz),
    endsAt: nullable(timestamptz),
    basedOn: nullable(int8),
    staffId: int4,
    now: timestamptz,
    version: nullable(int4),
  },
  row: { version: int4 },
})
const removeDraft = statement({
  name: 'draft-remove',
  sql: `delete from drafts where project_id = :projectId and kind = :kind and key = :key and version = :version returning version`,
  params: { ...ENTRY_ADDRESS, version: int4 },
  row: { version: int4 },
})

export async function readDraft(db: Db, address: EntryAddress): Promise<Draft | null> {
  const [row] = await selectDraft(db, address)
  return row ? toDraft(row) : null
}

interface Saving {
  readonly content: EntryContent | null
  readonly basedOn: number | null
  /** of the draft that is replaced; null: there is none */
  readonly version: number | null
  readonly staffId: number
  readonly now: Date
}

/** Saves a draft unless another one was saved since; resolves with whether it was saved. */
export async function saveDraft(db: Db, address: EntryAddress, saving: Saving): Promise<boolean> {
  const { content, ...rest } = saving
  const rows = await upsertDraft(db, {
    ...address,
    ...rest,
    body: content?.body ?? null,
    position: content?.position ?? 0,
    startsAt: toDate(content?.starts_at),
    endsAt: toDate(content?.ends_at),
  })
  return rows.length > 0
}

/** Resolves with whether the draft of this version was there. */
export async function discardDraft(db: Db, address: EntryAddress, version: number): Promise<boolean> {
  return (await removeDraft(db, { ...address, version })).length > 0
}

/** Whether both hold the same, however their moments are written. */
export const isSameContent = (one: EntryContent | null, other: EntryContent | null): boolean =>
  isDeepStrictEqual(one && withMoments(one), other && withMoments(other))

const withMoments = ({ starts_at, ends_at, ...rest }: EntryContent) => ({
  ...rest,
  moments: [toDate(starts_at), toDate(ends_at)],
})

const toDate = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null)

const toContent = (row: Pick<DraftRow, keyof typeof CONTENT>): EntryContent | null =>
  row.body === null
    ? null
    : {
        body: row.body,
        position: row.position,
        starts_at: row.starts_at?.toISOString() ?? null,
        ends_at: row.ends_at?.toISOString() ?? null,
      }

const toDraft = (row: DraftRow): Draft => ({
  content: toContent(row),
  based_on: row.based_on === null ? null : Number(row.based_on),
  version: row.version,
  staff: row.staff_name,
  saved_at: row.saved_at.toISOString(),
})
