import { useCreateUpload } from '#src/app/wiring/use-create-upload.ts'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { DocumentsPage } from '#src/views/documents/documents-page.tsx'

export const DocumentsRoute = () => (
  <DocumentsPage form={useFormSubmission()} createUpload={useCreateUpload()} />
)
