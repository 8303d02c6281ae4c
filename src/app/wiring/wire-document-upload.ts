import { documentUploadMachine } from '#machines/documents/document-upload/document-upload.machine.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { documentUploadServices, type ReadChosenFile } from '#src/services/documents/document-upload.ts'

/** Fetched with the page of documents only. */
export const wireDocumentUpload = (call: Call, readFile: ReadChosenFile) =>
  documentUploadMachine.provide({ actors: documentUploadServices(call, readFile) })
