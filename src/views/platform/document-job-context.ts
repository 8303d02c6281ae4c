import { createContext, useContext } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { documentJobMachine } from '#machines/sheets/document-job/document-job.machine.ts'

export type DocumentJobActor = ActorRefFrom<typeof documentJobMachine>

export const DocumentJobContext = createContext<DocumentJobActor | null>(null)

export function useDocumentJob(): DocumentJobActor {
  const job = useContext(DocumentJobContext)
  if (job === null) throw new Error('a document is shown outside of what opens documents')
  return job
}
