import { useCreateUpload } from '#src/app/wiring/use-create-upload.ts'
import { useForm } from '#src/app/wiring/use-form.ts'
import { DocumentsPage } from '#src/views/account/documents/documents-page.tsx'

export const DocumentsRoute = () => <DocumentsPage form={useForm()} createUpload={useCreateUpload()} />
