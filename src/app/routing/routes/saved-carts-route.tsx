import { cartForm } from '#src/views/cart/saved/cart-form.ts'
import { SavedCarts } from '#src/views/cart/saved/saved-carts.tsx'
import { CartSheets } from '#src/views/sheets/cart-sheets.tsx'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'

export const SavedCartsRoute = () => <SavedCarts form={useFormSubmission(cartForm)} sheets={<CartSheets />} />
