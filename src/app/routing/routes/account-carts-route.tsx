import { useCartEffects } from '#src/app/effects/use-cart-effects.ts'
import { useTemplateForm } from '#src/app/wiring/use-template-form.ts'
import { CartsPage } from '#src/views/quick-order/account/carts-page.tsx'

export function AccountCartsRoute() {
  const form = useTemplateForm()
  useCartEffects(form)
  return <CartsPage form={form} />
}
