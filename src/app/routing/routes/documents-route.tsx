import { useCreateUpload } from '#src/app/wiring/use-create-upload.ts'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { withdrawalForm } from '#src/views/documents/document-card.tsx'
import { DocumentsPage } from '#src/views/documents/documents-page.tsx'

export const DocumentsRoute = () => (
  <DocumentsPage form={useFormSubmission(withdrawalForm)} createUpload={useCreateUpload()} />
)
