import { useForm } from '#src/app/wiring/use-form.ts'
import { wireDocumentUpload } from '#src/app/wiring/wire-document-upload.ts'
import { createChosenFile } from '#src/services/document-upload.ts'
import { DocumentsPage } from '#src/views/account/documents/documents-page.tsx'
import type { CreateUpload } from '#src/views/account/documents/use-document-upload.ts'
import { useShop } from '#src/views/shop/shop-context.ts'

export function DocumentsRoute() {
  const { call } = useShop()
  const createUpload: CreateUpload = () => {
    const { hold, read } = createChosenFile()
    return { hold, machine: wireDocumentUpload(call, read) }
  }
  return <DocumentsPage form={useForm()} createUpload={createUpload} />
}
