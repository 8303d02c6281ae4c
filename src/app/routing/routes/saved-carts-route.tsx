import { SavedCarts } from '#src/views/cart/saved/saved-carts.tsx'
import { useCartEffects } from '#src/app/effects/use-cart-effects.ts'
import { useForm } from '#src/app/wiring/use-form.ts'

export function SavedCartsRoute() {
  const form = useForm()
  useCartEffects(form)
  return <SavedCarts form={form} />
}
