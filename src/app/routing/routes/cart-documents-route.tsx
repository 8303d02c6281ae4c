import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { useCreateUpload } from '#src/app/wiring/use-create-upload.ts'
import { withdrawalForm } from '#src/views/documents/document-card.tsx'
import { CartDocuments } from '#src/views/documents/cart-documents.tsx'

export const CartDocumentsRoute = () => (
  <CartDocuments form={useFormSubmission(withdrawalForm)} createUpload={useCreateUpload()} />
)
