import {
  type customerDocumentCalls,
  type CustomerDocuments,
  type DocumentKind,
  type DocumentsOfKind,
} from '#contract/documents/customer-documents.ts'
import { centralTime } from '#server/platform/central-time.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { HttpError, invalid, notFound } from '#server/platform/http/http-error.ts'
import { rowId } from '#server/platform/http/id-param.ts'
import { type DocumentRow, documentsOf, ownerOf, toCustomerDocument } from './customer-documents.ts'
import { standingOf } from './standing.ts'
import { storeUpload, withdrawDocument } from './store-upload.ts'
import { uploadedFile } from './upload-type.ts'

export const customerDocumentHandlers: Handlers<typeof customerDocumentCalls> = {
  selectDocuments: async (_, context) => {
    const rows = await documentsOf(context.db, ownerOf(context))
    return {
      authorization: ofKind(context, 'authorization', rows),
      insurance: ofKind(context, 'insurance', rows),
    } satisfies CustomerDocuments
  },
  uploadDocument: async ({ query, body }, context) => {
    const { kind, type, expires_on: expiresOn = null, name, upload_id: uploadId } = query
    const choice = typesOf(context, kind).find(({ value }) => value === type)
    if (!choice) throw invalid('type: must be one of the types of this kind')
    const today = centralTime(context.now()).day
    if (expiresOn !== null && expiresOn < today) throw invalid('The last day of this document is over.')
    const file = uploadedFile(Buffer.from(body.buffer, body.byteOffset, body.byteLength))
    if (!file) throw new HttpError(415, ['The file is no PDF, JPEG or PNG, or it is not complete.'])
    const facts = { kind, type, label: choice.label, name, expiresOn, uploadId, file }
    const row = await storeUpload(context.db, { ...ownerOf(context), ...facts }, context.now())
    context.shop.jobs.wake()
    return { success: true, errors: [], document: toCustomerDocument(row, { ...context, today }) }
  },
  withdrawDocument: async ({ body }, context) => {
    const owner = ownerOf(context)
    if (await withdrawDocument(context.db, { ...owner, id: rowId(body.id) }))
      return { success: true, errors: [] }
    const own = await documentsOf(context.db, owner)
    if (!own.some(({ id }) => id === body.id)) throw notFound()
    return { success: false, errors: ['This document has been reviewed already.'] }
  },
}

const CHOICES = { authorization: 'pro_use_auth_types', insurance: 'insurance_doc_types' } as const

type OfStorefront = Pick<CallContext, 'shop' | 'projectId'>

const typesOf = ({ shop, projectId }: OfStorefront, kind: DocumentKind): DocumentsOfKind['types'] =>
  shop.content
    .current(projectId)
    .list('choice')
    .filter(({ body }) => body.type === CHOICES[kind])
    .map(({ body }) => ({ id: body.value, value: body.value, label: body.label, icon: null }))

function ofKind(
  context: OfStorefront & Pick<CallContext, 'now'>,
  kind: DocumentKind,
  rows: readonly DocumentRow[],
): DocumentsOfKind {
  const documents = rows.filter((row) => row.kind === kind)
  const today = centralTime(context.now()).day
  return {
    types: typesOf(context, kind),
    standing: standingOf(documents, today),
    documents: documents.map((row) => toCustomerDocument(row, { ...context, today })),
  }
}
