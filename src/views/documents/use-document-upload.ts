import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DocumentKind } from '#contract/documents/customer-documents.ts'
import type { documentUploadMachine } from '#machines/documents/document-upload/document-upload.machine.ts'
import type { ChosenFile, UploadDetails } from '#machines/documents/document-upload/document-upload.types.ts'
import { useUnloadWarning } from '#src/views/platform/hooks/use-unload-warning.ts'
import { useShop } from '#src/views/platform/shop-context.ts'

/** A machine and the place where its file is held, which is no context. */
export interface UploadParts {
  readonly machine: typeof documentUploadMachine
  readonly hold: (file: File) => ChosenFile
}
export type CreateUpload = () => UploadParts

/** The upload of one card; it ends with the page. */
export function useDocumentUpload(kind: DocumentKind, createUpload: CreateUpload) {
  const { inspect } = useShop()
  const [{ machine, hold }] = useState(createUpload)
  const upload = useActorRef(machine, { inspect, input: { kind } })
  const snapshot = useSelector(upload, (each) => each)
  useUnloadWarning(snapshot.hasTag('blocksLeaving'))
  return {
    snapshot,
    choose: (file: File | undefined) => {
      if (file) upload.send({ type: 'file.chosen', file: hold(file) })
    },
    remove: () => upload.send({ type: 'file.remove' }),
    send: (details: Omit<UploadDetails, 'upload_id'>) =>
      upload.send({ type: 'upload.start', details: { ...details, upload_id: crypto.randomUUID() } }),
    resend: () => upload.send({ type: 'upload.resend' }),
  }
}
export type DocumentUpload = ReturnType<typeof useDocumentUpload>
