import type { EntryContent, EntryRevision } from '#contract/content/content-editing.ts'
import type { Db } from '#server/platform/database/db.ts'
import { int8, jsonb, nullable, type RowOf, text, timestamptz } from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { ENTRY_ADDRESS, ENTRY_COLUMNS, type EntryAddress } from './entry-address.ts'

const REVISION = {
  id: int8,
  ...ENTRY_COLUMNS,
  before: nullable(jsonb<EntryContent>()),
  after: nullable(jsonb<EntryContent>()),
  staff_name: nullable(text),
  note: nullable(text),
  at: timestamptz,
}
type RevisionRow = RowOf<typeof REVISION>

const selectHistory = statement({
  name: 'revisions-of-entry',
  sql: `select r.id, r.project_id, r.kind, r.key, r.before, r.after, s.name as staff_name, r.note, r.at
   from revisions r left join staff s on s.id = r.staff_id
   where r.project_id = :projectId and r.kind = :kind and r.key = :key order by r.id desc limit :most`,
  params: { ...ENTRY_ADDRESS, most: int8 },
  row: REVISION,
})
const selectRevision = statement({
  name: 'revision',
  sql: `select r.id, r.project_id, r.kind, r.key, r.before, r.after, s.name as staff_name, r.note, r.at
   from revisions r left join staff s on s.id = r.staff_id
   where r.id = :id and r.project_id = :projectId and r.kind = :kind and r.key = :key`,
  params: { id: int8, ...ENTRY_ADDRESS },
  row: REVISION,
})

export interface Revision extends EntryAddress {
  readonly id: number
  readonly at: string
  readonly staff: string | null
  readonly note: string | null
  readonly before: EntryContent | null
  readonly after: EntryContent | null
}

const toRevision = (row: RevisionRow): Revision => ({
  projectId: row.project_id,
  kind: row.kind,
  key: row.key,
  id: Number(row.id),
  at: row.at.toISOString(),
  staff: row.staff_name,
  note: row.note,
  before: row.before,
  after: row.after,
})

const MOST = 50

export async function readHistory(
  db: Db,
  { projectId, kind, key }: EntryAddress,
  most = MOST,
): Promise<readonly Revision[]> {
  return (await selectHistory(db, { projectId, kind, key, most })).map(toRevision)
}

/** The latest change of an entry, or null where there never was one. */
export async function latestRevision(db: Db, address: EntryAddress): Promise<Revision | null> {
  const [latest = null] = await readHistory(db, address, 1)
  return latest
}

export async function readRevision(
  db: Db,
  { projectId, kind, key }: EntryAddress,
  id: number,
): Promise<Revision | null> {
  const [row] = await selectRevision(db, { id, projectId, kind, key })
  return row ? toRevision(row) : null
}

export const toHistory = (revisions: readonly Revision[]): EntryRevision[] =>
  revisions.map(({ id, at, staff, note, before, after }) => ({ id, at, staff, note, before, after }))
