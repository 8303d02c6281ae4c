import { useCartEffects } from '#src/app/effects/use-cart-effects.ts'
import { useForm } from '#src/app/wiring/use-form.ts'
import { CartsPage } from '#src/views/account/carts/carts-page.tsx'

export function AccountCartsRoute() {
  const form = useForm()
  useCartEffects(form)
  return <CartsPage form={form} />
}
