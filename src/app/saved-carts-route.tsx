import { SavedCarts } from '#src/views/cart/saved/saved-carts.tsx'
import { useCartDoings } from './use-cart-doings.ts'
import { useForm } from './use-form.ts'

export function SavedCartsRoute() {
  const form = useForm()
  useCartDoings(form)
  return <SavedCarts form={form} />
}
