import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import type { StaffDocument } from '#contract/staff/staff-documents.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  bool,
  bytea,
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { StaffContext } from '#server/platform/http/handler.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import { recordStaff } from '#server/platform/audit/staff-audit.ts'
import { DOCUMENT, DOCUMENT_COLUMNS, nameOfFile } from '#server/documents/customer-documents.ts'
import type { UploadType } from '#server/documents/upload-type.ts'

const ROW = {
  ...DOCUMENT,
  customer_id: int4,
  project_id: int4,
  email: text,
  company: nullable(text),
  reviewed_at: nullable(timestamptz),
  staff: nullable(text),
}
type Row = RowOf<typeof ROW>

const COLUMNS = `${DOCUMENT_COLUMNS}, d.customer_id, d.project_id, c.email, c.company, d.reviewed_at, w.name as staff`
const TABLES = `documents d join customers c on c.id = d.customer_id left join document_files f on f.document_id = d.id
   left join staff w on w.id = d.reviewed_by`

const selectListed = statement({
  name: 'documents-of-all',
  sql: `select ${COLUMNS} from ${TABLES}
   where d.state <> 'withdrawn' and d.project_id = coalesce(:projectId::int, d.project_id)
     and ((d.state = 'review' and :isInReview) or (d.state <> 'review' and :isDecided))
   order by d.state <> 'review', d.reviewed_at desc, d.uploaded_at, d.id limit 500`,
  params: { projectId: nullable(int4), isInReview: bool, isDecided: bool },
  row: ROW,
})
const selectOne = statement({
  name: 'document-of-staff',
  sql: `select ${COLUMNS} from ${TABLES} where d.id = :id and d.project_id = :projectId and d.state <> 'withdrawn'`,
  params: { id: int4, projectId: int4 },
  row: ROW,
})
const selectFile = statement({
  name: 'document-file-of-staff',
  sql: `select d.customer_id, d.kind, d.name, f.type, f.bytes from documents d join document_files f on f.document_id = d.id
   where d.id = :id and d.project_id = :projectId`,
  params: { id: int4, projectId: int4 },
  row: { customer_id: int4, kind: text, name: text, type: textOf<UploadType>(), bytes: bytea },
})

interface Listed {
  /** null: every storefront */
  readonly projectId: number | null
  readonly isInReview: boolean
  readonly isDecided: boolean
}

/** In review first, the oldest first; then those that are decided, the latest decision first. */
export const listDocuments = (db: Db, listed: Listed): Promise<readonly Row[]> => selectListed(db, listed)

export const toStaffDocument = (row: Row, projectId: ProjectId): StaffDocument => ({
  id: row.id,
  kind: row.kind,
  label: row.label,
  name: row.name,
  state: row.state,
  expires_on: row.expires_on,
  reason: row.reason,
  uploaded_at: row.uploaded_at.toISOString(),
  bytes: row.bytes ?? 0,
  href: row.bytes === null ? null : `/${API_PREFIX}/staff/documents/${row.id}/file?project_id=${projectId}`,
  customer_id: row.customer_id,
  email: row.email,
  company: row.company,
  decision: row.reviewed_at && { at: row.reviewed_at.toISOString(), staff: row.staff },
})

/** A document of the storefront that was not withdrawn, or null. */
export async function staffDocument(
  db: Db,
  address: { readonly id: number; readonly projectId: ProjectId },
): Promise<StaffDocument | null> {
  const [row] = await selectOne(db, address)
  return row ? toStaffDocument(row, address.projectId) : null
}

/** The file of a document, after who reads it is recorded; throws 404 for one that is not there. */
export async function staffFile(id: string, { db, projectId, staff }: StaffContext): Promise<FileAnswer> {
  const [file] = await selectFile(db, { id: idParam(id), projectId })
  if (!file) throw notFound()
  await recordStaff(db, {
    staffId: staff.id,
    action: 'downloadStaffDocument',
    subject: `${id}, customer ${file.customer_id}`,
  })
  return new FileAnswer(new Uint8Array(file.bytes), file.type, nameOfFile(file))
}
