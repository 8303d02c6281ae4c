import { failureOf } from '#contract/platform/failure.ts'
import type {
  DeclineReason,
  DocumentUploadContext,
  FileCheck,
  UploadDetails,
} from './document-upload.types.ts'

export const reasonOf = (check: FileCheck): DeclineReason | null =>
  check.kind === 'declined' ? check.reason : null

/** Why the server stored nothing; null: it is not known whether it did. */
export function uploadErrorsOf(thrown: unknown): readonly string[] | null {
  const failure = failureOf(thrown)
  if (failure.kind !== 'status') return null
  // a full server answers 503 before it stores anything
  return failure.status < 500 || failure.status === 503 ? failure.errors : null
}

/** What the state guarantees to be there. */
export function uploadOf({ kind, file, details }: DocumentUploadContext) {
  if (file === null || details === null) throw new Error('the state of the upload promises a file')
  return { kind, file, details } satisfies {
    readonly kind: string
    readonly details: UploadDetails
    readonly file: object
  }
}

export function fileOf({ file }: DocumentUploadContext) {
  if (file === null) throw new Error('the state of the upload promises a file')
  return file
}
