import { SavedCarts } from '#src/views/cart/saved/saved-carts.tsx'
import { useCartEffects } from '#src/app/effects/use-cart-effects.ts'
import { useFormSubmission } from '#src/app/wiring/use-form-submission.ts'

export function SavedCartsRoute() {
  const form = useFormSubmission()
  useCartEffects(form)
  return <SavedCarts form={form} />
}
