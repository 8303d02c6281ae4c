import { useForm } from '#src/app/wiring/use-form.ts'
import { useCreateUpload } from '#src/app/wiring/use-create-upload.ts'
import { CartDocuments } from '#src/views/account/documents/cart-documents.tsx'

export const CartDocumentsRoute = () => <CartDocuments form={useForm()} createUpload={useCreateUpload()} />
