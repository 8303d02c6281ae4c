import { createChosenFile } from '#src/services/documents/document-upload.ts'
import type { CreateUpload } from '#src/views/documents/use-document-upload.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { wireDocumentUpload } from './wire-document-upload.ts'

/** Creates the machine of an upload, with a place of its own for the file. */
export function useCreateUpload(): CreateUpload {
  const { call } = useShop()
  return () => {
    const { hold, read } = createChosenFile()
    return { hold, machine: wireDocumentUpload(call, read) }
  }
}
