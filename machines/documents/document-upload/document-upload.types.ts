import type { PromiseActorLogic } from 'xstate'
import type {
  CustomerDocument,
  DocumentKind,
  UploadedDocument,
} from '#contract/documents/customer-documents.ts'

/** Names a file that the page holds; its bytes are in no context. */
export interface ChosenFile {
  readonly id: number
  readonly name: string
  /** bytes */
  readonly size: number
}

/** Why a file is not sent. */
export type DeclineReason =
  | 'tooLarge'
  /** by its first bytes neither PDF, JPEG nor PNG */
  | 'wrongType'
  /** the browser cannot read it: it was moved or deleted meanwhile */
  | 'unreadable'

export type FileCheck =
  | { readonly kind: 'sound' }
  | { readonly kind: 'declined'; readonly reason: DeclineReason }

export interface UploadDetails {
  readonly type: string
  /** null: the document has no last day */
  readonly expires_on: string | null
  /** made by the page; the server stores an upload once for each */
  readonly upload_id: string
}

export interface DocumentUploadInput {
  readonly kind: DocumentKind
}

export interface DocumentUploadContext {
  readonly kind: DocumentKind
  readonly file: ChosenFile | null
  readonly declined: DeclineReason | null
  /** of the upload that was sent last */
  readonly details: UploadDetails | null
  /** why the server did not take it */
  readonly errors: readonly string[]
  readonly stored: CustomerDocument | null
}

export type DocumentUploadEvent =
  | { readonly type: 'file.chosen'; readonly file: ChosenFile }
  | { readonly type: 'file.remove' }
  | { readonly type: 'upload.start'; readonly details: UploadDetails }
  /** the same upload again, of which the outcome is not known */
  | { readonly type: 'upload.resend' }

export type DocumentUploadTag = 'pending' | 'blocksLeaving'

export type CheckFileLogic = PromiseActorLogic<FileCheck, { readonly file: ChosenFile }>
export type UploadFileLogic = PromiseActorLogic<
  UploadedDocument,
  { readonly kind: DocumentKind; readonly file: ChosenFile; readonly details: UploadDetails }
>
