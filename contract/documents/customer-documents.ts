import * as v from 'valibot'
import { endpoint, SLOWEST_UPLOAD } from '#contract/platform/endpoint.ts'
import { Count, Day, Id, MenuOption, Text } from '#contract/platform/wire.ts'

export const DOCUMENT_KINDS = ['authorization', 'insurance'] as const
export const DocumentKind = v.picklist(DOCUMENT_KINDS)
export type DocumentKind = v.InferOutput<typeof DocumentKind>

/** of an uploaded document, in bytes */
export const LARGEST_UPLOAD = 10_485_760
/** An approved document is told to expire as soon as it has no more days left than this. */
export const EXPIRES_SOON_DAYS = 30

/** Null: the document has no last day. */
const LastDay = v.nullable(Day)

export const CustomerDocument = v.object({
  id: Id,
  kind: DocumentKind,
  /** the name of its type when it was uploaded */
  label: v.string(),
  /** of the uploaded file */
  name: v.string(),
  state: v.picklist(['review', 'approved', 'refused', 'withdrawn']),
  expires_on: LastDay,
  /** its last day is over, whatever other documents of its kind are there */
  is_expired: v.boolean(),
  /** why it was refused */
  reason: v.nullable(v.string()),
  uploaded_at: v.string(),
  bytes: Count,
  /** the path below the origin of the storefront, with `project_id`; null: the file is gone */
  href: v.nullable(v.string()),
})
export type CustomerDocument = v.InferOutput<typeof CustomerDocument>

/** What the documents of a kind amount to today. */
export const Standing = v.variant('state', [
  v.object({ state: v.literal('missing') }),
  v.object({ state: v.literal('review') }),
  v.object({ state: v.literal('approved'), until: LastDay }),
  v.object({ state: v.literal('expiresSoon'), until: Day }),
  v.object({ state: v.literal('expired'), until: Day }),
  v.object({ state: v.literal('refused'), reason: v.string() }),
])
export type Standing = v.InferOutput<typeof Standing>

const DocumentsOfKind = v.object({
  types: v.array(MenuOption),
  standing: Standing,
  /** the newest first, without withdrawn ones */
  documents: v.array(CustomerDocument),
})
export type DocumentsOfKind = v.InferOutput<typeof DocumentsOfKind>

export const CustomerDocuments = v.object({
  authorization: DocumentsOfKind,
  insurance: DocumentsOfKind,
})
export type CustomerDocuments = v.InferOutput<typeof CustomerDocuments>

export const UploadedDocument = v.object({
  success: v.boolean(),
  errors: v.array(v.string()),
  document: CustomerDocument,
})
export type UploadedDocument = v.InferOutput<typeof UploadedDocument>

/** Authorization and insurance documents of the customer. */
const DocumentWithdrawal = v.strictObject({ id: Id })
export type DocumentWithdrawal = v.InferInput<typeof DocumentWithdrawal>

export const customerDocumentCalls = {
  selectDocuments: endpoint({
    method: 'GET',
    path: 'api/documents/select-documents',
    auth: 'required',
    summary: 'Authorization and insurance documents, their types, and what they amount to',
    answer: CustomerDocuments,
  }),
  uploadDocument: endpoint({
    method: 'POST',
    path: 'api/documents/upload',
    auth: 'required',
    summary: 'Stores a PDF, JPEG or PNG file of at most 10 MB; the same upload_id gets the same answer',
    raw: true,
    query: v.strictObject({
      kind: DocumentKind,
      type: Text(80),
      expires_on: v.optional(Day),
      name: v.pipe(Text(200), v.minLength(1)),
      upload_id: v.pipe(v.string(), v.uuid()),
    }),
    body: v.instance(Uint8Array),
    bodyLimit: { bytes: LARGEST_UPLOAD, milliseconds: 120_000, bytesPerSecond: SLOWEST_UPLOAD },
    answer: UploadedDocument,
  }),
  withdrawDocument: endpoint({
    method: 'POST',
    path: 'api/documents/withdraw',
    auth: 'required',
    summary: 'Takes back a document that is in review; its file is deleted',
    body: DocumentWithdrawal,
    answer: v.object({ success: v.boolean(), errors: v.array(v.string()) }),
  }),
}
