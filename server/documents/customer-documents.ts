import { API_PREFIX, type ProjectId } from '#contract/platform/constants.ts'
import type { CustomerDocument, DocumentKind } from '#contract/documents/customer-documents.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  bytea,
  date,
  int4,
  nullable,
  type RowOf,
  text,
  textOf,
  timestamptz,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { FileAnswer } from '#server/platform/http/file-answer.ts'
import type { SessionContext } from '#server/platform/http/handler.ts'
import { idParam } from '#server/platform/http/id-param.ts'
import { notFound } from '#server/platform/http/http-error.ts'
import type { UploadType } from './upload-type.ts'

export const DOCUMENT = {
  id: int4,
  kind: textOf<DocumentKind>(),
  label: text,
  name: text,
  expires_on: nullable(date),
  state: textOf<CustomerDocument['state']>(),
  reason: nullable(text),
  uploaded_at: timestamptz,
  bytes: nullable(int4),
}
export type DocumentRow = RowOf<typeof DOCUMENT>

/** SQL: of a document `d` and its file `f`. */
export const DOCUMENT_COLUMNS =
  'd.id, d.kind, d.label, d.name, d.expires_on, d.state, d.reason, d.uploaded_at, length(f.bytes) as bytes'
const OWNED = 'd.customer_id = :customerId and d.project_id = :projectId'
const OWNER = { customerId: int4, projectId: int4 }

const selectAll = statement({
  name: 'documents',
  sql: `select ${DOCUMENT_COLUMNS} from documents d left join document_files f on f.document_id = d.id
   where ${OWNED} and d.state <> 'withdrawn' order by d.uploaded_at desc, d.id desc`,
  params: OWNER,
  row: DOCUMENT,
})
const selectFile = statement({
  name: 'document-file',
  sql: `select d.name, f.type, f.bytes from documents d join document_files f on f.document_id = d.id
   where d.id = :id and d.kind = :kind and ${OWNED}`,
  params: { ...OWNER, id: int4, kind: text },
  row: { name: text, type: textOf<UploadType>(), bytes: bytea },
})

export const ownerOf = ({ session, projectId }: Pick<SessionContext, 'session' | 'projectId'>) => ({
  customerId: session.customerId,
  projectId,
})

/** The newest first, without withdrawn ones. */
export const documentsOf = (db: Db, owner: ReturnType<typeof ownerOf>): Promise<readonly DocumentRow[]> =>
  selectAll(db, owner)

export const toCustomerDocument = (
  { id, kind, label, name, expires_on, state, reason, uploaded_at, bytes }: DocumentRow,
  { projectId, today }: { projectId: ProjectId; today: string },
): CustomerDocument => ({
  id,
  kind,
  label,
  name,
  state,
  expires_on,
  is_expired: isOver(expires_on, today),
  reason,
  uploaded_at: uploaded_at.toISOString(),
  bytes: bytes ?? 0,
  href: bytes === null ? null : `/${API_PREFIX}/api/documents/upload/${kind}/${id}?project_id=${projectId}`,
})

const isOver = (lastDay: string | null, today: string): boolean => lastDay !== null && lastDay < today

const EXTENSIONS: Readonly<Record<UploadType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** The file of an own document; throws the same 404 for foreign ones and absent ones. */
export async function ownUpload(context: SessionContext, kind: string, id: string): Promise<FileAnswer> {
  const [file] = await selectFile(context.db, { ...ownerOf(context), id: idParam(id), kind })
  if (!file) throw notFound()
  return new FileAnswer(new Uint8Array(file.bytes), file.type, nameOfFile({ ...file, kind }))
}

interface NamedFile {
  readonly kind: string
  readonly name: string
  readonly type: UploadType
}

/** The extension says what the bytes are, whatever the customer's file was called. */
export const nameOfFile = ({ kind, name, type }: NamedFile): string =>
  `${name.replace(/\.\w{1,5}$/, '') || kind}.${EXTENSIONS[type]}`
