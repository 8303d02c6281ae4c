import { documentJobMachine } from '#machines/sheets/document-job/document-job.machine.ts'
import { renewDocumentCookie } from '#src/app/effects/document-cookie.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { documentServices } from '#src/services/sheets/document-job.ts'

/** A separate chunk, fetched with the first page that has documents. */
export const wireDocumentJob = (call: Call) =>
  documentJobMachine.provide({ actors: documentServices(call, { renewCookie: renewDocumentCookie }) })
