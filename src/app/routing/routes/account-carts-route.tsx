import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'
import { cartForm } from '#src/views/cart/saved/cart-form.ts'
import { CartsPage } from '#src/views/quick-order/account/carts-page.tsx'
import { templateRemovalForm } from '#src/views/quick-order/account/template-list.tsx'
import { templateForm } from '#src/views/quick-order/templates/save-template.tsx'

export function AccountCartsRoute() {
  const templates = { form: useFormSubmission(templateForm), removal: useFormSubmission(templateRemovalForm) }
  return <CartsPage form={useFormSubmission(cartForm)} templates={templates} />
}
