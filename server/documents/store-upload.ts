import { createHash } from 'node:crypto'
import type { DocumentKind } from '#contract/documents/customer-documents.ts'
import { lockCustomer } from '#server/platform/database/lock-customer.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  bytea,
  date,
  int4,
  nullable,
  text,
  textOf,
  timestamptz,
  uuid,
} from '#server/platform/database/sql-type.ts'
import { statement } from '#server/platform/database/statement.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { HttpError, invalid, tooManyRequests } from '#server/platform/http/http-error.ts'
import {
  namedCustomer,
  recipientsOf,
  writeShopMessage,
} from '#server/site/mail/messages/write-shop-message.ts'
import { DOCUMENT, DOCUMENT_COLUMNS, type DocumentRow } from './customer-documents.ts'
import type { UploadedFile, UploadType } from './upload-type.ts'

const MOST_A_DAY = 20
const DAY_SECONDS = 86_400
/** bytes of one customer */
const MOST_KEPT = 52_428_800

/** Uploads of one customer follow each other, so that both limits hold for parallel ones. */
const selectSame = statement({
  name: 'document-of-upload',
  sql: `select d.fingerprint, ${DOCUMENT_COLUMNS} from documents d left join document_files f on f.document_id = d.id
   where d.customer_id = :customerId and d.upload_id = :uploadId`,
  params: { customerId: int4, uploadId: uuid },
  row: { fingerprint: text, ...DOCUMENT },
})
const selectUsage = statement({
  name: 'document-usage',
  sql: `select count(*) filter (where d.uploaded_at > :dayAgo)::int as today, coalesce(sum(length(f.bytes)), 0)::int as kept
   from documents d left join document_files f on f.document_id = d.id where d.customer_id = :customerId`,
  params: { customerId: int4, dayAgo: timestamptz },
  row: { today: int4, kept: int4 },
})
const insert = statement({
  name: 'document-insert',
  sql: `with d as (
     insert into documents (customer_id, project_id, kind, type, label, name, expires_on, upload_id, fingerprint, uploaded_at)
     values (:customerId, :projectId, :kind, :type, :label, :name, :expiresOn, :uploadId, :fingerprint, :now) returning *),
   f as (
     insert into document_files (document_id, sha256, type, bytes) select id, :sha256, :fileType, :bytes from d returning bytes)
   select ${DOCUMENT_COLUMNS} from d, f`,
  params: {
    customerId: int4,
    projectId: int4,
    kind: textOf<DocumentKind>(),
    type: text,
    label: text,
    name: text,
    expiresOn: nullable(date),
    uploadId: uuid,
    fingerprint: text,
    now: timestamptz,
    sha256: text,
    fileType: textOf<UploadType>(),
    bytes: bytea,
  },
  row: DOCUMENT,
})

export interface Upload {
  readonly customerId: number
  readonly projectId: number
  readonly kind: DocumentKind
  readonly type: string
  readonly label: string
  readonly name: string
  readonly expiresOn: string | null
  readonly uploadId: string
  readonly file: UploadedFile
}

/** Stores a document in review; the same upload again resolves with the same document. */
export async function storeUpload(db: Db, upload: Upload, now: Date): Promise<DocumentRow> {
  const { file, customerId, ...facts } = upload
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const { kind, type, name, expiresOn, uploadId } = facts
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([kind, type, name, expiresOn, sha256]))
    .digest('hex')
  return inTransaction(db, async (trx) => {
    await lockCustomer(trx, { customerId })
    const [same] = await selectSame(trx, { customerId, uploadId })
    if (same) {
      if (same.fingerprint !== fingerprint) throw invalid('upload_id: belongs to another upload')
      return same
    }
    await refuseTooMuch(trx, customerId, file.bytes.length, now)
    const [row] = await insert(trx, {
      ...facts,
      customerId,
      fingerprint,
      now,
      sha256,
      fileType: file.type,
      bytes: file.bytes,
    })
    if (!row) throw new Error('a document was not inserted')
    await tellOfUpload(trx, upload, row.id, now)
    return row
  })
}

async function tellOfUpload(
  trx: Db,
  { customerId, projectId, kind, label, expiresOn }: Upload,
  documentId: number,
  now: Date,
): Promise<void> {
  const recipients = await recipientsOf(trx, projectId, 'notify_documents')
  if (recipients.length === 0) return
  const message = {
    kind: 'documentUploaded',
    document_id: documentId,
    customer: await namedCustomer(trx, customerId),
    document: kind,
    name: label,
    expires_on: expiresOn,
  } as const
  await writeShopMessage(trx, message, { recipients, customerId, projectId }, now)
}

async function refuseTooMuch(trx: Db, customerId: number, size: number, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_SECONDS * 1_000)
  const [usage = { today: 0, kept: 0 }] = await selectUsage(trx, { customerId, dayAgo })
  if (usage.today >= MOST_A_DAY) throw tooManyRequests(DAY_SECONDS)
  if (usage.kept + size > MOST_KEPT)
    throw new HttpError(409, [
      'Your documents on file take up 50 MB, which is all there is. Withdraw one that is in review, or call us.',
    ])
}

const markWithdrawn = statement({
  name: 'document-withdraw',
  sql: `update documents set state = 'withdrawn'
   where id = :id and customer_id = :customerId and project_id = :projectId and state = 'review' returning id`,
  params: { id: int4, customerId: int4, projectId: int4 },
  row: { id: int4 },
})
const deleteFile = statement({
  name: 'document-file-delete',
  sql: 'delete from document_files where document_id = :id',
  params: { id: int4 },
})

/** Resolves with whether the document was the customer's own and in review. */
export const withdrawDocument = (
  db: Db,
  document: { readonly id: number; readonly customerId: number; readonly projectId: number },
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const [row] = await markWithdrawn(trx, document)
    if (row) await deleteFile(trx, row)
    return row !== undefined
  })
